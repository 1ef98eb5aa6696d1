/** The NBA: four quarters, and one closing line in each row without prices. */
import {
  formatQuarters,
  formatSpecifier,
  parseQuarters,
} from '@grandstand/shared-types/markets/model/specifier'
import { mainMarket } from '#season_files/reading/price_cells'
import { scoreOf } from '#season_files/reading/season_results'
import { withOvertime } from '#season_files/two_row/facts'
import type { Game, GameLines, League } from '#season_files/two_row/league'
import { NBA_TEAMS } from '#season_files/two_row/nba_teams'

const HANDICAP = 223
const TOTAL = 225
/** The file prices neither side of a line; the reference takes both at 1.91. */
const LINE_PRICES = [1910, 1910]
const QUARTERS = ['1st', '2nd', '3rd', '4th']

export const NBA: League = {
  format: 'nba',
  name: 'NBA',
  sport: 'basketball',
  header: { required: [...QUARTERS, 'Final', 'Close', 'ML'] },
  teams: NBA_TEAMS,
  fileNameExample: 'nba_odds_2018-19.csv',
  usualTime: '19:30',
  winner: { typeId: 219, priceColumn: 'ML' },
  handicapTypeId: HANDICAP,
  totalTypeId: TOTAL,
  linesOf,
  factsOf: ({ homeCells, visitorCells }, final) =>
    withOvertime(
      QUARTERS.map((name) => scoreOf(homeCells.get(name), visitorCells.get(name))),
      final
    ),
}

/**
 * Of the two closing cells the larger is the total, and the smaller is the favourite's spread, in the favourite's row.
 * Neither line is valid when one of the cells is not a number, or not a multiple of 0.25.
 */
function linesOf({ visitorCells, homeCells }: Game): GameLines {
  const [visitor, home] = [visitorCells, homeCells].map((cells) => {
    const text = cells.get('Close') ?? ''
    return parseQuarters(text.toLowerCase() === 'pk' ? '0' : text)
  })
  if (typeof visitor !== 'number' || typeof home !== 'number') {
    return { handicap: null, total: null }
  }
  const hcp = formatQuarters(visitor > home ? 0 - home : visitor)
  const total = formatQuarters(Math.max(visitor, home))
  return {
    handicap: mainMarket(HANDICAP, formatSpecifier({ hcp }), ['home', 'away'], LINE_PRICES),
    total: mainMarket(TOTAL, formatSpecifier({ total }), ['over', 'under'], LINE_PRICES),
  }
}
