/**
 * The only writer of fixtures: every source of matches with prices, be it an import file or the demo, is written here.
 */
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { chunked, inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { importFields } from '#catalogue/actions/import_fields'
import {
  importMatches,
  type ExistingMatches,
  type PlacedFixture,
} from '#catalogue/actions/import_matches'
import { importMarkets } from '#catalogue/actions/import_markets'
import { importPlaces } from '#catalogue/actions/import_places'
import type { SourceTournament } from '#catalogue/actions/import_source'
import { importTeams } from '#catalogue/actions/import_teams'

const MATCHES_AT_ONCE = 100

export interface ImportReport {
  matches: number
  added: number
  /** Existing matches that got a new price, market or start. */
  updated: number
  unchanged: number
  /** Matches left unchanged: started, finished, or asked to be kept. */
  kept: number
  /** Markets and outcomes of the source, whether written or unchanged. */
  markets: number
  marketsAdded: number
  outcomes: number
  outcomesAdded: number
  outcomesRepriced: number
}

interface ImportOptions {
  existing: ExistingMatches
  /** Called as matches are written. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Writes all sources in one transaction, or nothing: categories, tournaments, teams, matches, markets, outcomes, fields of races.
 * Existing rows are found by source key, so that a second run of the same sources changes nothing.
 */
export async function importFixtures(
  sources: readonly SourceTournament[],
  options: ImportOptions
): Promise<ImportReport> {
  const run = () => inTransaction((trx) => write(trx, sources, options))
  const { report, changedIds } = await run().catch((error: unknown) => {
    // another import has added the same rows meanwhile: the second try finds them
    if (isUniqueViolation(error)) return run()
    throw error
  })
  if (changedIds.length > 0) bus.emit('matchChanged', { matchIds: changedIds })
  return report
}

async function write(
  trx: Trx,
  sources: readonly SourceTournament[],
  { existing, onProgress }: ImportOptions
): Promise<{ report: ImportReport; changedIds: number[] }> {
  const placed = await place(trx, sources)
  const markets = placed.flatMap(({ fixture }) => fixture.markets)
  const report: ImportReport = {
    matches: placed.length,
    added: 0,
    updated: 0,
    unchanged: 0,
    kept: 0,
    markets: markets.length,
    marketsAdded: 0,
    outcomes: markets.reduce((total, { outcomes }) => total + outcomes.length, 0),
    outcomesAdded: 0,
    outcomesRepriced: 0,
  }
  const now = clock.now()
  const changedIds: number[] = []
  let done = 0
  for (const chunk of chunked(placed, MATCHES_AT_ONCE)) {
    const matches = await importMatches(trx, chunk, { existing, now })
    const wanted = new Map([...matches.openIds].map(([id, fixture]) => [id, fixture.markets]))
    const written = await importMarkets(trx, wanted, now)
    await importFields(trx, matches.openIds, matches.addedIds)
    const added = new Set(matches.addedIds)
    const touched = new Set([...matches.movedIds, ...written.matchIds])
    const updated = [...touched].filter((id) => !added.has(id))
    changedIds.push(...added, ...updated)
    report.added += added.size
    report.updated += updated.length
    report.unchanged += matches.openIds.size - added.size - updated.length
    report.kept += matches.kept
    report.marketsAdded += written.marketsAdded
    report.outcomesAdded += written.outcomesAdded
    report.outcomesRepriced += written.outcomesRepriced
    await touch(trx, updated, now)
    onProgress?.((done += chunk.length), placed.length)
  }
  return { report, changedIds }
}

async function place(trx: Trx, sources: readonly SourceTournament[]): Promise<PlacedFixture[]> {
  const places = await importPlaces(trx, sources)
  const teamId = await importTeams(trx, sources)
  return sources.flatMap((source) => {
    const at = places.get(source.sourceKey)
    if (!at) throw new Error(`tournament ${source.sourceKey} was not stored`)
    return source.fixtures.map((fixture) => ({
      fixture,
      sportId: source.sportId,
      ...at,
      homeTeamId: teamId(source.category.sourceKey, fixture.home),
      awayTeamId: teamId(source.category.sourceKey, fixture.away),
    }))
  })
}

async function touch(trx: Trx, matchIds: number[], now: number): Promise<void> {
  if (matchIds.length === 0) return
  await trx.from('matches').whereIn('id', matchIds).update({ changed_at: now })
}
