import db from '@adonisjs/lucid/services/db'
import { reachesBrand, type Principal } from '#core/access'

/**
 * Of these people those whom the principal may know to have entered a result: staff of their own brand, and only if they
 * act for the brand themselves. Brands share the catalogue, and a dealer has no business with the names of its staff.
 */
export async function knownActors(
  principal: Principal,
  actorIds: readonly (number | null)[]
): Promise<ReadonlySet<number>> {
  const ids = actorIds.filter((id) => id !== null)
  if (!reachesBrand(principal) || ids.length === 0) return new Set()
  const rows: { id: number }[] = await db
    .query<{ id: number }>()
    .from('users')
    .where('site_id', principal.siteId)
    .whereIn('id', ids)
    .select('id')
  return new Set(rows.map(({ id }) => Number(id)))
}
