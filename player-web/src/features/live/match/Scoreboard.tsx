import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { usePhaseName } from '../Clock.tsx'
import { hasCards } from '../scoreboard.ts'
import { StarButton } from '../StarButton.tsx'
import { useClockText } from '../useClockText.ts'
import { useStartWords } from '../useStartWords.ts'
import { PeriodTable } from './PeriodTable.tsx'
import styles from './Scoreboard.module.css'

/** Who plays, the score large, the clock, and the periods so far. What comes and goes stands where it makes no line longer. */
export function Scoreboard({ match }: { match: LiveMatch }) {
  const format = useFormat()
  const clock = useClockText(match)
  const phase = usePhaseName(match)
  const startWords = useStartWords(match.startsAt)
  const { score } = match.state
  return (
    <header className={styles.board} id="scoreboard">
      <p className={styles.league}>
        <span>
          {match.categoryName} · {match.tournamentName}
        </span>
        <StarButton matchId={match.id} names={`${match.home} – ${match.away}`} />
      </p>
      <h1 className={styles.teams}>
        <span className={styles.home}>{match.home}</span>
        {score ? (
          <span className={styles.score}>
            <b>{score[0]}</b>
            <i aria-hidden>:</i>
            <b>{score[1]}</b>
          </span>
        ) : (
          <span className={styles.start}>{format.time(match.startsAt)}</span>
        )}
        <span className={styles.away}>{match.away}</span>
      </h1>
      <p className={styles.clock}>
        {clock !== '' && (
          <b>
            <bdi dir="ltr">{clock}</bdi>
          </b>
        )}
        <span>{score ? phase : startWords}</span>
      </p>
      <PeriodTable match={match} />
      {hasCards(match.sportId) && score && <Stats match={match} />}
    </header>
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
            {/* in the order of the teams, also where that is from right to left */}
            {home} – {away}
          </dd>
        </div>
      ))}
    </dl>
  )
}
