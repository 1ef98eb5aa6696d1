/** Major League Baseball: nine innings, and a run line and a total with a price in each row. */
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
} from '@grandstand/shared-types/markets/model/specifier'
import type { SourceMarket } from '#catalogue/actions/import_source'
import { mainMarket } from '#season_files/reading/price_cells'
import { scoreOf } from '#season_files/reading/season_results'
import { parseAmericanOdds } from '#season_files/two_row/american_odds'
import { numbered, withOvertime } from '#season_files/two_row/facts'
import type { Cells, Game, League } from '#season_files/two_row/league'
import { MLB_TEAMS } from '#season_files/two_row/mlb_teams'

const RUN_LINE = 256
const TOTAL = 258
const INNINGS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']

export const MLB: League = {
  format: 'mlb',
  name: 'MLB',
  sport: 'baseball',
  header: {
    required: [...INNINGS, 'Final', 'Close', 'Close OU', 'Close OU+'],
    together: [['Run Line', 'Run Line+']],
  },
  teams: MLB_TEAMS,
  fileNameExample: 'mlb_odds_2018.csv',
  usualTime: '19:05',
  winner: { typeId: 251, priceColumn: 'Close' },
  handicapTypeId: RUN_LINE,
  totalTypeId: TOTAL,
  linesOf: (game) => ({ handicap: runLineOf(game), total: totalOf(game) }),
  factsOf,
}

interface PricedLine {
  quarters: number
  oddsMilli: number
}

/** Each row has its own team's line; the line of the market is home's. */
function runLineOf({ visitorCells, homeCells }: Game): SourceMarket | null {
  const [visitor, home] = [visitorCells, homeCells].map(runLineCells)
  if (!visitor || !home || visitor.quarters + home.quarters !== 0) return null
  const specifier = formatSpecifier({ hcp: formatQuarters(home.quarters) })
  const prices = [home.oddsMilli, visitor.oddsMilli]
  return mainMarket(RUN_LINE, specifier, ['home', 'away'], prices)
}

/** The line with its price in the next column, or both in one cell: `-1.5(+120)`. */
function runLineCells(cells: Cells): PricedLine | null {
  const together = /^([^()]+)\(([^()]+)\)$/.exec(cells.get('RL') ?? '')
  return together
    ? pricedLine(together[1], together[2])
    : pricedLine(cells.get('Run Line'), cells.get('Run Line+'))
}

/** Both rows have the same line; the visitor's row prices over, the home row under. */
function totalOf({ visitorCells, homeCells }: Game): SourceMarket | null {
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

/** A game ends before its first empty inning. An inning marked `x` was not needed and counts as played without runs. */
function factsOf({ homeCells, visitorCells }: Game, final: Score): MatchFacts {
  const innings = INNINGS.map((name) => scoreOf(runs(homeCells, name), runs(visitorCells, name)))
  const firstEmpty = innings.indexOf(undefined)
  if (firstEmpty === -1) return withOvertime(innings, final)
  const played = innings.slice(0, firstEmpty).filter((score) => score !== undefined)
  return { status: 'ended', periods: numbered(played), fullTime: final }
}

function runs(cells: Cells, inning: string): string | undefined {
  const cell = cells.get(inning)
  return cell?.toLowerCase() === 'x' ? '0' : cell
}
