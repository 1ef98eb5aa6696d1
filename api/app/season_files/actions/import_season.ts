import type { DateTime } from 'luxon'
import { importFixtures, type ImportReport } from '#catalogue/actions/import_fixtures'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { seasonFormat } from '#season_files/formats/formats'
import type { SeasonFixtures } from '#season_files/reading/season'

interface ImportOptions {
  /** The season's first match day moves to this day. Without it, matches keep the days of the file. */
  startsAt?: DateTime
  onProgress?: (done: number, total: number) => void
}

export interface SeasonImport extends SeasonFixtures {
  written: ImportReport
}

/**
 * Imports a season's matches with their prices, all or nothing; rejected rows are left out and reported. A match that
 * exists already gets the file's prices, and a new start only when `startsAt` is given; so a second import changes
 * nothing. Throws `FileError` when the file has no usable row.
 */
export async function importSeason(
  format: string,
  path: string,
  { startsAt, onProgress }: ImportOptions = {}
): Promise<SeasonImport> {
  const season = await seasonFormat(format, path).readFixtures(path, startsAt)
  await syncCatalogue()
  const written = await importFixtures(season.tournaments, {
    existing: startsAt ? 'repriceAndMove' : 'reprice',
    ...(onProgress && { onProgress }),
  })
  return { ...season, written }
}
