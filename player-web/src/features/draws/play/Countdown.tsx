import { useTranslation } from 'react-i18next'
import { deviceTimeOf } from '../../../api/serverClock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTimeLeft } from '../../../ui/useTimeLeft.ts'
import styles from './Countdown.module.css'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** From here on the time is pressing. */
const SHORT_S = 30

/** The time until sales close; the day and time of a far one. Screen readers hear the time of the day, which stands still. */
export function Countdown({ closesAt }: { closesAt: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { seconds } = useTimeLeft(deviceTimeOf(closesAt))
  if (seconds > DAY_S) return <bdi className={styles.clock}>{format.dayTime(closesAt)}</bdi>
  return (
    <span className={styles.clock} data-short={seconds <= SHORT_S}>
      <bdi dir="ltr" aria-hidden>
        {seconds > 0 ? clockOf(seconds) : '0:00'}
      </bdi>
      <span className="visually-hidden">
        {t('draw.closesAt', { time: format.clock(closesAt) })}
      </span>
    </span>
  )
}

function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor((seconds % HOUR_S) / 60)
  const rest = two(seconds % 60)
  return seconds >= HOUR_S
    ? `${Math.floor(seconds / HOUR_S)}:${two(minutes)}:${rest}`
    : `${minutes}:${rest}`
}
