import type { LiveState } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useTranslation } from 'react-i18next'
import { hasSets } from '../../../scores/periods.ts'
import styles from './RowScore.module.css'

/** The score of one side: sets, games and points in sports that have them, else one figure. */
export function RowScore({ match, side }: { match: LiveMatch; side: 0 | 1 }) {
  const { state, sportId } = match
  if (!state.score) return <span className={styles.score} />
  return (
    <span className={styles.score}>
      {hasSets(sportId) && <Sets state={state} side={side} />}
      <b>{state.score[side]}</b>
    </span>
  )
}

/** Games of the current set and points of the current game; finished sets are on the match's page. */
function Sets({ state: { periodScores, gameScore }, side }: { state: LiveState; side: 0 | 1 }) {
  const games = periodScores.at(-1)?.[side]
  return (
    <>
      {gameScore && <span className={styles.points}>{gameScore[side]}</span>}
      {games !== undefined && <span className={styles.games}>{games}</span>}
    </>
  )
}

/** The serving mark, and the cards of a side. */
export function SideMarks({ match, side }: { match: LiveMatch; side: 0 | 1 }) {
  const { t } = useTranslation()
  const { serving, redCards, yellowCards } = match.state
  const isServing = serving === (side === 0 ? 'home' : 'away')
  const red = redCards[side]
  const yellow = yellowCards[side]
  return (
    <>
      {isServing && (
        <span
          className={styles.serving}
          role="img"
          aria-label={t('live.serving')}
          title={t('live.serving')}
        />
      )}
      {red > 0 && <Card kind="red" count={red} label={t('live.redCards', { count: red })} />}
      {yellow > 0 && (
        <Card kind="yellow" count={yellow} label={t('live.yellowCards', { count: yellow })} />
      )}
    </>
  )
}

function Card({ kind, count, label }: { kind: 'red' | 'yellow'; count: number; label: string }) {
  return (
    <span className={styles.card} data-kind={kind} role="img" aria-label={label} title={label}>
      {count}
    </span>
  )
}
