/** The terms on which a user receives and moves credit, and who may set them. */
import { mayBeOnCredit, type UserType } from '@grandstand/shared-types/accounts/user_types'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { PartsRefused } from '#accounts/refused_parts'
import type { Trx } from '#core/database/transactions'
import User from '#accounts/models/user'
import type { UserChanges } from '#accounts/validators/user'
import { creditLimitOf } from '#ledger/credit_limit'

type Terms = Pick<
  UserChanges,
  'creditLimit' | 'isOnCredit' | 'maxTransferMinor' | 'maxDayTransfersMinor'
>

interface CreditTerms {
  type: UserType
  currency: string
  /** In minor units. */
  creditLimit: number
  isOnCredit: boolean
  maxTransferMinor: number
  maxDayTransfersMinor: number
}

/** The terms of an account that is not open yet. */
export const NO_TERMS = {
  creditLimit: 0,
  isOnCredit: false,
  maxTransferMinor: 0,
  maxDayTransfersMinor: 0,
}

/**
 * Throws unless the principal may set these terms: 403 `notAllowed` without the permission `credit.terms`, 422
 * `amountTooLarge` [own limit] at `creditLimit` above the principal's own, `currencyDiffers` when the two limits cannot
 * be compared, `notForAccount` at `isOnCredit` for a user who cannot owe credit. Unchanged terms need no permission.
 */
export async function requireTerms(
  trx: Trx,
  principal: Principal,
  wanted: Terms,
  inForce: CreditTerms
): Promise<void> {
  const creditLimit = wanted.creditLimit ?? inForce.creditLimit
  const changed = [
    ...(creditLimit === inForce.creditLimit ? [] : ['creditLimit']),
    ...((wanted.isOnCredit ?? inForce.isOnCredit) === inForce.isOnCredit ? [] : ['isOnCredit']),
    ...(isOther(wanted.maxTransferMinor, inForce.maxTransferMinor) ? ['maxTransferMinor'] : []),
    ...(isOther(wanted.maxDayTransfersMinor, inForce.maxDayTransfersMinor)
      ? ['maxDayTransfersMinor']
      : []),
  ]
  if (changed.length === 0) return
  if (!principal.permissions.has('credit.terms')) throw new PartsRefused(changed)
  if (wanted.isOnCredit && !mayBeOnCredit(inForce.type)) {
    throw AppError.field('isOnCredit', 'notForAccount')
  }
  if (creditLimit > inForce.creditLimit) {
    await requireOwnLimit(trx, principal, creditLimit, inForce.currency)
  }
}

/** `wanted` null empties the figure, which is then 0: no limit. */
const isOther = (wanted: number | null | undefined, inForce: number): boolean =>
  wanted !== undefined && (wanted ?? 0) !== inForce

/** Staff of the house lend the house's money; a dealer lends no more than the dealer's own credit limit. */
async function requireOwnLimit(
  trx: Trx,
  principal: Principal,
  creditLimitMinor: number,
  currency: string
): Promise<void> {
  if (reachesBrand(principal)) return
  if (principal.currency !== currency) {
    throw new AppError('currencyDiffers', { params: [principal.currency, currency] })
  }
  const own = await creditLimitOf(trx, keeperOf(principal).userId)
  if (creditLimitMinor > own) throw AppError.field('creditLimit', 'amountTooLarge', [own])
}

/** A user's terms except the credit limit, which the ledger stores. */
export const termsOf = ({
  type,
  currency,
  isOnCredit,
  maxTransferMinor,
  maxDayTransfersMinor,
}: User): Omit<CreditTerms, 'creditLimit'> => ({
  type,
  currency,
  isOnCredit,
  maxTransferMinor,
  maxDayTransfersMinor,
})

/** The lender, when the user directly above is one; null for an admin, who lends for the house. */
export const lenderIn = (above: User): User | null => (above.type === 'admin' ? null : above)

/** The dealer to whom a user on credit owes; null when the user owes the house. */
export async function lenderAbove(trx: Trx, { parentId }: User): Promise<User | null> {
  const above = parentId === null ? null : await User.find(parentId, { client: trx })
  return above && lenderIn(above)
}
