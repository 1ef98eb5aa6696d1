/** NBA seasons (sportsbookreviewsonline.com): quarters without overtime, a final score with it. */
import type { DateTime } from 'luxon'
import type { MatchFacts } from '@grandstand/shared-types/markets/facts'
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
} from '@grandstand/shared-types/markets/specifier'
import { SPORT_IDS } from '@grandstand/shared-types/sports'
import { mainMarket } from '#season_files/reading/price_cells'
import type { SeasonFixtures, SeasonResults } from '#season_files/reading/season'
import { seasonFixtures, type MatchMarkets } from '#season_files/reading/season_fixtures'
import { scoreOf, seasonResults } from '#season_files/reading/season_results'
import { parseAmericanOdds } from '#season_files/two_row/american_odds'
import {
  IDENTITY,
  readGames,
  usCategory,
  type Game,
  type League,
} from '#season_files/two_row/games_of_rows'
import { NBA_TEAMS } from '#season_files/two_row/nba_teams'
import { withOvertime } from '#season_files/two_row/overtime'

/** The file gives days and no times. */
const USUAL_TIME = '19:30'
const FILE_ZONE = 'America/New_York'
const WINNER = 219
const HANDICAP = 223
const TOTAL = 225
/** The file prices neither side of a line; the reference takes both at 1.91. */
const LINE_PRICES = [1910, 1910]
const QUARTERS = ['1st', '2nd', '3rd', '4th']

const NBA: League = {
  format: 'nba',
  header: { identity: IDENTITY, required: [...QUARTERS, 'Final', 'Close', 'ML'] },
  teams: NBA_TEAMS,
  fileNameExample: 'nba_odds_2018-19.csv',
}

/** Reads a season. Throws what `readGames` throws. */
export async function readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures> {
  const { season, games } = await readGames(path, NBA)
  const name = `NBA ${season.replace('-', '/')}`
  return seasonFixtures(games, {
    startsAt,
    zone: FILE_ZONE,
    timeOf: () => USUAL_TIME,
    marketTypeIds: [WINNER, HANDICAP, TOTAL],
    marketsOf,
    groupOf: () => season,
    tournamentOf: () => ({
      sportId: SPORT_IDS.basketball,
      category: usCategory('basketball'),
      sourceKey: `nba:${season}`,
      names: { tr: name, en: name },
      listOrder: 1,
    }),
  })
}

/** Reads the results of a season. Throws what `readGames` throws. */
export async function readResults(path: string): Promise<SeasonResults> {
  const { games } = await readGames(path, NBA)
  return seasonResults(SPORT_IDS.basketball, games, factsOf)
}

function marketsOf({ visitorCells, homeCells }: Game): MatchMarkets {
  const winner = [homeCells, visitorCells].flatMap(
    (cells) => parseAmericanOdds(cells.get('ML') ?? '') ?? []
  )
  const lines = linesOf(visitorCells.get('Close') ?? '', homeCells.get('Close') ?? '')
  const markets = [
    winner.length === 2 && mainMarket(WINNER, '', ['home', 'away'], winner),
    lines?.handicap &&
      mainMarket(HANDICAP, formatSpecifier({ hcp: lines.handicap }), ['home', 'away'], LINE_PRICES),
    lines?.total &&
      mainMarket(TOTAL, formatSpecifier({ total: lines.total }), ['over', 'under'], LINE_PRICES),
  ].filter((market) => market !== false && market !== undefined && market !== '')
  return { markets, hasBadLine: lines === null }
}

/**
 * Of the two closing cells the larger is the total and the smaller the favourite's spread, in the favourite's row. Null
 * when one of them is none, or no multiple of 0.25.
 */
function linesOf(visitor: string, home: string): { handicap: string; total: string } | null {
  const [ofVisitor, ofHome] = [visitor, home].map((text) =>
    parseQuarters(text.toLowerCase() === 'pk' ? '0' : text)
  )
  if (typeof ofVisitor !== 'number' || typeof ofHome !== 'number') return null
  const isHomeFavourite = ofVisitor > ofHome
  return {
    handicap: formatQuarters(isHomeFavourite ? 0 - ofHome : ofVisitor),
    total: formatQuarters(Math.max(ofVisitor, ofHome)),
  }
}

/** Null without a final score. */
function factsOf({ homeCells, visitorCells }: Game): MatchFacts | null {
  const final = scoreOf(homeCells.get('Final'), visitorCells.get('Final'))
  if (!final) return null
  const quarters = QUARTERS.map((name) => scoreOf(homeCells.get(name), visitorCells.get(name)))
  return withOvertime(quarters, final)
}
