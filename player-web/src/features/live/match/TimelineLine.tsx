import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useTranslation } from 'react-i18next'
import { PairText } from '../../../scores/PairText.tsx'
import { clockText, minutesAndSeconds } from '../clock/matchClock.ts'
import { usePeriodName } from '../clock/phaseNames.ts'
import { IncidentMark } from './IncidentMark.tsx'
import { isGameWon, scoresOf, type ScoreColumn } from './lineScore.ts'
import styles from './TimelineLine.module.css'

interface TimelineLineProps {
  match: LiveMatch
  line: LiveIncident
  columns: readonly ScoreColumn[]
}

/** One line of the timeline: time, incident, side, and the score after it. */
export function TimelineLine({ match, line, columns }: TimelineLineProps) {
  const { t } = useTranslation()
  const period = usePeriodName(match.sportId, line.period)
  const { kind, side } = line
  const team = side === null ? '' : match[side]
  return (
    <li className={styles.line} data-kind={kind}>
      <span className={styles.at}>
        {line.seconds === null ? (
          period
        ) : (
          <bdi dir="ltr" title={minutesAndSeconds(line.seconds)}>
            {clockAt(match, line, line.seconds)}
          </bdi>
        )}
      </span>
      <IncidentMark kind={kind} />
      <span className={styles.words}>
        <b>{isGameWon(line) ? t('live.gameWon') : t(`live.incident.${kind}`, { period })}</b>
        {team !== '' && <bdi>{team}</bdi>}
      </span>
      {scoresOf(line, columns).map((pair, index) => (
        <span key={index} className={styles.pair}>
          {pair && <PairText home={pair[0]} away={pair[1]} />}
        </span>
      ))}
    </li>
  )
}

/** The match clock at a line. */
function clockAt(match: LiveMatch, line: LiveIncident, seconds: number): string {
  const clock = { seconds, isRunning: false, at: 0 }
  return clockText({ ...match, status: `${line.period}p`, state: { ...match.state, clock } }, 0)
}
