/** Puts the demo's matches on the board. */
import { generateDemo } from '#database/demo/generate'
import { clock } from '#core/timing/clock'
import { importFixtures, type ImportReport } from '#catalogue/actions/import_fixtures'

/**
 * Adds the demo's coming matches of today and the next six days, of every sport or of `sportIds`; existing ones stay
 * unchanged.
 */
export function seedDemoCatalogue(sportIds?: ReadonlySet<number>): Promise<ImportReport> {
  const now = clock.now()
  const coming = generateDemo(now)
    .filter(({ sportId }) => !sportIds || sportIds.has(sportId))
    .map((tournament) => ({
      ...tournament,
      fixtures: tournament.fixtures.filter(({ startsAt }) => startsAt > now),
    }))
  return importFixtures(coming, { existing: 'keep' })
}
