import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { PairText } from '../../../scores/PairText.tsx'
import { usePhaseName } from '../clock/phaseNames.ts'
import { hasCards } from '../score/scoreboard.ts'
import { useClockText } from '../clock/useClockText.ts'
import { useStartWords } from '../clock/useStartWords.ts'
import { PeriodScores } from './PeriodScores.tsx'
import styles from './Scoreboard.module.css'

/** Teams, score, clock, and the periods so far. Parts that come and go stand where they do not lengthen a line. */
export function Scoreboard({ match }: { match: LiveMatch }) {
  const format = useFormat()
  const clock = useClockText(match)
  const phase = usePhaseName(match)
  const startWords = useStartWords(match.startsAt)
  const { score } = match.state
  return (
    <header className={styles.board} id="scoreboard">
      <h1 className={styles.teams}>
        <TeamName match={match} side="home" />
        {score ? (
          <span className={styles.score}>
            <b>{score[0]}</b>
            <i aria-hidden>:</i>
            <b>{score[1]}</b>
          </span>
        ) : (
          <span className={styles.start}>{format.time(match.startsAt)}</span>
        )}
        <TeamName match={match} side="away" />
      </h1>
      <div className={styles.line}>
        <p className={styles.clock}>
          {clock !== '' && (
            <b>
              <bdi dir="ltr">{clock}</bdi>
            </b>
          )}
          <span>{score ? phase : startWords}</span>
        </p>
        <PeriodScores match={match} />
      </div>
      {hasCards(match.sportId) && score && <Stats match={match} />}
    </header>
  )
}

function TeamName({ match, side }: { match: LiveMatch; side: 'home' | 'away' }) {
  const { t } = useTranslation()
  return (
    <span className={styles[side]}>
      <bdi>{match[side]}</bdi>
      {match.state.serving === side && (
        <span
          className={styles.serving}
          role="img"
          aria-label={t('live.serving')}
          title={t('live.serving')}
        />
      )}
    </span>
  )
}

function Stats({ match: { state } }: { match: LiveMatch }) {
  const { t } = useTranslation()
  const rows = [
    [t('live.stat.corners'), state.corners],
    [t('live.stat.yellow'), state.yellowCards],
    [t('live.stat.red'), state.redCards],
  ] as const
  return (
    <dl className={styles.stats} aria-label={t('live.stats')}>
      {rows.map(([name, [home, away]]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <PairText home={home} away={away} between="–" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
