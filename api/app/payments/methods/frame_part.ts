import db from '@adonisjs/lucid/services/db'
import { BriefCache } from '#core/timing/brief_cache'
import type { PagePartMaker } from '#sites/page/page_part'

const CACHE_MS = 5_000
const CACHE_MOST = 500
const cache = new BriefCache<number, string[]>(CACHE_MS, CACHE_MOST)

/** Lets the page of a brand frame the gateways whose methods open in a frame, and no other host (must-hold S6). */
export const framePart: PagePartMaker = async ({ id }) => {
  const known = cache.get(id)
  if (known) return { frameOrigins: known }
  const keep = cache.reading()
  const rows: { origins: string }[] = await db
    .query<{ origins: string }>()
    .from('payment_methods')
    .where({ site_id: id, opens: 'frame', is_shown: true })
    .select({ origins: 'allowed_origins' })
  const frameOrigins = rows.flatMap(({ origins }): string[] => JSON.parse(origins))
  const once = [...new Set(frameOrigins)].sort()
  keep(id, once)
  return { frameOrigins: once }
}
