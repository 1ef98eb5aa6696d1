/** The demo's matches on the board. */
import { generateDemo } from '#database/demo/generate'
import { clock } from '#core/clock'
import { importFixtures, type ImportReport } from '#catalogue/actions/import_fixtures'

/** Adds the demo's coming matches of today and the six days after; those that are there already stay as they are. */
export function seedDemoCatalogue(): Promise<ImportReport> {
  const now = clock.now()
  const coming = generateDemo(now).map((tournament) => ({
    ...tournament,
    fixtures: tournament.fixtures.filter(({ startsAt }) => startsAt > now),
  }))
  return importFixtures(coming, { existing: 'keep' })
}
