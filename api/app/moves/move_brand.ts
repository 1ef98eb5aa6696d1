/** Moves a brand with all its rows to another database. docs/decisions/0025 says why in these steps. */
import { setTimeout as pause } from 'node:timers/promises'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#audit/record_audit'
import { BRAND_PLACE } from '#core/database/brands_here'
import { storeJobState } from '#core/database/job_state'
import { brandTables } from '#core/database/table_owners'
import { clock } from '#core/timing/clock'
import { dialect } from '#core/dialect/current'
import { must } from '#core/errors/must'
import { FaultPoints } from '#core/fault_points'
import { ARRIVAL_JOB } from '#integrity/heads/arrivals'
import { claimMove, type Claim } from '#moves/claim'
import { cellNumbers, numberCell } from '#moves/cell_numbers'
import { requireEqual, requireNonePending, type BrandSums } from '#moves/compare'
import { brandToMove, requireFit, type Brand } from '#moves/fit_checks'
import { MoveRefusal } from '#moves/refusal'
import { requireSameResults } from '#moves/result_checks'
import { requireClosed, requireFree, requireMovable } from '#moves/row_checks'
import type { Both } from '#moves/shared_rows'
import { syncTable } from '#moves/sync_rows'
import { Translation } from '#moves/translation'
import { recountFrom } from '#moves/turnover'

/** Servers know where a brand is for so long: longer than their memory and than any of their transactions. */
export const SERVERS_LEARN_MS = 25_000
const LOOK_AGAIN_MS = 500
/** Rows that retention removes meanwhile are removed there by the next pass. */
const MOST_PASSES = 5

export interface Move {
  key: string
  waitMs?: number
  /** Called with each table, before its rows go. */
  onTable?: (table: string) => void
}

export const moveFaults = new FaultPoints<'pageMoved' | 'closed' | 'rowsMoved'>()

/**
 * Resolves to the rows and sums that are equal in both databases. Stopped anywhere, the next call goes on: until it has
 * succeeded, or was refused, nobody serves the brand. Throws `MoveRefusal`, after which the brand is served here as before.
 */
export async function moveBrand(both: Both, move: Move): Promise<BrandSums> {
  await requireFit(both)
  const { cell } = await cellNumbers(both.target)
  const claim = await claimMove(both.source, await brandToMove(both, move.key), cell)
  // from here on the other database cannot open it before this move has ended; it may have done so before
  await takeArrivalAway(both.target, (await brandToMove(both, move.key)).id)
  const brand = await brandToMove(both, move.key)
  const translation = await Translation.open(both)
  try {
    await requireMovable(both, brand)
    await requireClosed(both, brand)
    await requireFree(both, brand)
    await requireSameResults(both, brand, translation)
    await close(both.source, brand, move.waitMs ?? SERVERS_LEARN_MS)
    moveFaults.reach('closed')
    return await bringOver(both, brand, { translation, move, claim })
  } catch (error) {
    const mayReopen = error instanceof MoveRefusal && (await claim.holds())
    if (mayReopen) await placeBrand(both.source, brand.id, BRAND_PLACE.here)
    throw error
  }
}

/** First no requests, then no transfers either. */
async function close(source: QueryClientContract, { id, status }: Brand, waitMs: number) {
  if (status !== BRAND_PLACE.away) {
    await placeBrand(source, id, BRAND_PLACE.leaving)
    await pause(waitMs)
    const giveUpAt = performance.now() + waitMs
    for (;;) {
      try {
        await requireNonePending(source, id)
        break
      } catch (error) {
        if (performance.now() >= giveUpAt) throw error
        await pause(LOOK_AGAIN_MS)
      }
    }
  }
  await placeBrand(source, id, BRAND_PLACE.away)
  await pause(waitMs)
}

interface Way {
  translation: Translation
  move: Move
  claim: Claim
}

async function bringOver(both: Both, brand: Brand, way: Way): Promise<BrandSums> {
  const { translation, claim } = way
  const { source, target } = both
  const closedAt = clock.now()
  const { cell: from } = await cellNumbers(source)
  const { cell: to } = await cellNumbers(target)
  await recordMove(source, brand.id, { from, to })
  await dialect().schema.allowStrayReferences(target, true)
  try {
    for (let pass = 1; ; pass++) {
      const changed = await syncAll(both, brand, way)
      if (changed === 0) break
      if (pass === MOST_PASSES) throw new MoveRefusal('rowsDiffer', 'rows', brand.key, changed, 0)
    }
  } finally {
    await dialect().schema.allowStrayReferences(target, false)
  }
  moveFaults.reach('rowsMoved')
  await requireClosed({ source: target, target }, brand)
  await requireSameResults(both, brand, translation)
  const sums = await requireEqual(both, brand)
  await recountFrom(both)
  await numberCell(target, to)
  await storeJobState(`${ARRIVAL_JOB}${brand.id}`, String(closedAt), target)
  if (!(await claim.holds())) {
    await takeArrivalAway(target, brand.id)
    throw new MoveRefusal('movedTwice', brand.key)
  }
  return sums
}

/** Resolves to the number of rows that were not equal there before. */
async function syncAll(both: Both, brand: Brand, { translation, move }: Way): Promise<number> {
  const keys = await dialect().schema.uniqueKeys(both.source)
  let changed = 0
  for (const table of brandTables().keys()) {
    move.onTable?.(table)
    const primary = keys.find((key) => key.table === table && key.isPrimary)
    const synced = await syncTable({
      ...both,
      table,
      key: must(primary, `primary key of ${table}`).columns,
      siteId: brand.id,
      translate: (name, rows) => translation.rows(name, rows),
      onPage: () => moveFaults.reach('pageMoved'),
    })
    changed += synced.changed
  }
  return changed
}

const takeArrivalAway = (target: QueryClientContract, id: number) =>
  target.from('job_states').where('name', `${ARRIVAL_JOB}${id}`).delete()

const recordMove = (
  source: QueryClientContract,
  siteId: number,
  detail: { from: number; to: number }
): Promise<unknown> =>
  recordAudit(source, {
    siteId,
    actorId: null,
    action: 'site.move',
    subjectType: 'site',
    subjectId: siteId,
    detail,
  })

export const placeBrand = (client: QueryClientContract, id: number, status: number) =>
  client.from('sites').where('id', id).update({ status, updated_at: clock.now() })
