import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { importSeason } from '#season_files/actions/import_season'
import { storeSeasonResults } from '#season_files/actions/store_season_results'
import { fixtureLines, withOwnTeams, writeSeason } from '#tests/season_files/support'

const FORMATS = [
  { format: 'football-multimarket', fixture: 'multimarket.csv', file: 'E0_2324' },
  { format: 'tennis-atp', fixture: 'tennis.csv', file: 'atp_2018' },
  { format: 'nba', fixture: 'nba.csv', file: 'nba_odds_2018-19' },
  { format: 'mlb', fixture: 'mlb.csv', file: 'mlb_odds_2018' },
]
const COUNTS: Record<string, { matches: number; outcomes: number; results: number }> = {
  'football-multimarket': { matches: 4, outcomes: 216, results: 3 },
  'tennis-atp': { matches: 9, outcomes: 16, results: 6 },
  'nba': { matches: 6, outcomes: 30, results: 5 },
  'mlb': { matches: 6, outcomes: 32, results: 6 },
}

const ownSeason = ({ fixture, file }: (typeof FORMATS)[number]) =>
  writeSeason(file, withOwnTeams(fixtureLines(fixture)))

test.group('Importing a file of another format', () => {
  test('{format}: a second time changes nothing')
    .with(FORMATS)
    .run(async ({ assert }, season) => {
      const path = ownSeason(season)
      const { matches, outcomes, results } = COUNTS[season.format] ?? assert.fail('no counts')
      const first = await importSeason(season.format, path)
      assert.containSubset(first.written, { matches, added: matches, outcomesAdded: outcomes })
      const second = await importSeason(season.format, path)
      assert.containSubset(second.written, { added: 0, updated: 0, unchanged: matches })
      assert.containSubset(await storeSeasonResults(season.format, path), { added: results })
      assert.containSubset(await storeSeasonResults(season.format, path), {
        added: 0,
        corrected: 0,
        unchanged: results,
      })
      const third = await importSeason(season.format, path)
      assert.containSubset(third.written, { added: 0, updated: 0, kept: results })
    })

  test('{format}: another first day moves the season, its results find it')
    .with(FORMATS)
    .run(async ({ assert }, season) => {
      const path = ownSeason(season)
      const { matches, results } = COUNTS[season.format] ?? assert.fail('no counts')
      await importSeason(season.format, path, { startsAt: DateTime.utc(2027, 1, 4) })
      const moved = await importSeason(season.format, path, { startsAt: DateTime.utc(2027, 1, 5) })
      assert.containSubset(moved.written, { added: 0, updated: matches })
      const first = moved.tournaments[0]?.fixtures[0] ?? assert.fail('no match')
      const { starts_at: startsAt } = await db
        .from('matches')
        .where('source_key', first.sourceKey)
        .firstOrFail()
      assert.equal(startsAt, first.startsAt)
      assert.include([5, 6], new Date(startsAt).getUTCDate())
      assert.containSubset(await storeSeasonResults(season.format, path), { added: results })
    })
})
