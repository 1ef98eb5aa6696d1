import type { NoticeView } from '@grandstand/shared-types/wire/site/notices'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './NoticeItem.module.css'

/** A message: its title and time, and its text once it is opened. */
export function NoticeItem({ notice, onRead }: { notice: NoticeView; onRead: () => void }) {
  const format = useFormat()
  const { title, text } = useNoticeText(notice)
  return (
    <li className={styles.item} data-unread={!notice.isRead}>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !notice.isRead) onRead()
        }}
      >
        <summary className={styles.head}>
          <span className={styles.dot} aria-hidden />
          <span className={styles.title}>{title}</span>
          <time dateTime={new Date(notice.createdAt).toISOString()}>
            {format.dayTime(notice.createdAt)}
          </time>
        </summary>
        <p className={styles.text}>{text}</p>
      </details>
    </li>
  )
}

/** The texts of staff, or those of the app for a notice that the platform wrote. */
function useNoticeText({ key, params, title, text }: NoticeView) {
  const { t } = useTranslation()
  const format = useFormat()
  if (key === null) return { title, text }
  const [amountMinor, currency] = params
  const amount =
    typeof amountMinor === 'number' ? format.money(amountMinor, String(currency)) : undefined
  return {
    title: t(`noticePage.system.${key}.title`),
    text: t(`noticePage.system.${key}.text`, { amount }),
  }
}
