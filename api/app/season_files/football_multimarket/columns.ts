/**
 * The price columns of a multi-market football file and the market of each. `B365>2.5` is the total of 2.5 goals in the
 * whole match; the files never fill draw no bet (`DNB_*`).
 */
import { formatSpecifier } from '@grandstand/shared-types/markets/model/specifier'

type OutcomeColumn = readonly [outcomeKey: string, column: string]

interface ColumnMarket {
  typeId: number
  specifier: string
  isMainLine: boolean
  /** In list order. */
  columns: readonly OutcomeColumn[]
}

/** Lines shown inline in the match list. */
const MAIN_TOTALS: Readonly<Record<number, string>> = {
  18: '2.5',
  68: '1.5',
  90: '1.5',
  166: '9.5',
}

const single = (typeId: number, ...columns: readonly OutcomeColumn[]): ColumnMarket => ({
  typeId,
  specifier: '',
  isMainLine: true,
  columns,
})

const totals = (
  typeId: number,
  lines: readonly string[],
  columnsOf: (line: string) => OutcomeColumn[]
): ColumnMarket[] =>
  lines.map((line) => ({
    typeId,
    specifier: formatSpecifier({ total: line }),
    isMainLine: MAIN_TOTALS[typeId] === line,
    columns: columnsOf(line),
  }))

const overUnder = (over: string, under: string): OutcomeColumn[] => [
  ['over', over],
  ['under', under],
]

/** `Over_HT_1_5` and `Under_HT_1_5`. */
const goals = (part: string) => (line: string) => {
  const ending = `${part}_${line.replace('.', '_')}`
  return overUnder(`Over_${ending}`, `Under_${ending}`)
}

/** `odds_corners_over_105` and `odds_corners_under_105`. */
const corners = (line: string) => {
  const ending = line.replace('.', '')
  return overUnder(`odds_corners_over_${ending}`, `odds_corners_under_${ending}`)
}

const HALF_GOAL_LINES = ['0.5', '1.5', '2.5', '3.5', '4.5']

export const COLUMN_MARKETS: readonly ColumnMarket[] = [
  single(1, ['1', 'B365H'], ['X', 'B365D'], ['2', 'B365A']),
  single(10, ['1X', 'DC_1X'], ['12', 'DC_12'], ['X2', 'DC_X2']),
  ...totals(18, ['0.5', '1.5'], goals('FT')),
  ...totals(18, ['2.5'], () => overUnder('B365>2.5', 'B365<2.5')),
  ...totals(18, ['3.5', '4.5'], goals('FT')),
  single(29, ['yes', 'BTTS_Yes'], ['no', 'BTTS_No']),
  single(33, ['yes', 'odds_win_to_nil_1']),
  single(34, ['yes', 'odds_win_to_nil_2']),
  single(60, ['1', 'Odd_1_HT'], ['X', 'Odd_X_HT'], ['2', 'Odd_2_HT']),
  ...totals(68, HALF_GOAL_LINES, goals('HT')),
  single(83, ['1', 'Odd_1_2H'], ['X', 'Odd_X_2H'], ['2', 'Odd_2_2H']),
  ...totals(90, HALF_GOAL_LINES, goals('2H')),
  single(162, ['1', 'odds_corners_1'], ['X', 'odds_corners_x'], ['2', 'odds_corners_2']),
  ...totals(166, ['7.5', '8.5', '9.5', '10.5', '11.5'], corners),
]

export const MARKET_TYPE_IDS: readonly number[] = [
  ...new Set(COLUMN_MARKETS.map(({ typeId }) => typeId)),
]
