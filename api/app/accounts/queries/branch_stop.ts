import db from '@adonisjs/lucid/services/db'
import { pathIds } from '#accounts/tree'

/** Whether a dealer above the user of this path is passive, which stops the dealer's whole branch. */
export async function isBranchStopped(path: string): Promise<boolean> {
  const above = pathIds(path).slice(0, -1)
  if (above.length === 0) return false
  const passive = await db
    .query<{ id: number }>()
    .from('users')
    .whereIn('id', above)
    .whereNot('status', 1)
    .select('id')
    .first()
  return passive !== null
}
