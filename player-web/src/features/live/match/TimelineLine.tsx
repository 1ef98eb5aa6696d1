import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import { useTranslation } from 'react-i18next'
import { clockText, minutesAndSeconds } from '../matchClock.ts'
import { PairText } from '../../../scores/PairText.tsx'
import { usePeriodName } from '../usePeriodName.ts'
import { IncidentMark } from './IncidentMark.tsx'
import { isGameWon, pairAfter } from './lineScore.ts'
import styles from './TimelineLine.module.css'

interface TimelineLineProps {
  match: LiveMatch
  line: LiveIncident
}

/** One line of the timeline: when, what, whose, and what it brought the score, the cards or the corners to. */
export function TimelineLine({ match, line }: TimelineLineProps) {
  const { t } = useTranslation()
  const period = usePeriodName(match.sportId, line.period)
  const { kind, side } = line
  const team = side === 'home' ? match.home : side === 'away' ? match.away : ''
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
        {team !== '' && <span>{team}</span>}
      </span>
      <After line={line} />
    </li>
  )
}

/** The match clock at a line. */
function clockAt(match: LiveMatch, line: LiveIncident, seconds: number): string {
  const clock = { seconds, isRunning: false, at: 0 }
  return clockText({ ...match, status: `${line.period}p`, state: { ...match.state, clock } }, 0)
}

/** What the line brought: in sports won by sets these, the games or points of the set, the points of the game. */
function After({ line }: { line: LiveIncident }) {
  const { t } = useTranslation()
  const pair = pairAfter(line)
  if (!pair) return null
  const { score, periodScore, gameScore } = line
  const [home, away] = pair
  if (!periodScore) {
    return (
      <span className={styles.pair} role="img" aria-label={t('live.score', { home, away })}>
        <PairText home={home} away={away} />
      </span>
    )
  }
  return (
    <>
      <span className={styles.sets}>{t('live.sets', { home: score[0], away: score[1] })}</span>
      <span className={styles.pair}>
        <PairText home={home} away={away} />
      </span>
      {gameScore && !isGameWon(line) && (
        <span className={styles.points}>
          <PairText home={gameScore[0]} away={gameScore[1]} />
        </span>
      )}
    </>
  )
}
