/** Baseball seasons (sportsbookreviewsonline.com): nine innings, a final score with extra innings, prices American. */
import type { DateTime } from 'luxon'
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/facts'
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
} from '@grandstand/shared-types/markets/specifier'
import { SPORT_IDS } from '@grandstand/shared-types/sports'
import type { SourceMarket } from '#catalogue/actions/import_source'
import type { CsvRow } from '#season_files/reading/csv_table'
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
import { MLB_TEAMS } from '#season_files/two_row/mlb_teams'
import { withOvertime } from '#season_files/two_row/overtime'

type Cells = CsvRow['cells']

/** The file gives days and no times. */
const USUAL_TIME = '19:05'
const FILE_ZONE = 'America/New_York'
const WINNER = 251
const RUN_LINE = 256
const TOTAL = 258
const INNINGS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']

const MLB: League = {
  format: 'mlb',
  header: {
    identity: IDENTITY,
    required: [...INNINGS, 'Final', 'Close', 'Close OU', 'Close OU+'],
    together: [['Run Line', 'Run Line+']],
  },
  teams: MLB_TEAMS,
  fileNameExample: 'mlb_odds_2018.csv',
}

/** Reads a season. Throws what `readGames` throws. */
export async function readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures> {
  const { season, games } = await readGames(path, MLB)
  const name = `MLB ${season}`
  return seasonFixtures(games, {
    startsAt,
    zone: FILE_ZONE,
    timeOf: () => USUAL_TIME,
    marketTypeIds: [WINNER, RUN_LINE, TOTAL],
    marketsOf,
    groupOf: () => season,
    tournamentOf: () => ({
      sportId: SPORT_IDS.baseball,
      category: usCategory('baseball'),
      sourceKey: `mlb:${season}`,
      names: { tr: name, en: name },
      listOrder: 1,
    }),
  })
}

/** Reads the results of a season. Throws what `readGames` throws. */
export async function readResults(path: string): Promise<SeasonResults> {
  const { games } = await readGames(path, MLB)
  return seasonResults(SPORT_IDS.baseball, games, factsOf)
}

function marketsOf({ visitorCells, homeCells }: Game): MatchMarkets {
  const winner = [homeCells, visitorCells].flatMap(
    (cells) => parseAmericanOdds(cells.get('Close') ?? '') ?? []
  )
  const [runLine, total] = [runLineOf(visitorCells, homeCells), totalOf(visitorCells, homeCells)]
  return {
    markets: [
      winner.length === 2 ? mainMarket(WINNER, '', ['home', 'away'], winner) : null,
      runLine,
      total,
    ].filter((market) => market !== null),
    hasBadLine: runLine === null || total === null,
  }
}

interface PricedLine {
  quarters: number
  oddsMilli: number
}

/** Each row has its own team's line; the line of the market is home's. */
function runLineOf(visitorCells: Cells, homeCells: Cells): SourceMarket | null {
  const [visitor, home] = [visitorCells, homeCells].map(runLineCells)
  if (!visitor || !home || visitor.quarters + home.quarters !== 0) return null
  const specifier = formatSpecifier({ hcp: formatQuarters(home.quarters) })
  const prices = [home.oddsMilli, visitor.oddsMilli]
  return mainMarket(RUN_LINE, specifier, ['home', 'away'], prices)
}

/** The line with its price behind it, or in one cell: `-1.5(+120)`. */
function runLineCells(cells: Cells): PricedLine | null {
  const together = /^([^()]+)\(([^()]+)\)$/.exec(cells.get('RL') ?? '')
  return together
    ? pricedLine(together[1], together[2])
    : pricedLine(cells.get('Run Line'), cells.get('Run Line+'))
}

/** Both rows have the same line; the price above is for over, the one below for under. */
function totalOf(visitorCells: Cells, homeCells: Cells): SourceMarket | null {
  const [over, under] = [visitorCells, homeCells].map((cells) =>
    pricedLine(cells.get('Close OU'), cells.get('Close OU+'))
  )
  if (!over || !under || over.quarters !== under.quarters) return null
  const specifier = formatSpecifier({ total: formatQuarters(over.quarters) })
  return mainMarket(TOTAL, specifier, ['over', 'under'], [over.oddsMilli, under.oddsMilli])
}

function pricedLine(line = '', price = ''): PricedLine | null {
  const quarters = parseQuarters(line)
  const oddsMilli = parseAmericanOdds(price)
  return quarters === null || oddsMilli === null ? null : { quarters, oddsMilli }
}

/**
 * Null without a final score. A game is shortened by empty cells alone, as the reference reads the files: the innings from
 * the first empty one on were not played. `x` is an inning that was not needed and counts as played, also where both sides
 * have it.
 */
function factsOf({ homeCells, visitorCells }: Game): MatchFacts | null {
  const final = scoreOf(homeCells.get('Final'), visitorCells.get('Final'))
  if (!final) return null
  const innings = INNINGS.map((name) => runsOf(homeCells.get(name), visitorCells.get(name)))
  const played = innings.findIndex((runs) => runs === undefined)
  if (played === -1) return withOvertime(innings, final)
  const periods = innings.slice(0, played).map((runs, index) => [String(index + 1), runs])
  return { status: 'ended', periods: Object.fromEntries(periods), fullTime: final }
}

const runsOf = (home: string | undefined, visitor: string | undefined): Score | undefined =>
  scoreOf(notNeeded(home), notNeeded(visitor))

const notNeeded = (cell: string | undefined) => (cell?.toLowerCase() === 'x' ? '0' : cell)
