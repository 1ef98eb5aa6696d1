/** Races of the demo's last hours, run before it is first seen, so that there are finishes to look at. */
import db from '@adonisjs/lucid/services/db'
import { generateRaces } from '#database/demo/racing/generate_races'
import { RACE_MS, raceResults } from '#database/demo/racing/race_results'
import { importFixtures } from '#catalogue/actions/import_fixtures'
import { storeResults } from '#catalogue/actions/store_results'
import { clock } from '#core/timing/clock'
import { settlePending } from '#settlement/actions/settle_pending'

const HOURS_MS = 6 * 3_600_000
/** As the simulator, which goes on from here. */
const SOURCE = 'simulator'

/**
 * Puts the races of the last hours on record with their results, as far as they are missing. A race that is off has no result
 * yet: it is left out unless it was there before, and the simulator has its result.
 */
export async function runPastRaces(): Promise<void> {
  const now = clock.now()
  const from = now - HOURS_MS
  const races = generateRaces({ from: from - RACE_MS, to: now - RACE_MS, now })
  await importFixtures(races, { existing: 'keep' })
  const results = raceResults(from, now)
  const ids = await idsWithoutResult(results.map(({ key }) => key))
  const missing = results.flatMap(({ key, facts }) => {
    const matchId = ids.get(key)
    return matchId === undefined ? [] : [{ matchId, facts, source: SOURCE, actorId: null }]
  })
  if (missing.length === 0) return
  await storeResults(missing)
  await settlePending()
}

async function idsWithoutResult(keys: readonly string[]): Promise<Map<string, number>> {
  const rows: { id: number; source_key: string }[] = await db
    .query<{ id: number; source_key: string }>()
    .from('matches')
    .whereIn('source_key', [...keys])
    .where('result_revision', 0)
    .select('id', 'source_key')
  return new Map(rows.map((row) => [row.source_key, Number(row.id)]))
}
