import { isPaused } from '@grandstand/shared-types/matches'
import type { LiveMatch } from '@grandstand/shared-types/wire'
import { useQuery } from '@tanstack/react-query'
import { BellRing, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../../api/queries.ts'
import { useBreakMinutes } from '../useBreakMinutes.ts'
import styles from './PauseNotice.module.css'

/** That a break is about to end (periodAlert), and that it is longer than a break can be (specification, section 9). */
export function PauseNotice({ match }: { match: LiveMatch }) {
  const { t } = useTranslation()
  const minutes = useBreakMinutes(match)
  const live = useQuery(settingsQuery).data?.live
  if (!live || !isPaused(match.status)) return null
  if (minutes >= live.maxPauseMinutes) {
    return (
      <p className={styles.notice} data-kind="warning" role="status">
        <CircleAlert size={16} aria-hidden />
        {t('live.pauseLong', { minutes: live.maxPauseMinutes })}
      </p>
    )
  }
  if (match.status !== 'paused' || minutes < live.halfTimeAlertMinutes) return null
  return (
    <p className={styles.notice} role="status">
      <BellRing size={16} aria-hidden />
      {t('live.periodAlert')}
    </p>
  )
}
