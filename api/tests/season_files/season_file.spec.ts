import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { SourceFixture } from '#catalogue/actions/import_source'
import { FileError } from '#season_files/reading/file_error'
import { readFixtures } from '#season_files/football_data/fixtures'
import { seasonLines, writeFile } from '#tests/season_files/support'

/** The fixture of a line of the invented season. */
async function fixtureAt(line: number, path = writeFile(seasonLines().join('\n'))) {
  const { tournaments } = await readFixtures(path)
  const found = tournaments[0]?.fixtures.find((fixture) => fixture.listOrder === line)
  if (!found) throw new Error(`line ${line} gave no fixture`)
  return found
}

const pricesOf = (fixture: SourceFixture, typeId: number) => {
  const market = fixture.markets.find((m) => m.typeId === typeId)
  return (
    market && [
      market.specifier,
      ...market.outcomes.map(({ key, oddsMilli }) => `${key} ${oddsMilli}`),
    ]
  )
}

async function refusalOf(path: string) {
  try {
    await readFixtures(path)
    return null
  } catch (error) {
    return error instanceof FileError ? [error.key, error.line, ...error.params] : error
  }
}

test.group('A season file', () => {
  test('rejects rows one by one, each with its line and reason', async ({ assert }) => {
    const { rejected } = await readFixtures(writeFile(seasonLines().join('\n')))
    assert.deepEqual(
      rejected.map(({ line, key, params }) => [line, key, ...params]),
      [
        [8, 'feedGluedRow', 35, 33],
        [9, 'dateRequired', '31/02/2025', 'dd/mm/yy, dd/mm/yyyy'],
        [11, 'feedRepeatedMatch', 2],
        [12, 'isRequiredArea', 'HomeTeam'],
      ]
    )
  })

  test('takes closing prices, and early ones where closing ones are incomplete', async ({
    assert,
  }) => {
    const closing = await fixtureAt(2)
    assert.deepEqual(pricesOf(closing, 1), ['', '1 1830', 'X 3600', '2 4330'])
    assert.deepEqual(pricesOf(closing, 18), ['total=2.5', 'over 1850', 'under 1950'])
    assert.deepEqual(pricesOf(closing, 16), ['hcp=-0.75', 'home 2020', 'away 1880'])
    const early = await fixtureAt(3)
    assert.deepEqual(pricesOf(early, 1), ['', '1 2100', 'X 3200', '2 3400'])
    assert.deepEqual(pricesOf(early, 16), ['hcp=-0.25', 'home 1900', 'away 2000'])
  })

  test('a handicap that is not a multiple of 0.25 is not a line', async ({ assert }) => {
    assert.deepEqual(pricesOf(await fixtureAt(4), 16), ['hcp=-0.5', 'home 1950', 'away 1950'])
  })

  test('a price of 1.00 cannot be offered, so its market is left out', async ({ assert }) => {
    const fixture = await fixtureAt(5)
    assert.isUndefined(pricesOf(fixture, 1))
    assert.deepEqual(pricesOf(fixture, 18), ['total=2.5', 'over 1600', 'under 2300'])
  })

  test('counts matches without a price', async ({ assert }) => {
    const season = await readFixtures(writeFile(seasonLines().join('\n')))
    assert.deepEqual(season.withoutPrice, { 1: 1, 18: 0, 16: 0 })
    assert.equal(season.badLines, 1)
  })

  test('times are those of the United Kingdom; without one a match starts at 15:00', async ({
    assert,
  }) => {
    const summer = await fixtureAt(2)
    const winter = await fixtureAt(6)
    const untimed = await fixtureAt(10)
    assert.equal(new Date(summer.startsAt).toISOString(), '2024-08-17T11:30:00.000Z')
    assert.equal(new Date(winter.startsAt).toISOString(), '2024-11-02T15:00:00.000Z')
    assert.equal(new Date(untimed.startsAt).toISOString(), '2025-03-01T15:00:00.000Z')
  })

  test('keeps intervals, local times and keys when moved to another day', async ({ assert }) => {
    const path = writeFile(seasonLines().join('\n'))
    const moved = await readFixtures(path, DateTime.utc(2027, 1, 4))
    const starts = moved.tournaments[0]?.fixtures.map((f) => new Date(f.startsAt).toISOString())
    assert.deepEqual(starts?.slice(0, 5), [
      '2027-01-04T12:30:00.000Z',
      '2027-01-04T15:00:00.000Z',
      '2027-01-05T14:00:00.000Z',
      '2027-01-05T16:30:00.000Z',
      // 77 days later summer time has not begun
      '2027-03-22T15:00:00.000Z',
    ])
    const kept = await readFixtures(path)
    const keys = (season: typeof moved) => season.tournaments[0]?.fixtures.map((f) => f.sourceKey)
    assert.deepEqual(keys(moved), keys(kept))
    assert.equal(keys(kept)?.[0], 'football-data:E0:2024-08-17:northgate:millbrook')
    assert.equal(moved.tournaments[0]?.names.en, 'Premier League 2024/25')
  })

  test('years may have two digits', async ({ assert }) => {
    const short = seasonLines().map((line) => line.replace(/\/20(\d\d),/, '/$1,'))
    const fixture = await fixtureAt(2, writeFile(short.join('\n')))
    assert.equal(new Date(fixture.startsAt).toISOString(), '2024-08-17T11:30:00.000Z')
  })

  test('line ends, a byte order mark and the old code page make no difference', async ({
    assert,
  }) => {
    const lines = seasonLines().map((line) => line.replaceAll('Northgate', 'Nörthgate'))
    const plain = await readFixtures(writeFile(lines.join('\n')))
    const marked = await readFixtures(writeFile(`\uFEFF${lines.join('\r\n')}\r\n`))
    const western = await readFixtures(writeFile(Buffer.from(lines.join('\n'), 'latin1')))
    const mixed = lines.map((line, index) => line + (index < 4 ? '\r\n' : '\n')).join('')
    assert.deepEqual(marked, plain)
    assert.deepEqual(western, plain)
    assert.deepEqual(await readFixtures(writeFile(mixed)), plain)
  })

  test('a row of an unknown division or with a broken time is rejected', async ({ assert }) => {
    const lines = seasonLines()
    lines[1] = lines[1]?.replace('E0,', 'ZZ,') ?? ''
    lines[2] = lines[2]?.replace('15:00', '25:00') ?? ''
    const { rejected } = await readFixtures(writeFile(lines.slice(0, 4).join('\n')))
    assert.deepEqual(
      rejected.map(({ line, key, params }) => [line, key, ...params]),
      [
        [2, 'feedUnknownDivision', 'ZZ'],
        [3, 'timeRequired', '25:00'],
      ]
    )
  })

  test('two spellings of a team are one team', async ({ assert }) => {
    const [header = '', first = ''] = seasonLines()
    const spelled = (home: string, date: string) =>
      first.replace('17/08/2024', date).replace('Northgate', home)
    const path = writeFile(
      [
        header,
        spelled('Man United', '17/08/2024'),
        spelled('Manchester United', '18/08/2024'),
      ].join('\n')
    )
    const [tournament] = (await readFixtures(path)).tournaments
    assert.deepEqual(
      tournament?.fixtures.map(({ home }) => home),
      ['Man United', 'Man United']
    )
    assert.include(tournament?.teamAliases['Man United'] ?? [], 'Manchester United')
  })
})

