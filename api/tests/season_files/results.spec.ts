import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { importSeason } from '#season_files/actions/import_season'
import { storeSeasonResults } from '#season_files/actions/store_season_results'
import { readFixtures } from '#season_files/football_data/fixtures'
import { readResults } from '#season_files/football_data/results'
import { ownSeason, seasonLines, withOwnTeams, writeFile } from '#tests/season_files/support'

const FORMAT = 'football-data'

/** The present facts of the match in a line of the file. */
async function storedFacts(path: string, line: number): Promise<MatchFacts | null> {
  const { tournaments } = await readFixtures(path)
  const fixture = tournaments[0]?.fixtures.find((match) => match.listOrder === line)
  const row = await db
    .from('matches')
    .leftJoin('results', (join) => {
      join.on('results.match_id', 'matches.id').on('results.revision', 'matches.result_revision')
    })
    .where('source_key', fixture?.sourceKey ?? '')
    .select('facts')
    .firstOrFail()
  return row.facts === null ? null : JSON.parse(row.facts)
}

test.group('Bringing in results', () => {
  test('a played match gets its halves, corners and cards', async ({ assert }) => {
    const path = ownSeason()
    await importSeason(FORMAT, path)
    const report = await storeSeasonResults(FORMAT, path)
    assert.containSubset(report, { added: 6, corrected: 0, unchanged: 0, withoutScore: 1 })
    assert.deepEqual(await storedFacts(path, 2), {
      status: 'ended',
      periods: { 1: [1, 0], 2: [1, 1] },
      fullTime: [2, 1],
      halfTime: [1, 0],
      corners: [7, 3],
      yellowCards: [1, 2],
      redCards: [0, 1],
    })
    assert.isNull(await storedFacts(path, 13))
  })

  test('a score without a half-time score was awarded: void, or settled by the score if staff choose so', async ({
    assert,
  }) => {
    const path = ownSeason()
    await importSeason(FORMAT, path)
    await storeSeasonResults(FORMAT, path)
    const facts = { status: 'awarded', periods: {}, fullTime: [3, 0] }
    assert.deepEqual(await storedFacts(path, 6), facts)
    const report = await storeSeasonResults(FORMAT, path, 'score')
    assert.containSubset(report, { added: 0, corrected: 1, unchanged: 5 })
    assert.deepEqual(await storedFacts(path, 6), { ...facts, awardedPolicy: 'score' })
  })

  test('a second import makes no revision', async ({ assert }) => {
    const path = ownSeason()
    await importSeason(FORMAT, path)
    await storeSeasonResults(FORMAT, path)
    const report = await storeSeasonResults(FORMAT, path)
    assert.containSubset(report, { added: 0, corrected: 0, unchanged: 6 })
  })

  test('a corrected score makes a revision only of that match', async ({ assert }) => {
    const lines = withOwnTeams(seasonLines())
    const path = writeFile(lines.join('\n'))
    await importSeason(FORMAT, path)
    await storeSeasonResults(FORMAT, path)
    const corrected = lines.map((line) => line.replace(',2,1,H,1,0,H,', ',2,2,D,1,0,H,'))
    const report = await storeSeasonResults(FORMAT, writeFile(corrected.join('\n')))
    assert.containSubset(report, { added: 0, corrected: 1, unchanged: 5 })
    assert.deepEqual((await storedFacts(path, 2))?.fullTime, [2, 2])
  })

  test('rows of matches that were never imported are named by their line', async ({ assert }) => {
    const lines = withOwnTeams(seasonLines())
    await importSeason(FORMAT, writeFile(lines.slice(0, 3).join('\n')))
    const report = await storeSeasonResults(FORMAT, writeFile(lines.join('\n')))
    assert.equal(report.added, 2)
    const unknown = report.rejected.filter(({ key }) => key === 'feedUnknownMatch')
    assert.deepEqual(
      unknown.map(({ line }) => line),
      [4, 5, 6, 10]
    )
  })

  test('a half-time score above the full-time one is rejected', async ({ assert }) => {
    const { rejected } = await readResults(writeFile(seasonLines().join('\n')), 'void')
    assert.deepInclude(rejected, { line: 14, key: 'resultIncomplete', params: ['halfTime'] })
  })

  test('a file without scores is refused', async ({ assert }) => {
    const lines = seasonLines().map((line) => line.split(',').toSpliced(5, 2).join(','))
    await assert.rejects(
      () => readResults(writeFile(lines.join('\n')), 'void'),
      /feedMissingColumn\|.*\|1\|FTHG, FTAG/
    )
  })
})
