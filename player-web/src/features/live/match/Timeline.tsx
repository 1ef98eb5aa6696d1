import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clockText } from '../matchClock.ts'
import { usePeriodName } from '../usePeriodName.ts'
import { IncidentMark } from './IncidentMark.tsx'
import styles from './Timeline.module.css'

/** Lines shown before the rest is asked for. */
const SHOWN = 6
const SCORING: ReadonlySet<string> = new Set(['goal', 'own_goal', 'point'])

interface TimelineProps {
  match: LiveMatch
  lines: readonly LiveIncident[]
}

/** What happened, the latest first. */
export function Timeline({ match, lines }: TimelineProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const latest = [...lines].reverse()
  const shown = isWhole ? latest : latest.slice(0, SHOWN)
  const hidden = latest.length - shown.length
  return (
    <details className={styles.timeline} open>
      <summary className={styles.head}>
        <h2>{t('live.timeline')}</h2>
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </summary>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('live.timelineEmpty')}</p>
      ) : (
        <ol className={styles.lines}>
          {shown.map((line) => (
            <Line key={line.position} match={match} line={line} />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('live.moreTimeline', { count: hidden })}
        </button>
      )}
    </details>
  )
}

function Line({ match, line }: { match: LiveMatch; line: LiveIncident }) {
  const { t } = useTranslation()
  const period = usePeriodName(match.sportId, line.period)
  const { kind, side, seconds, score } = line
  const team = side === 'home' ? match.home : side === 'away' ? match.away : ''
  const at =
    seconds === null
      ? ''
      : clockText(
          {
            ...match,
            status: `${line.period}p`,
            state: { ...match.state, clock: { seconds, isRunning: false, at: 0 } },
          },
          0
        )
  return (
    <li className={styles.line} data-side={side ?? 'none'}>
      <span className={styles.at}>
        <bdi dir="ltr">{at}</bdi>
      </span>
      <IncidentMark kind={kind} />
      <span className={styles.words}>
        <b>{t(`live.incident.${kind}`, { period })}</b>
        {team !== '' && <span>{team}</span>}
      </span>
      {SCORING.has(kind) && (
        <bdi
          dir="ltr"
          className={styles.score}
          aria-label={t('live.score', { home: score[0], away: score[1] })}
        >
          {score[0]}-{score[1]}
        </bdi>
      )}
    </li>
  )
}
