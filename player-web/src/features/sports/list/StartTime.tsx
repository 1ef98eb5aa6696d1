import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { startOfDay, useToday } from '../../../ui/days.ts'
import styles from './StartTime.module.css'

/** The time of the start, with the day when it is not today. */
export function StartTime({ at }: { at: number }) {
  const format = useFormat()
  const isToday = at < startOfDay(useToday(), 1)
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      <span>{format.time(at)}</span>
      {!isToday && <small>{format.day(at)}</small>}
    </time>
  )
}

/** The fewest matches of a coupon with this match; hidden for one. */
export function MinSelections({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count <= 1) return null
  const label = t('sports.minSelections', { count })
  return (
    <span className={styles.least} title={label}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
