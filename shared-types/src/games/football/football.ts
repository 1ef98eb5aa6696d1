/** Virtual football: the teams of a league, each of which plays once a round. */
import { weighted } from '../../draws/choose.ts'
import { fixedOddsGame, type FixedOddsRules, type Pick } from '../fixtures/fixed_odds.ts'
import type { Pair } from '../fixtures/schedule.ts'
import { AWAY_GOALS, HOME_GOALS, scoringLevel } from './goals.ts'
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import { CAPITAL_TEAMS, COAST_TEAMS, ISLAND_TEAMS, RIVER_TEAMS, SUMMIT_TEAMS } from './leagues.ts'
import { FOOTBALL_TEAMS, type FootballTeam } from './teams.ts'

export interface FootballScore {
  home: number
  away: number
}

/** Scores up to this for each side can be picked; all others are one pick. */
const HIGHEST_PICKED_GOALS = 4
const LINES = [1.5, 2.5, 3.5]

/** The rules of a league; `teams` are an even number. */
const leagueOf = (teams: readonly FootballTeam[]): FixedOddsRules<FootballScore> => ({
  sides: teams.length,
  returnPpm: 900_000,
  picks: PICKS,
  drawScore: (draws, pair) => {
    const goals = weightsOf(teams, pair)
    return { home: weighted(draws, goals.home), away: weighted(draws, goals.away) }
  },
  scoresOf: (pair) => {
    const goals = weightsOf(teams, pair)
    return goals.home.flatMap((weight, home) =>
      goals.away.map((other, away) => ({
        score: { home, away },
        weight: BigInt(weight * other),
      }))
    )
  },
})

const PICKS = footballPicks()
export const FOOTBALL_RULES = leagueOf(FOOTBALL_TEAMS)

/** The teams of each league. */
export const LEAGUES: Readonly<Record<CodeOf<'football'>, readonly FootballTeam[]>> = {
  football: FOOTBALL_TEAMS,
  coastLeague: COAST_TEAMS,
  riverLeague: RIVER_TEAMS,
  summitCup: SUMMIT_TEAMS,
  islandLeague: ISLAND_TEAMS,
  capitalLeague: CAPITAL_TEAMS,
}

export const LEAGUE_RULES: Readonly<Record<CodeOf<'football'>, FixedOddsRules<FootballScore>>> = {
  football: FOOTBALL_RULES,
  coastLeague: leagueOf(COAST_TEAMS),
  riverLeague: leagueOf(RIVER_TEAMS),
  summitCup: leagueOf(SUMMIT_TEAMS),
  islandLeague: leagueOf(ISLAND_TEAMS),
  capitalLeague: leagueOf(CAPITAL_TEAMS),
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

function weightsOf(
  teams: readonly FootballTeam[],
  [home, away]: Pair
): { home: readonly number[]; away: readonly number[] } {
  const [host, guest] = [teams[home], teams[away]]
  const homeGoals = host && guest && HOME_GOALS[scoringLevel(host, guest)]
  const awayGoals = host && guest && AWAY_GOALS[scoringLevel(guest, host)]
  if (!homeGoals || !awayGoals) throw new RangeError(`no match of ${home} and ${away}`)
  return { home: homeGoals, away: awayGoals }
}

export const teamsOf = ofCode(LEAGUES)
export const leagueRules = ofCode(LEAGUE_RULES)
export const footballOf = madeOfCode(LEAGUE_RULES, fixedOddsGame)