test.group('A file that cannot be used', () => {
  const withoutColumn = (name: string) => {
    const at = seasonLines()[0]?.split(',').indexOf(name) ?? -1
    return writeFile(
      seasonLines()
        .map((line) => line.split(',').toSpliced(at, 1).join(','))
        .join('\n')
    )
  }

  test('with another header is refused with that line', async ({ assert }) => {
    const path = writeFile('Tournament,Date,Winner,Loser\nOpen,01/01/2024,A,B\n')
    assert.deepEqual(await refusalOf(path), ['feedWrongHeader', 1, 'Div, Date, HomeTeam, AwayTeam'])
  })

  test('without a column is refused by the column’s name', async ({ assert }) => {
    for (const column of ['AwayTeam', 'Date', 'Div', 'B365CD', 'FTAG', 'B365<2.5']) {
      assert.deepEqual(await refusalOf(withoutColumn(column)), ['feedMissingColumn', 1, column])
    }
  })

  test('empty, or empty below its header, is refused', async ({ assert }) => {
    assert.deepEqual(await refusalOf(writeFile('')), ['feedEmptyFile', 0])
    assert.deepEqual(await refusalOf(writeFile(`${seasonLines()[0]}\n`)), ['feedNoRows', 1])
  })

  test('that does not exist is refused', async ({ assert }) => {
    assert.deepEqual(await refusalOf('/nowhere/x.csv'), ['feedFileNotFound', 0, '/nowhere/x.csv'])
  })

  test('with an open quotation mark is refused with the line it begins in', async ({ assert }) => {
    const lines = seasonLines()
    lines[3] = lines[3]?.replace('Millbrook', '"Millbrook') ?? ''
    const refusal = await refusalOf(writeFile(lines.join('\n')))
    assert.deepEqual(Array.isArray(refusal) && refusal[0], 'feedBrokenQuote')
  })
})
