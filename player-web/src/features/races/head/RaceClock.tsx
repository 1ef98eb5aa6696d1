import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import { useTranslation } from 'react-i18next'
import { deviceTimeOf } from '../../../api/serverClock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { clockText } from '../../../ui/clockText.ts'
import { useTimeLeft } from '../../../ui/useTimeLeft.ts'
import styles from './RaceHead.module.css'

const DAY_S = 24 * 3600
/** From here on the time is pressing. */
const SHORT_S = 60

/** The time to the off, then what became of the race. Screen readers hear the time of the day, which stands still. */
export function RaceClock({ race: { startsAt, raceStatus, kind } }: { race: BoardRace }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { seconds } = useTimeLeft(raceStatus === null ? deviceTimeOf(startsAt) : null)
  const isSeason = kind === 'season'
  if (raceStatus === 'ran') {
    return (
      <p className={styles.state}>{t(isSeason ? 'races.season.standings' : 'races.finished')}</p>
    )
  }
  if (raceStatus !== null) {
    return <p className={styles.state}>{t(isSeason ? 'races.season.notRun' : 'races.notRun')}</p>
  }
  // no seconds are counted to a day in months
  if (isSeason) return null
  if (seconds === 0) return <p className={styles.state}>{t('races.isOff')}</p>
  if (seconds > DAY_S) return null
  return (
    <p className={styles.clock} data-short={seconds <= SHORT_S}>
      <span aria-hidden>{t('races.toOff')}</span>
      <bdi dir="ltr" aria-hidden>
        {clockText(seconds)}
      </bdi>
      <span className="visually-hidden">{t('races.offAt', { time: format.time(startsAt) })}</span>
    </p>
  )
}
