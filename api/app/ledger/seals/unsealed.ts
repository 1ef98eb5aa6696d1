/** Transfers that have no seal yet. */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { BRAND_PLACE } from '#core/database/brands_here'
import { pagesOf } from '#core/database/pages_of_ids'
import { chunked } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { arrivals } from '#integrity/heads/arrivals'

const SEALED_AT_A_TIME = 500
const PAUSE_MS = 5

/** Time from one look far back to the next. */
export const LOOK_FAR_BACK_EVERY_MS = 30_000
/** A transfer has its time before its transaction ends, so it may appear a minute later than others; nearly all appear much sooner. */
export const LOOK_BACK_MS = { far: 60_000 + LOOK_FAR_BACK_EVERY_MS, near: 5_000 }
/** No transaction takes so long, and no process counts so far behind the others. */
const TOO_LATE_MS = 3_600_000
const TOO_LATE_IDS = 10_000

interface Found {
  id: number
  site_id: number
  created_at: number
}

/** Those that were written since the newest seal, and up to `lookBackMs` before it, in the order of their time. */
export async function* newlyUnsealed(lookBackMs: number): AsyncGenerator<readonly number[]> {
  const newest = await newestSealed()
  const since = newest ? Math.min(newest.created_at, clock.now()) - lookBackMs : 0
  let last = { id: 0, created_at: since }
  for (;;) {
    const { id, created_at: at } = last
    const rows: Found[] = await unsealed()
      .where('t.created_at', '>=', at)
      .where((later) => later.where('t.created_at', '>', at).orWhere('t.id', '>', id))
      .orderBy([{ column: 't.created_at' }, { column: 't.id' }])
      .limit(SEALED_AT_A_TIME)
    yield rows.map((row) => row.id)
    const end = rows.at(-1)
    if (!end || rows.length < SEALED_AT_A_TIME) return
    last = end
  }
}

/**
 * All of them, in the order of their ids, but for old ones among much newer ones that have their seals: the server writes no old
 * transfers. These go to `onAdded` and are never sealed.
 */
export async function* everyUnsealed(
  onAdded: (id: number) => void = () => {}
): AsyncGenerator<readonly number[]> {
  const isAdded = await addedRule()
  for await (const [after, upTo] of pagesOf('ledger_transfers')) {
    const rows: Found[] = await unsealed()
      .where('t.id', '>', after)
      .where('t.id', '<=', upTo)
      .orderBy('t.id')
    const [first] = rows.filter(isAdded)
    if (first) onAdded(first.id)
    for (const some of chunked(rows, SEALED_AT_A_TIME)) {
      yield some.filter((row) => !isAdded(row)).map(({ id }) => id)
    }
    await pause(PAUSE_MS)
  }
}

/** Transfers of a brand that is arriving are not all there yet, and are sealed once it is served. */
function unsealed() {
  const arriving = db.from('sites').where('status', BRAND_PLACE.arriving).select('id')
  return db
    .query<Found>()
    .from('ledger_transfers as t')
    .leftJoin('ledger_seals as s', 's.transfer_id', 't.id')
    .whereNull('s.id')
    .whereNotIn('t.site_id', arriving)
    .select('t.id as id', 't.site_id as site_id', 't.created_at as created_at')
}

/** Whether a transfer without a seal was put in later; one that came with its brand from another database was not. */
async function addedRule(): Promise<(row: Found) => boolean> {
  const newest = await newestSealed()
  if (!newest) return () => false
  const arrivedAt = new Map((await arrivals()).map(({ siteId, at }) => [siteId, at]))
  return ({ id, site_id: siteId, created_at: at }) =>
    id < newest.highest - TOO_LATE_IDS &&
    at < newest.created_at - TOO_LATE_MS &&
    at >= (arrivedAt.get(siteId) ?? 0)
}

/** When the transfer of the newest seal was written, and the highest number that has a seal. */
async function newestSealed(): Promise<{ created_at: number; highest: number } | null> {
  const newest: { created_at: number } | null = await db
    .query<{ created_at: number }>()
    .from('ledger_seals as s')
    .join('ledger_transfers as t', 't.id', 's.transfer_id')
    .orderBy('s.id', 'desc')
    .select('t.created_at as created_at')
    .first()
  if (!newest) return null
  const last: { id: number } | null = await db
    .query<{ id: number }>()
    .from('ledger_seals')
    .max('transfer_id as id')
    .first()
  return { created_at: Number(newest.created_at), highest: Number(last?.id ?? 0) }
}
