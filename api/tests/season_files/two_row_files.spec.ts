import { test } from '@japa/runner'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { SeasonFixtures, SeasonResults } from '#season_files/reading/season'
import { parseAmericanOdds } from '#season_files/two_row/american_odds'
import { twoRowFormat } from '#season_files/two_row/format'
import { MLB } from '#season_files/two_row/mlb'
import { NBA } from '#season_files/two_row/nba'
import { fixtureLines, writeFile, writeSeason } from '#tests/season_files/support'

const mlb = twoRowFormat(MLB)
const nba = twoRowFormat(NBA)
const nbaPath = (lines = fixtureLines('nba.csv')) => writeSeason('nba_odds_2018-19', lines)
const mlbPath = (lines = fixtureLines('mlb.csv')) => writeSeason('mlb_odds_2018', lines)

function pricesAt({ tournaments }: SeasonFixtures, line: number): string[] {
  const fixture = tournaments[0]?.fixtures.find(({ listOrder }) => listOrder === line)
  if (!fixture) throw new Error(`line ${line} gave no fixture`)
  return fixture.markets.map(({ typeId, specifier, outcomes }) =>
    [typeId, specifier, ...outcomes.map(({ key, oddsMilli }) => `${key} ${oddsMilli}`)].join(' ')
  )
}

function factsAt({ results }: SeasonResults, line: number) {
  const found = results.find((result) => result.line === line)
  if (!found) throw new Error(`line ${line} gave no result`)
  return found.facts
}

const rejectedRows = ({ rejected }: SeasonFixtures) =>
  rejected.map(({ line, key, params }) => [line, key, ...params])

test.group('American prices', () => {
  const prices: { text: string; milli: number | null }[] = [
    { text: '150', milli: 2500 },
    { text: '+150', milli: 2500 },
    { text: '100', milli: 2000 },
    { text: '-100', milli: 2000 },
    { text: '-120', milli: 1830 },
    { text: '-107', milli: 1930 },
    // 1.625 is rounded half up
    { text: '-160', milli: 1630 },
    { text: '+104.5', milli: 2050 },
    { text: '-219.5', milli: 1460 },
    { text: '-20000', milli: 1010 },
    { text: '-100000', milli: 1010 },
    { text: '99', milli: null },
    { text: '-99.5', milli: null },
    { text: '0', milli: null },
    { text: '', milli: null },
    { text: 'NL', milli: null },
  ]
  test('{text} is {milli} thousandths')
    .with(prices)
    .run(({ assert }, { text, milli }) => assert.equal(parseAmericanOdds(text), milli))
})

test.group('An NBA file', () => {
  test('gives the winner, the favourite’s line on home and the total', async ({ assert }) => {
    const season = await nba.readFixtures(nbaPath())
    assert.deepEqual(pricesAt(season, 2), [
      '219  home 1500 away 2700',
      '223 hcp=-4.5 home 1910 away 1910',
      '225 total=211.5 over 1910 under 1910',
    ])
    assert.deepEqual(pricesAt(season, 4), [
      '219  home 3100 away 1400',
      '223 hcp=6 home 1910 away 1910',
      '225 total=220 over 1910 under 1910',
    ])
    assert.include(pricesAt(season, 6), '223 hcp=0 home 1910 away 1910')
  })

  test('an invalid price or line leaves its market out', async ({ assert }) => {
    const season = await nba.readFixtures(nbaPath())
    assert.deepEqual(pricesAt(season, 8), [])
    assert.deepEqual(season.withoutPrice, { 219: 1, 223: 1, 225: 1 })
    assert.equal(season.badLines, 1)
  })

  test('the visitor’s row is above, and January is in the season’s second year', async ({
    assert,
  }) => {
    const { tournaments } = await nba.readFixtures(nbaPath())
    const fixtures = tournaments[0]?.fixtures ?? []
    assert.equal(tournaments[0]?.names.en, 'NBA 2018/19')
    assert.deepEqual(
      fixtures.map(({ sourceKey }) => sourceKey),
      [
        'nba:2018-12-30:northgate:millbrook:501',
        'nba:2018-12-31:stonebury:eastwater:503',
        'nba:2019-01-01:eastwater:northgate:505',
        'nba:2019-01-02:stonebury:millbrook:507',
        'nba:2019-01-04:eastwater:millbrook:511',
        'nba:2019-01-31:northgate:millbrook:513',
      ]
    )
    const starts = new Date(fixtures[0]?.startsAt ?? 0)
    assert.equal(starts.toISOString(), '2018-12-31T00:30:00.000Z')
  })

  test('a row without its pair and an invalid day are rejected with their lines', async ({
    assert,
  }) => {
    assert.deepEqual(rejectedRows(await nba.readFixtures(nbaPath())), [
      [10, 'feedLoneRow', 'VH', 'V'],
      [15, 'dateRequired', '231', 'mdd, mmdd'],
    ])
  })

  test('points beyond level quarters are overtime', async ({ assert }) => {
    const season = await nba.readResults(nbaPath(), 'void')
    assert.deepEqual(factsAt(season, 2), {
      status: 'ended',
      periods: { 1: [21, 21], 2: [26, 21], 3: [30, 24], 4: [28, 21] },
      fullTime: [105, 87],
    })
    assert.deepEqual(factsAt(season, 4), {
      status: 'after_ot',
      periods: { 1: [30, 25], 2: [20, 25], 3: [30, 25], 4: [20, 25], ot: [8, 12] },
      fullTime: [100, 100],
    })
    assert.equal(season.withoutScore, 1)
  })

  test('quarters that do not fit the final score are left out', async ({ assert }) => {
    const season = await nba.readResults(nbaPath(), 'void')
    assert.deepEqual(factsAt(season, 8), { status: 'ended', periods: {}, fullTime: [90, 80] })
  })

  test('a file whose name gives no season is refused', async ({ assert }) => {
    await assert.rejects(
      () => nba.readFixtures(writeFile(fixtureLines('nba.csv').join('\n'), 'nba.csv')),
      /feedNoSeason\|.*nba_odds_2018-19/
    )
  })
})

