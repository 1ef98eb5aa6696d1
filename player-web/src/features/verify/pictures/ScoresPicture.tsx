import type { FixturesOutcome } from '@grandstand/shared-types/games/fixtures/fixed_odds'
import { pairsOf } from '@grandstand/shared-types/games/fixtures/schedule'
import { teamsOf, type FootballScore } from '@grandstand/shared-types/games/football/football'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { playersOf, type TennisScore } from '@grandstand/shared-types/games/tennis/tennis'
import styles from './Scores.module.css'

interface ScoresProps<Score> {
  outcome: FixturesOutcome<Score>
  round: number
  code: GameCode
}

export const FootballPicture = ({ outcome, round, code }: ScoresProps<FootballScore>) => (
  <Scores
    sides={teamsOf(code)}
    round={round}
    scores={outcome.scores.map(({ home, away }) => `${home}:${away}`)}
  />
)

export const TennisPicture = ({ outcome, round, code }: ScoresProps<TennisScore>) => (
  <Scores
    sides={playersOf(code)}
    round={round}
    scores={outcome.scores.map((sets) => sets.map((set) => set.join(':')).join('  '))}
  />
)

interface ListProps {
  sides: readonly { name: string }[]
  round: number
  scores: readonly string[]
}

/** The matches of the round, each with its score. */
function Scores({ sides, round, scores }: ListProps) {
  return (
    <ul className={styles.scores}>
      {pairsOf(sides.length, round).map(([home, away], match) => (
        <li key={match}>
          <bdi>{sides[home]?.name}</bdi>
          <bdi dir="ltr" className={styles.score}>
            {scores[match]}
          </bdi>
          <bdi>{sides[away]?.name}</bdi>
        </li>
      ))}
    </ul>
  )
}
