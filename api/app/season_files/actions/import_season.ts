import type { DateTime } from 'luxon'
import { importFixtures, type ImportReport } from '#catalogue/actions/import_fixtures'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { seasonFormat } from '#season_files/formats/formats'
import type { SeasonFixtures } from '#season_files/reading/season'

interface ImportOptions {
  /** The day that the season's first match day becomes; left out, matches keep the day they have. */
  startsAt?: DateTime
  onProgress?: (done: number, total: number) => void
}

export interface SeasonImport extends SeasonFixtures {
  written: ImportReport
}

/**
 * Brings a season's matches with their prices, all or nothing; rejected rows are left out and reported. A match that is
 * there already gets the file's prices, and the file's day only when `startsAt` says which; a second import therefore
 * changes nothing. Throws `FileError` when nothing of the file can be used.
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