test.group('A baseball file', () => {
  test('gives the winner, the run line on home and the total', async ({ assert }) => {
    const season = await mlb.readFixtures(mlbPath())
    assert.deepEqual(pricesAt(season, 2), [
      '251  home 2750 away 1500',
      '256 hcp=1.5 home 2050 away 1800',
      '258 total=8 over 1830 under 2000',
    ])
  })

  test('a run line and its price may stand in one cell', async ({ assert }) => {
    const [header = '', ...rows] = fixtureLines('mlb.csv')
    const together = rows.map((row) => row.replace(/,([-+]?1\.5),(-?\d+),/, ',$1($2),'))
    const path = mlbPath([header.replace('Run Line,', 'RL'), ...together])
    assert.include(pricesAt(await mlb.readFixtures(path), 2), '256 hcp=1.5 home 2050 away 1800')
  })

  test('cells that contradict each other are no market', async ({ assert }) => {
    const season = await mlb.readFixtures(mlbPath())
    assert.deepEqual(pricesAt(season, 12), ['256 hcp=-1.5 home 2080 away 1780'])
    assert.deepEqual(season.withoutPrice, { 251: 1, 256: 0, 258: 1 })
  })

  test('two games of a day are two matches', async ({ assert }) => {
    const { tournaments } = await mlb.readFixtures(mlbPath())
    assert.deepEqual(
      tournaments[0]?.fixtures.slice(0, 2).map(({ sourceKey }) => sourceKey),
      ['mlb:2018-04-01:northgate:millbrook:901', 'mlb:2018-04-01:northgate:millbrook:903']
    )
  })

  test('an inning that home need not play counts as played, and innings after the ninth are extra', async ({
    assert,
  }) => {
    const season = await mlb.readResults(mlbPath(), 'void')
    const won = factsAt(season, 4)
    assert.deepEqual([won.status, won.periods['9'], won.fullTime], ['ended', [0, 0], [2, 1]])
    const extra = factsAt(season, 6)
    assert.deepEqual(
      [extra.status, extra.periods['ot'], extra.fullTime],
      ['after_ot', [2, 3], [2, 2]]
    )
    assert.deepEqual(factsAt(season, 12), { status: 'ended', periods: {}, fullTime: [1, 9] })
  })

  test('an inning that neither side needed counts as played: only empty cells shorten a game', async ({
    assert,
  }) => {
    const [header = '', visitor = '', home = ''] = fixtureLines('mlb.csv')
    const called = [
      header,
      visitor.replace('3,0,0,8,', '3,x,x,8,'),
      home.replace(/0,0,4,/, 'x,x,4,'),
    ]
    const facts = factsAt(await mlb.readResults(mlbPath(called), 'void'), 2)
    assert.deepEqual(
      [facts.periods['8'], facts.periods['9'], facts.fullTime],
      [
        [0, 0],
        [0, 0],
        [4, 8],
      ]
    )
  })

  test('a shortened game has its played innings: the winner stands, the run line is void, the total stands if passed', async ({
    assert,
  }) => {
    const facts = factsAt(await mlb.readResults(mlbPath(), 'void'), 8)
    assert.lengthOf(Object.keys(facts.periods), 7)
    const settle = (marketTypeId: number, specifier: string, keys: string[]) =>
      settleMarket({ sportId: SPORT_IDS.baseball, marketTypeId, specifier }, keys, facts)
    assert.deepEqual(settle(251, '', ['home', 'away']), { home: 'won', away: 'lost' })
    assert.deepEqual(settle(256, 'hcp=-1.5', ['home', 'away']), { home: 'void', away: 'void' })
    assert.deepEqual(settle(258, 'total=9', ['over', 'under']), { over: 'won', under: 'lost' })
    assert.deepEqual(settle(258, 'total=13.5', ['over', 'under']), { over: 'void', under: 'void' })
  })

  test('a tied game returns the stake on its winner', async ({ assert }) => {
    const facts = factsAt(await mlb.readResults(mlbPath(), 'void'), 10)
    const market = { sportId: SPORT_IDS.baseball, marketTypeId: 251, specifier: '' }
    assert.deepEqual(settleMarket(market, ['home', 'away'], facts), { home: 'void', away: 'void' })
  })
})
