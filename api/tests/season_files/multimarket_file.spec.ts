import { test } from '@japa/runner'
import {
  findMarketType,
  isOutcomeOf,
  isSpecifierOf,
} from '@grandstand/shared-types/markets/table/market_types'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { SourceFixture } from '#catalogue/actions/import_source'
import { FileError } from '#season_files/reading/file_error'
import { readFixtures, readResults } from '#season_files/football_multimarket/format'
import { fixtureLines, writeSeason } from '#tests/season_files/support'

const lines = () => fixtureLines('multimarket.csv')
const path = () => writeSeason('E0_2324', lines())

async function fixtureAt(line: number): Promise<SourceFixture> {
  const { tournaments } = await readFixtures(path())
  const found = tournaments[0]?.fixtures.find((fixture) => fixture.listOrder === line)
  if (!found) throw new Error(`line ${line} gave no fixture`)
  return found
}

const pricesOf = ({ markets }: SourceFixture) =>
  markets.map(({ typeId, specifier, outcomes }) =>
    [typeId, specifier, ...outcomes.map(({ key, oddsMilli }) => `${key} ${oddsMilli}`)].join(' ')
  )

test.group('A multi-market football file', () => {
  test('gives every market with its prices', async ({ assert }) => {
    assert.deepEqual(pricesOf(await fixtureAt(2)), [
      '1  1 1900 X 3400 2 4100',
      '10  1X 1220 12 1300 X2 1860',
      '18 total=0.5 over 1060 under 9500',
      '18 total=1.5 over 1290 under 3500',
      '18 total=2.5 over 1850 under 1950',
      '18 total=3.5 over 3100 under 1360',
      '18 total=4.5 over 5500 under 1140',
      '29  yes 1800 no 1910',
      '33  yes 3100',
      '34  yes 7000',
      '60  1 2500 X 2100 2 4750',
      '68 total=0.5 over 1400 under 2800',
      '68 total=1.5 over 2750 under 1440',
      '68 total=2.5 over 6500 under 1110',
      '68 total=3.5 over 17000 under 1020',
      '83  1 2300 X 2450 2 4200',
      '90 total=0.5 over 1220 under 4200',
      '90 total=1.5 over 2050 under 1750',
      '90 total=2.5 over 4330 under 1220',
      '90 total=3.5 over 9500 under 1070',
      '162  1 1720 X 8000 2 2600',
      '166 total=7.5 over 1250 under 3750',
      '166 total=8.5 over 1500 under 2500',
      '166 total=9.5 over 1830 under 1950',
      '166 total=10.5 over 2370 under 1570',
      '166 total=11.5 over 3200 under 1330',
    ])
  })

  test('gives only markets that the catalogue has for soccer', async ({ assert }) => {
    for (const { typeId, specifier, outcomes } of (await fixtureAt(2)).markets) {
      const type = findMarketType(typeId) ?? assert.fail(`no type ${typeId}`)
      assert.isDefined(type.basisBySport[SPORT_IDS.soccer])
      assert.isTrue(isSpecifierOf(type, specifier), `${typeId} ${specifier}`)
      assert.isTrue(
        outcomes.every(({ key }) => isOutcomeOf(type, specifier, key)),
        type.key
      )
    }
  })

  test('one line of each total is in the match list', async ({ assert }) => {
    const main = (await fixtureAt(2)).markets.filter((market) => market.isMainLine)
    assert.deepEqual(
      main.filter(({ specifier }) => specifier !== '').map(({ specifier }) => specifier),
      ['total=2.5', 'total=1.5', 'total=1.5', 'total=9.5']
    )
  })

  test('an outcome without a price above 1.00 is left out, the others of its market stay', async ({
    assert,
  }) => {
    const prices = pricesOf(await fixtureAt(3))
    assert.includeMembers(prices, ['10  1X 1220 12 1300', '68 total=3.5 over 17000'])
    assert.isFalse(prices.some((price) => /^3[34] /.test(price)))
    const { withoutPrice } = await readFixtures(path())
    assert.containSubset(withoutPrice, { 1: 0, 33: 1, 34: 1, 68: 0 })
  })

  test('rejects rows one by one, each with its line and reason', async ({ assert }) => {
    const { rejected, tournaments } = await readFixtures(path())
    assert.deepEqual(
      rejected.map(({ line, key, params }) => [line, key, ...params]),
      [
        [5, 'dateRequired', '12/08/2023', 'yyyy-mm-dd'],
        [6, 'feedRepeatedMatch', 2],
        [7, 'isRequiredArea', 'AwayTeam'],
        [8, 'feedGluedRow', 69, 68],
        [9, 'timeRequired', 'later'],
      ]
    )
    assert.lengthOf(tournaments[0]?.fixtures ?? [], 4)
  })

  test('takes the league from the file name, and times as three hours behind UTC', async ({
    assert,
  }) => {
    const [tournament] = (await readFixtures(path())).tournaments
    assert.equal(tournament?.names.en, 'Premier League 2023/24')
    assert.equal(tournament?.category.sourceKey, 'soccer:ENG')
    const starts = new Date(tournament?.fixtures[0]?.startsAt ?? 0)
    assert.equal(starts.toISOString(), '2023-08-12T14:00:00.000Z')
    const refusal = await readFixtures(writeSeason('season', lines())).catch(
      (error: unknown) => error
    )
    assert.instanceOf(refusal, FileError)
    assert.containSubset(refusal, { key: 'feedUnknownDivision' })
  })

  test('gives results with halves and corners; a result without a half-time score was awarded', async ({
    assert,
  }) => {
    const { results, withoutScore } = await readResults(path(), 'void')
    assert.deepEqual(
      results.map(({ line, facts }) => [line, facts]),
      [
        [
          2,
          {
            status: 'ended',
            periods: { 1: [1, 0], 2: [1, 1] },
            halfTime: [1, 0],
            fullTime: [2, 1],
            corners: [7, 3],
          },
        ],
        [
          3,
          {
            status: 'ended',
            periods: { 1: [0, 0], 2: [0, 0] },
            halfTime: [0, 0],
            fullTime: [0, 0],
            corners: [4, 5],
          },
        ],
        [
          4,
          {
            status: 'awarded',
            awardedPolicy: 'void',
            periods: {},
            fullTime: [3, 0],
            corners: [6, 6],
          },
        ],
      ]
    )
    assert.equal(withoutScore, 2)
  })

  test('a price column without its counterpart is a damaged header', async ({ assert }) => {
    const torn = lines().map((line) => line.replace('BTTS_No', 'BTTS_Never'))
    await assert.rejects(
      () => readFixtures(writeSeason('E0_2324', torn)),
      /feedMissingColumn\|.*\|1\|BTTS_No/
    )
  })
})
