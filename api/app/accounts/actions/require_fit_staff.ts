import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { isInstallationStaffIn } from '#accounts/permissions'
import { chainsOf } from '#accounts/queries/chain'

/**
 * Throws 422 `notForAccount` at `isInstallationStaff` for a user who cannot be staff of the installation: only an admin, or
 * an operator of the house below an admin who is (rules 8.16). `above` is the path of the user directly above, `/` at the
 * top.
 */
export async function requireFitStaff(
  trx: Trx,
  { type, above }: { type: UserType; above: string }
): Promise<void> {
  const chain = (await chainsOf([above], trx)).get(above) ?? []
  if (!isInstallationStaffIn([...chain, { type, isInstallationStaff: true }])) {
    throw AppError.field('isInstallationStaff', 'notForAccount')
  }
}
