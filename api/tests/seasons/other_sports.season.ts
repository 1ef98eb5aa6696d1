/**
 * Seasons with many markets, of tennis, the NBA and baseball: every single of the oracle's rules through commands and HTTP,
 * to the cent of an independent settlement. Tennis in everyday runs (in the gate on SQLite), all of them with
 * SEASONS=all.
 */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { hasSharedData, sharedJson, sharedPath } from '#tests/support/shared_data'
import { groupOn } from '#tests/support/tier'
import {
  command,
  freshDatabase,
  openHouse,
  placeAll,
  readBoard,
  singlesOf,
  totals,
  type Total,
} from '#tests/seasons/support'
import { firstBreak } from '#tests/support/books'

interface Figure {
  coupons: number
  stake: string
  total_return: string
}
type Figures = Record<string, Figure>

interface SeasonFile {
  title: string
  format: string
  path: readonly [folder: string, file: string]
  isEveryday: boolean
  /** The oracle's column of each market type. */
  columnByType: Readonly<Record<number, string>>
  matches(): number
  expected(): Figures
}

const TENNIS_AND_LEAGUES = 'other_sports.json'

const multiMarket = (file: string): SeasonFile => {
  const figures = () =>
    oracle<Record<string, { matches: number; markets: Figures }>>('multimarket.json')[file]
  return {
    title: file,
    format: 'football-multimarket',
    path: ['football-multimarket', file],
    isEveryday: false,
    columnByType: {
      1: '1x2_ft',
      10: 'double_chance',
      18: 'ou_ft',
      29: 'btts',
      33: 'win_to_nil',
      34: 'win_to_nil',
      60: '1x2_ht',
      68: 'ou_ht',
      83: '1x2_2h',
      90: 'ou_2h',
      162: 'corners_1x2',
      166: 'ou_corners',
    },
    matches: () => figures()?.matches ?? 0,
    expected: () => figures()?.markets ?? {},
  }
}

const SEASONS: readonly SeasonFile[] = [
  {
    title:
      'atp_2018.csv: a match that was not played to its end is void (rules 3.6), as the oracle’s R_void',
    format: 'tennis-atp',
    path: ['derived', 'atp_2018.csv'],
    isEveryday: true,
    columnByType: { 186: 'match_winner' },
    matches: () => tennis().matches,
    expected: () => ({ match_winner: tennis().match_winner.R_void }),
  },
  {
    title: 'nba_odds_2018-19.csv',
    format: 'nba',
    path: ['derived', 'nba_odds_2018-19.csv'],
    isEveryday: false,
    columnByType: { 219: 'moneyline', 223: 'spread', 225: 'total' },
    matches: () => league('nba_odds_2018-19.csv').games,
    expected: () => figuresOf(league('nba_odds_2018-19.csv')),
  },
  {
    title:
      'mlb_odds_2018.csv: a total that a shortened game had passed stands (rules 3.6), where the oracle voids it',
    format: 'mlb',
    path: ['derived', 'mlb_odds_2018.csv'],
    isEveryday: false,
    columnByType: { 251: 'moneyline', 256: 'run_line', 258: 'total' },
    matches: () => league('mlb_odds_2018.csv').games,
    expected: () => {
      const { total, ...others } = figuresOf(league('mlb_odds_2018.csv'))
      if (!total) throw new Error('the oracle has a total')
      // Miami 3:9 Washington (line 4720) ended after seven innings with 12 runs, the line being 9: over at 1.99 won and
      // under lost, where the oracle gives both stakes of 10.00 back. The other shortened game (line 1232) had 6 runs of
      // 8.5, so that its total and both run lines are void in either.
      const minorUnits = minor(total.total_return) - 2 * 1000 + 1990
      return { ...others, total: { ...total, total_return: (minorUnits / 100).toFixed(2) } }
    },
  },
  multiMarket('E0_2324.csv'),
  multiMarket('T1_2324.csv'),
]

interface Tennis {
  matches: number
  match_winner: { R_void: Figure }
}
interface League {
  games: number
  moneyline: Figure
  spread?: Figure
  run_line?: Figure
  total: Figure
}

const oracle = <T>(name: string): T => sharedJson<T>('oracle', 'expected', name)
const tennis = () => oracle<Record<'atp_2018.csv', Tennis>>(TENNIS_AND_LEAGUES)['atp_2018.csv']

function league(file: string): League {
  const found = oracle<Record<string, League>>(TENNIS_AND_LEAGUES)[file]
  if (!found) throw new Error(`${TENNIS_AND_LEAGUES} says nothing of ${file}`)
  return found
}

const figuresOf = ({ moneyline, spread, run_line: runLine, total }: League): Figures => ({
  moneyline,
  ...(spread && { spread }),
  ...(runLine && { run_line: runLine }),
  total,
})

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
const minor = (text: string) => Math.round(Number(text) * 100)

groupOn('sqlite', 'A season of another kind to the cent', () => {
  if (!hasSharedData) {
    test('not run: no shared data').skip(true, 'the files lie beside the repository')
    return
  }
  const chosen = SEASONS.filter(({ isEveryday }) => isEveryday || process.env['SEASONS'] === 'all')
  for (const season of chosen) {
    test(season.title, async ({ assert }) => {
      const path = sharedPath('data', ...season.path)
      await freshDatabase()
      const report = await command('feed:import', season.format, path, '--starts-at', tomorrow())
      assert.include(report, `${season.matches()} new, 0 updated`)
      assert.include(report, 'rejected rows: none')
      const { players } = await openHouse()
      const board = await readBoard(players[0] ?? assert.fail('nobody is there'))

      const placed = await placeAll(players, singlesOf(board, season.columnByType))
      const results = await command('feed:results', season.format, path)
      assert.include(results, `results: ${season.matches()} new`)

      const sums = await totals(players, placed)
      print(season, sums)
      const expected = Object.entries(season.expected()).map(([column, figure]) => [
        column,
        {
          coupons: figure.coupons,
          stakeMinor: minor(figure.stake),
          returnMinor: minor(figure.total_return),
          open: 0,
        },
      ])
      assert.deepEqual(sums, Object.fromEntries(expected))
      assert.isNull(await firstBreak())
    })
  }
})

function print({ path: [, file] }: SeasonFile, sums: Record<string, Total>): void {
  const decimal = (amount: number) => (amount / 100).toFixed(2)
  const cells = Object.entries(sums).map(
    ([column, { stakeMinor, returnMinor }]) =>
      `${column} ${decimal(stakeMinor)} / ${decimal(returnMinor)}`
  )
  console.log(`${file} on ${db.primaryConnectionName}: ${cells.join(', ')}`)
}
