/** Real seasons of the other formats against the figures of an independent program for the same files: counts alone. */
import { test } from '@japa/runner'
import { seasonFormat } from '#season_files/formats/formats'
import { hasSharedData, NOT_RUN, sharedJson, sharedPath } from '#tests/support/shared_data'

interface Figure {
  coupons: number
}
interface Reckoned {
  /** Name of the count for multi-market seasons and tennis; other formats call it `games`. */
  matches?: number
  games?: number
  comments?: Record<'Completed' | 'Retired' | 'Walkover', number>
  overtime?: number
  shortened?: number
  /** For tennis matches without a price, for other formats columns without one. */
  no_price?: number
  skipped_markets?: number
  match_winner?: { R_void: Figure }
  markets?: Record<string, Figure>
  moneyline?: Figure
  spread?: Figure
  run_line?: Figure
  total?: Figure
}

const SEASONS = [
  { format: 'football-multimarket', folder: 'football-multimarket', file: 'E0_2324.csv' },
  { format: 'football-multimarket', folder: 'football-multimarket', file: 'T1_2324.csv' },
  { format: 'tennis-atp', folder: 'derived', file: 'atp_2018.csv' },
  { format: 'nba', folder: 'derived', file: 'nba_odds_2018-19.csv' },
  { format: 'mlb', folder: 'derived', file: 'mlb_odds_2018.csv' },
]

function reckoned(file: string): Reckoned {
  const found = ['multimarket.json', 'other_sports.json']
    .map((name) => sharedJson<Record<string, Reckoned>>('oracle', 'expected', name)[file])
    .find((figures) => figures !== undefined)
  if (!found) throw new Error(`nothing was reckoned of ${file}`)
  return found
}

/** Outcomes that the reference placed a coupon on. */
function pricesOf({ markets, match_winner: winner, ...rest }: Reckoned): number {
  const figures = [
    ...Object.values(markets ?? {}),
    winner?.R_void,
    rest.moneyline,
    rest.spread,
    rest.run_line,
    rest.total,
  ]
  return figures.reduce((sum, figure) => sum + (figure?.coupons ?? 0), 0)
}

test.group('Real seasons of other formats', () => {
  test('{file}: matches and prices are as computed independently, and no row is rejected')
    .with(SEASONS)
    .skip(!hasSharedData, NOT_RUN)
    .run(async ({ assert }, { format, folder, file }) => {
      const path = sharedPath('data', folder, file)
      const expected = reckoned(file)
      const { tournaments, rejected, withoutPrice } = await seasonFormat(format, path).readFixtures(
        path
      )
      const fixtures = tournaments.flatMap((tournament) => tournament.fixtures)
      const outcomes = fixtures.flatMap(({ markets }) =>
        markets.flatMap((market) => market.outcomes)
      )
      assert.lengthOf(fixtures, expected.matches ?? expected.games ?? 0)
      assert.lengthOf(outcomes, pricesOf(expected))
      assert.deepEqual(rejected, [])
      if (format === 'tennis-atp') assert.equal(withoutPrice[186], expected.no_price)
      if (format === 'mlb') {
        const missing = Object.values(withoutPrice).reduce((sum, count) => sum + count, 0)
        assert.equal(missing, expected.skipped_markets)
      }
    })

  test('{file}: every match has a result, with the independently computed end')
    .with(SEASONS)
    .skip(!hasSharedData, NOT_RUN)
    .run(async ({ assert }, { format, folder, file }) => {
      const path = sharedPath('data', folder, file)
      const expected = reckoned(file)
      const season = await seasonFormat(format, path).readResults(path, 'void')
      assert.deepEqual([season.rejected, season.withoutScore], [[], 0])
      assert.lengthOf(season.results, expected.matches ?? expected.games ?? 0)
      const facts = season.results.map((result) => result.facts)
      const ending = (status: string) => facts.filter((each) => each.status === status).length
      if (expected.comments) {
        const { Completed: ended, Retired: retired, Walkover: walkover } = expected.comments
        assert.deepEqual(
          { ended: ending('ended'), retired: ending('retired'), walkover: ending('walkover') },
          { ended, retired, walkover }
        )
      }
      if (expected.overtime) assert.equal(ending('after_ot'), expected.overtime)
      if (expected.shortened) {
        const short = facts.filter((each) => each.periods['9'] === undefined)
        assert.lengthOf(short, expected.shortened)
      }
    })
})
