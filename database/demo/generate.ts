/**
 * The demo catalogue: invented leagues with fixtures and prices. Pure: a seed and a day give the same matches with the
 * same prices on every machine, on whichever day the week begins.
 */
import { COUNTRIES, countryOrder } from '@grandstand/shared-types/catalogue/countries'
import { countryNames } from '@grandstand/shared-types/languages/names'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { BASKETBALL_LEAGUES, HANDBALL_LEAGUES, VOLLEYBALL_LEAGUES } from './leagues/indoor.ts'
import { everyName } from './names.ts'
import type { DemoLeague, DemoSport } from './leagues/league.ts'
import {
  BASEBALL_LEAGUES,
  ESPORTS_LEAGUES,
  ICE_HOCKEY_LEAGUES,
  TENNIS_TOURNAMENTS,
} from './leagues/other.ts'
import { SOCCER_LEAGUES } from './leagues/soccer.ts'
import { handballMarkets } from './models/handball.ts'
import { iceHockeyMarkets } from './models/ice_hockey.ts'
import { baseballMarkets, basketballMarkets } from './models/points.ts'
import { esportsMarkets, tennisMarkets, volleyballMarkets } from './models/sets.ts'
import { soccerMarkets } from './models/soccer.ts'
import { bell, randomStream } from './random.ts'
import { matchesOn } from './schedule.ts'
import type { DemoTournament, MarketModel, Rating } from './types.ts'

const DAY_MS = 24 * 3_600_000
export const DEMO_SEED = 20_261
const DEMO_DAYS = 7

export const DEMO_LEAGUES: readonly DemoLeague[] = [
  ...SOCCER_LEAGUES,
  ...BASKETBALL_LEAGUES,
  ...TENNIS_TOURNAMENTS,
  ...VOLLEYBALL_LEAGUES,
  ...HANDBALL_LEAGUES,
  ...ICE_HOCKEY_LEAGUES,
  ...BASEBALL_LEAGUES,
  ...ESPORTS_LEAGUES,
]

export const MARKET_MODELS: Record<DemoSport, MarketModel> = {
  soccer: soccerMarkets,
  basketball: basketballMarkets,
  baseball: baseballMarkets,
  iceHockey: iceHockeyMarkets,
  tennis: tennisMarkets,
  handball: handballMarkets,
  volleyball: volleyballMarkets,
  esports: esportsMarkets,
}

/** All leagues with the matches of `days` days, from the UTC day of `from` (epoch milliseconds) on. */
export function generateDemo(from: number, days = DEMO_DAYS, seed = DEMO_SEED): DemoTournament[] {
  const firstDay = Math.floor(from / DAY_MS)
  return DEMO_LEAGUES.map((league, index) => {
    const sportId = SPORT_IDS[league.sport]
    const country = COUNTRIES[league.country]
    const price = pricer(league, seed)
    const matches = Array.from({ length: days }, (_, day) =>
      matchesOn(league, firstDay + day)
    ).flat()
    return {
      sportId,
      category: {
        sourceKey: `${league.sport}:${league.country}`,
        names: countryNames(league.country),
        countryCode: country.code,
        listOrder: countryOrder(league.country),
      },
      sourceKey: `demo:${league.key}`,
      names: everyName(league.names),
      listOrder: index + 1,
      teamAliases: {},
      fixtures: matches.map(({ key, home, away, startsAt }) => ({
        sourceKey: key,
        startsAt,
        listOrder: 0,
        home,
        away,
        markets: price(home, away),
      })),
    }
  })
}

/** A function that prices a match of two teams of the league. */
function pricer(league: DemoLeague, seed: number) {
  const model = MARKET_MODELS[league.sport]
  return (home: string, away: string) => {
    const ratings = ratingsOf(league.key, { home, away }, seed)
    return model(ratings.home, ratings.away, league.level)
  }
}

/** The strengths of the two teams of a match. */
export const ratingsOf = (leagueKey: string, { home, away }: Pair, seed: number) => ({
  home: ratingOf(leagueKey, home, seed),
  away: ratingOf(leagueKey, away, seed),
})
type Pair = Record<'home' | 'away', string>

/** The strength of a team of a league; the seed determines it. */
function ratingOf(leagueKey: string, team: string, seed: number): Rating {
  const random = randomStream(seed, leagueKey, team)
  // attack and defence of a team are about equally strong
  const quality = bell(random)
  const lean = bell(random) / 3
  return { attack: quality + lean, defence: quality - lean }
}
