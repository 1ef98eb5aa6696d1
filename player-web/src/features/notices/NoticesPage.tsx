import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import styles from './NoticesPage.module.css'
import { useNotices } from './noticesQuery.ts'

const SKELETONS = 4

/** Messages to the player, the newest first; opening one marks it as read. */
export default function NoticesPage() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const notices = useNotices()
  const { mutate: markRead } = useMutation({
    mutationFn: (ids?: number[]) => call('POST /v1/me/notices/reads', { body: ids ? { ids } : {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notices'] }),
  })
  return (
    <ListPage title={t('notices.title')}>
      {notices.isPending ? (
        <RowsSkeleton rows={SKELETONS} height="72px" />
      ) : notices.isError ? (
        <StatePanel kind="error" title={t('noticePage.error')}>
          <Button onClick={() => void notices.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : notices.data.notices.length === 0 ? (
        <StatePanel kind="empty" title={t('noticePage.empty')} hint={t('noticePage.emptyHint')} />
      ) : (
        <>
          {notices.data.unreadCount > 0 && (
            <p className={styles.tools}>
              <span>{t('notices.unread', { count: notices.data.unreadCount })}</span>
              <Button variant="quiet" size="small" onClick={() => markRead(undefined)}>
                {t('noticePage.readAll')}
              </Button>
            </p>
          )}
          <ul className={styles.list}>
            {notices.data.notices.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} onRead={() => markRead([notice.id])} />
            ))}
          </ul>
        </>
      )}
    </ListPage>
  )
}
