import { basename } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { importFixtures } from '#catalogue/actions/import_fixtures'
import { storeResults } from '#catalogue/actions/store_results'
import { importSeason } from '#season_files/actions/import_season'
import { FileError } from '#season_files/reading/file_error'
import { readFixtures } from '#season_files/football_data/fixtures'
import { ownSeason, seasonLines, withOwnTeams, writeFile } from '#tests/season_files/support'

const FORMAT = 'football-data'

interface StoredMatch {
  id: number
  starts_at: number
  status: string
  list_order: number
  changed_at: number
}

/** Matches of the file, in file order. */
async function matchesOf(path: string): Promise<StoredMatch[]> {
  const { tournaments } = await readFixtures(path)
  const keys = tournaments.flatMap(({ fixtures }) => fixtures.map(({ sourceKey }) => sourceKey))
  return db.query<StoredMatch>().from('matches').whereIn('source_key', keys).orderBy('list_order')
}

async function firstMatch(path: string): Promise<StoredMatch> {
  const [match] = await matchesOf(path)
  if (!match) throw new Error(`${basename(path)} was not imported`)
  return match
}

const oddsOf = async (matchId: number, typeId: number) => {
  const rows = await db
    .from('markets')
    .join('outcomes', 'outcomes.market_id', 'markets.id')
    .where({ match_id: matchId, market_type_id: typeId })
    .orderBy('outcomes.list_order')
    .select('outcome_key', 'odds_milli', 'version', 'specifier')
  return rows.map((row) => [row.outcome_key, row.odds_milli, row.version, row.specifier])
}

