import db from '@adonisjs/lucid/services/db'
import { reachesBrand, type Principal } from '#core/access'

/**
 * Those of the given users whom the principal may know as authors of a result: staff of the same brand, and only for a
 * principal who acts for the whole brand. Brands share the catalogue, and a dealer need not know the names of the
 * brand's staff.
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
