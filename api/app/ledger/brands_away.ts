/** The last wall before the books: no transfer is posted for a brand whose books are kept in another database. */
import { BRAND_PLACE, brandAway } from '#core/database/brands_here'
import type { Trx } from '#core/database/transactions'
import { BriefCache } from '#core/timing/brief_cache'

/** A brand's move waits for longer than this before its rows are copied. */
const KEPT_MS = 2_000

const kept = new BriefCache<'all', ReadonlySet<number>>(KEPT_MS)

/** Throws 503 `plannedMaintenance` [seconds]. */
export async function requireBrandsHere(
  trx: Trx,
  transfers: readonly { siteId: number }[]
): Promise<void> {
  const away = await brandsAway(trx)
  if (away.size === 0 || !transfers.some(({ siteId }) => away.has(siteId))) return
  throw brandAway()
}

async function brandsAway(trx: Trx): Promise<ReadonlySet<number>> {
  const known = kept.get('all')
  if (known) return known
  const keep = kept.reading()
  const rows: { id: number }[] = await trx
    .query<{ id: number }>()
    .from('sites')
    .whereIn('status', [BRAND_PLACE.away, BRAND_PLACE.arriving])
    .select('id')
  const away = new Set(rows.map(({ id }) => Number(id)))
  keep('all', away)
  return away
}