test.group('Importing a season', () => {
  test('stores matches, markets and prices, in file order', async ({ assert }) => {
    const path = ownSeason()
    const { written } = await importSeason(FORMAT, path)
    assert.containSubset(written, {
      matches: 8,
      added: 8,
      unchanged: 0,
      markets: 23,
      marketsAdded: 23,
      outcomesAdded: 53,
    })
    const matches = await matchesOf(path)
    assert.deepEqual(
      matches.map((match) => match.list_order),
      [2, 3, 4, 5, 6, 10, 13, 14]
    )
    assert.isTrue(matches.every((match) => match.status === 'not_started'))
    assert.deepEqual(await oddsOf(matches[0]?.id ?? 0, 16), [
      ['home', 2020, 1, 'hcp=-0.75'],
      ['away', 1880, 1, 'hcp=-0.75'],
    ])
  })

  test('run a second time changes nothing', async ({ assert }) => {
    const path = ownSeason()
    await importSeason(FORMAT, path)
    const before = await matchesOf(path)
    const { written } = await importSeason(FORMAT, path)
    assert.containSubset(written, { added: 0, updated: 0, unchanged: 8 })
    assert.containSubset(written, { marketsAdded: 0, outcomesAdded: 0, outcomesRepriced: 0 })
    assert.deepEqual(await matchesOf(path), before)
  })

  test('run twice at once stores one season', async ({ assert }) => {
    const path = ownSeason()
    const both = await Promise.all([importSeason(FORMAT, path), importSeason(FORMAT, path)])
    assert.equal(both[0].written.added + both[1].written.added, 8)
    assert.lengthOf(await matchesOf(path), 8)
  })

  test('with another first day finds the same matches and moves them', async ({ assert }) => {
    const path = ownSeason()
    await importSeason(FORMAT, path, { startsAt: DateTime.utc(2027, 1, 4) })
    const before = await matchesOf(path)
    const { written } = await importSeason(FORMAT, path, { startsAt: DateTime.utc(2027, 1, 5) })
    assert.containSubset(written, { added: 0, updated: 8, unchanged: 0 })
    const after = await matchesOf(path)
    assert.deepEqual(
      after.map(({ id }) => id),
      before.map(({ id }) => id)
    )
    assert.equal((after[0]?.starts_at ?? 0) - (before[0]?.starts_at ?? 0), 24 * 3_600_000)
  })

  test('without a first day leaves a moved season on its days', async ({ assert }) => {
    const path = ownSeason()
    await importSeason(FORMAT, path, { startsAt: DateTime.utc(2027, 1, 4) })
    const before = await matchesOf(path)
    await importSeason(FORMAT, path)
    assert.deepEqual(await matchesOf(path), before)
  })

  test('with another price changes that price and raises its market by a version', async ({
    assert,
  }) => {
    const lines = withOwnTeams(seasonLines())
    const path = writeFile(lines.join('\n'))
    await importSeason(FORMAT, path)
    const { id } = await firstMatch(path)
    const repriced = lines.map((line) => line.replace('1.83,3.60,4.33', '1.90,3.60,4.33'))
    const { written } = await importSeason(FORMAT, writeFile(repriced.join('\n')))
    assert.containSubset(written, { added: 0, updated: 1, unchanged: 7, outcomesRepriced: 1 })
    assert.deepEqual(await oddsOf(id, 1), [
      ['1', 1900, 2, ''],
      ['X', 3600, 2, ''],
      ['2', 4330, 2, ''],
    ])
    assert.deepEqual((await oddsOf(id, 18))[0], ['over', 1850, 1, 'total=2.5'])
  })

  test('leaves markets that staff suspended and matches with a result unchanged', async ({
    assert,
  }) => {
    const lines = withOwnTeams(seasonLines())
    const path = writeFile(lines.join('\n'))
    await importSeason(FORMAT, path)
    const [first, second] = await matchesOf(path)
    if (!first || !second) throw new Error('two matches should be there')
    await db
      .from('markets')
      .where({ match_id: second.id, market_type_id: 1 })
      .update({ status: -1 })
    const facts = { status: 'ended', periods: {}, fullTime: [1, 0], halfTime: [0, 0] } as const
    await storeResults([{ matchId: first.id, facts, source: 'test', actorId: null }])

    const dearer = lines.map((line) =>
      line.replace('1.83,3.60', '1.90,3.60').replace('2.10,3.20', '2.20,3.20')
    )
    const { written } = await importSeason(FORMAT, writeFile(dearer.join('\n')))
    assert.containSubset(written, { kept: 1, updated: 1, outcomesRepriced: 1 })
    assert.deepEqual((await oddsOf(first.id, 1))[0], ['1', 1830, 1, ''])
    assert.deepEqual((await oddsOf(second.id, 1))[0], ['1', 2200, 2, ''])
    const market = await db
      .from('markets')
      .where({ match_id: second.id, market_type_id: 1 })
      .first()
    assert.equal(market.status, -1)
  })

  test('writes nothing at all when one match cannot be stored', async ({ assert }) => {
    const path = ownSeason()
    const { tournaments } = await readFixtures(path)
    const [tournament] = tournaments
    const last = tournament?.fixtures.at(-1)
    if (!tournament || !last) throw new Error('the season has matches')
    const market = { typeId: 999_999, specifier: '', isMainLine: true, outcomes: [] }
    const broken = { ...last, sourceKey: `${last.sourceKey}:x`, markets: [market] }
    const sources = [{ ...tournament, fixtures: [...tournament.fixtures, broken] }]
    await assert.rejects(() => importFixtures(sources, { existing: 'reprice' }))
    assert.lengthOf(await matchesOf(path), 0)
  })

  test('refuses an unknown format', async ({ assert }) => {
    const error = await importSeason('betfair', ownSeason()).catch((thrown: unknown) => thrown)
    assert.instanceOf(error, FileError)
    const known = 'football-data, football-multimarket, tennis-atp, nba, mlb'
    assert.containSubset(error, { key: 'unknownFeedFormat', params: ['betfair', known] })
  })

  test('keeps a team one team when the next file spells it differently', async ({ assert }) => {
    const path = ownSeason()
    const [source] = (await readFixtures(path)).tournaments
    const fixture = source?.fixtures[0]
    if (!source || !fixture) throw new Error('the season has matches')
    const teamIds = async (sourceKey: string) =>
      db.from('matches').where('source_key', sourceKey).select('home_team_id').firstOrFail()
    const other = { ...fixture, sourceKey: `${fixture.sourceKey}:2`, home: `${fixture.home} FC` }
    await importFixtures([{ ...source, fixtures: [fixture] }], { existing: 'reprice' })
    await importFixtures(
      [{ ...source, fixtures: [other], teamAliases: { [other.home]: [fixture.home] } }],
      { existing: 'reprice' }
    )
    assert.deepEqual(await teamIds(other.sourceKey), await teamIds(fixture.sourceKey))
  })
})
