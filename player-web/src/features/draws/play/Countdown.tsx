import { useTranslation } from 'react-i18next'
import { deviceTimeOf } from '../../../api/serverClock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { clockText } from '../../../ui/clockText.ts'
import { useTimeLeft } from '../../../ui/useTimeLeft.ts'
import styles from './Countdown.module.css'

const DAY_S = 24 * 3600
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
        {clockText(seconds)}
      </bdi>
      <span className="visually-hidden">
        {t('draw.closesAt', { time: format.clock(closesAt) })}
      </span>
    </span>
  )
}
