import { identityKey } from '@grandstand/shared-types/accounts/identity_key'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'

interface Holder {
  /** Null for a user who is not in the database yet. */
  id: number | null
  siteId: number
  type: UserType
}

/**
 * A person has one player account of a brand: throws 422 `identityNumberInUse` at `identityNumber` when another player
 * of the brand has the same number, in whatever spelling (must-hold A9).
 */
export async function requireOwnIdentity(
  trx: Trx,
  { id, siteId, type }: Holder,
  identityNumber: string | null | undefined
): Promise<void> {
  const key = type === 'player' && identityNumber ? identityKey(identityNumber) : null
  if (key === null) return
  const query = trx
    .from('users')
    .where({ site_id: siteId, identity_key: key, type: 'player' })
    .select('id')
  if (id !== null) query.whereNot('id', id)
  const other: unknown = await query.first()
  if (other !== null) throw AppError.field('identityNumber', 'identityNumberInUse')
}
