import { SHIPPED_ROLE_KEYS, SHIPPED_ROLES } from '@grandstand/shared-types/accounts/shipped_roles'
import { clock } from '#core/timing/clock'
import { insertAll, type Trx } from '#core/database/transactions'

/** Gives a new brand the roles that every brand has. */
export async function insertShippedRoles(trx: Trx, siteId: number): Promise<void> {
  const now = clock.now()
  await insertAll(
    trx,
    'roles',
    SHIPPED_ROLE_KEYS.map((name) => ({
      site_id: siteId,
      name,
      is_shipped: true,
      user_type: SHIPPED_ROLES[name].userType,
      permissions: '[]',
      created_at: now,
      updated_at: now,
    }))
  )
}
