/** Puts the demo's matches on the board. */
import { generateDemo } from '#database/demo/generate'
import { generateAntePost } from '#database/demo/racing/ante_post'
import { withOutrights } from '#database/demo/outrights/season_outrights'
import { generateRaces } from '#database/demo/racing/generate_races'
import { clock } from '#core/timing/clock'
import { importFixtures, type ImportReport } from '#catalogue/actions/import_fixtures'

const HOUR_MS = 3_600_000
/** Cards of races are drawn up a day or two before. */
const RACES_MS = 48 * HOUR_MS
/** Far enough for the big race of next month. */
const ANTE_POST_MS = 62 * 24 * HOUR_MS

/**
 * Adds the demo's coming matches of today and the next six days, its races of the next two days, and what is sold for longer: outrights of
 * seasons and big races ante-post; of every sport or of `sportIds`. Existing ones stay unchanged.
 */
export function seedDemoCatalogue(sportIds?: ReadonlySet<number>): Promise<ImportReport> {
  const now = clock.now()
  const all = [
    ...withOutrights(generateDemo(now), now),
    ...generateRaces({ from: now, to: now + RACES_MS, now }),
    ...generateAntePost({ from: now + RACES_MS, to: now + ANTE_POST_MS }),
  ]
  const coming = all
    .filter(({ sportId }) => !sportIds || sportIds.has(sportId))
    .map((tournament) => ({
      ...tournament,
      fixtures: tournament.fixtures.filter(({ startsAt }) => startsAt > now),
    }))
  return importFixtures(coming, { existing: 'keep' })
}
