import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import styles from './NoticeBell.module.css'
import { useNotices } from './noticesQuery.ts'

const MOST_SHOWN = 9

/** The way to the notifications, with the number of unread ones. */
export default function NoticeBell() {
  const { t } = useTranslation()
  const home = useHome()
  const unread = useNotices().data?.unreadCount ?? 0
  return (
    <Link
      to={`${home}notifications`}
      className={styles.bell}
      aria-label={unread > 0 ? t('notices.unread', { count: unread }) : t('notices.title')}
      title={t('notices.title')}
    >
      <Bell size={19} aria-hidden />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  )
}
