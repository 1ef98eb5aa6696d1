import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { ownSessionsQuery } from './ownSessions.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsPage.module.css'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Sessions of the signed-in user, to end one or all. */
export default function SessionsPage() {
  const { t } = useTranslation()
  const sessions = useQuery(ownSessionsQuery)

  return (
    <ListPage title={t('sessionsPage.title')}>
      <p className={styles.lead}>{t('sessions.lead')}</p>
      {sessions.isPending ? (
        <RowsSkeleton rows={3} height="92px" />
      ) : sessions.isError ? (
        <StatePanel kind="error" title={t('sessions.error')}>
          <Button onClick={() => void sessions.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <>
          <ul className={styles.list} aria-label={t('sessionsPage.title')}>
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.data.length === 1 && (
            <p className={styles.alone}>{t('sessions.nowhereElse')}</p>
          )}
          <SignOutEverywhere />
        </>
      )}
    </ListPage>
  )
}
