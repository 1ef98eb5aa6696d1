/** The virtual football league: sixteen teams, eight matches a round. */
import { weighted } from '../../draws/choose.ts'
import { fixedOddsGame, type FixedOddsRules, type Pick } from '../fixtures/fixed_odds.ts'
import type { Pair } from '../fixtures/schedule.ts'
import { AWAY_GOALS, HOME_GOALS, scoringLevel } from './goals.ts'
import { FOOTBALL_TEAMS } from './teams.ts'

export interface FootballScore {
  home: number
  away: number
}

/** Scores up to this for each side can be picked; all others are one pick. */
const HIGHEST_PICKED_GOALS = 4
const LINES = [1.5, 2.5, 3.5]

export const FOOTBALL_RULES: FixedOddsRules<FootballScore> = {
  sides: FOOTBALL_TEAMS.length,
  returnPpm: 900_000,
  picks: footballPicks(),
  drawScore: (draws, pair) => {
    const goals = weightsOf(pair)
    return { home: weighted(draws, goals.home), away: weighted(draws, goals.away) }
  },
  scoresOf: (pair) => {
    const goals = weightsOf(pair)
    return goals.home.flatMap((weight, home) =>
      goals.away.map((other, away) => ({
        score: { home, away },
        weight: BigInt(weight * other),
      }))
    )
  },
}

export const football = fixedOddsGame(FOOTBALL_RULES)

/** Ids are `result:home`, `total:over2.5`, `bothScore:yes`, `score:2:1` and `score:other`. */
function footballPicks(): Map<string, Pick<FootballScore>> {
  const picks = new Map<string, Pick<FootballScore>>()
  const add = (kind: string, choice: string, wins: (score: FootballScore) => boolean) =>
    picks.set(`${kind}:${choice}`, { kind, wins })
  add('result', 'home', ({ home, away }) => home > away)
  add('result', 'draw', ({ home, away }) => home === away)
  add('result', 'away', ({ home, away }) => home < away)
  for (const line of LINES) {
    add('total', `over${line}`, ({ home, away }) => home + away > line)
    add('total', `under${line}`, ({ home, away }) => home + away < line)
  }
  add('bothScore', 'yes', ({ home, away }) => home > 0 && away > 0)
  add('bothScore', 'no', ({ home, away }) => home === 0 || away === 0)
  for (let home = 0; home <= HIGHEST_PICKED_GOALS; home++) {
    for (let away = 0; away <= HIGHEST_PICKED_GOALS; away++) {
      add('score', `${home}:${away}`, (score) => score.home === home && score.away === away)
    }
  }
  add('score', 'other', ({ home, away }) => Math.max(home, away) > HIGHEST_PICKED_GOALS)
  return picks
}

function weightsOf([home, away]: Pair): { home: readonly number[]; away: readonly number[] } {
  const [host, guest] = [FOOTBALL_TEAMS[home], FOOTBALL_TEAMS[away]]
  const homeGoals = host && guest && HOME_GOALS[scoringLevel(host, guest)]
  const awayGoals = host && guest && AWAY_GOALS[scoringLevel(guest, host)]
  if (!homeGoals || !awayGoals) throw new RangeError(`no match of ${home} and ${away}`)
  return { home: homeGoals, away: awayGoals }
}
