import { AppError } from '#core/errors/app_error'
import type { PlayerPocket } from '#ledger/pockets'
import type { UserAccount } from '#ledger/accounts'
import type { HeldBack } from '#ledger/wagering'

/** The pockets of money that is the player's own, in the order in which a withdrawal draws: cash first. */
const WITHDRAWABLE = ['balance', 'creditCard', 'paykasa'] as const satisfies PlayerPocket[]

interface Part {
  accountId: number
  /** Minor units, above 0. */
  amountMinor: number
}

/**
 * Splits a withdrawal over the pockets. Credit is no money of the player: cash below zero lowers the money that can leave
 * the other pockets, and so does a wagering. Throws 422 `withdrawableOnly` [withdrawable], `wageringLeft` [left].
 */
export function holdParts(
  accounts: readonly UserAccount[],
  amountMinor: number,
  { lockedMinor, leftMinor }: HeldBack
): Part[] {
  const pockets = WITHDRAWABLE.flatMap((name) => accounts.filter(({ pocket }) => pocket === name))
  const own = pockets.reduce((sum, { balance }) => sum + balance, 0)
  if (amountMinor > own) {
    throw new AppError('withdrawableOnly', { params: [Math.max(0, own - lockedMinor)] })
  }
  if (amountMinor > own - lockedMinor) throw new AppError('wageringLeft', { params: [leftMinor] })
  let left = amountMinor
  const parts = pockets.map(({ id, balance }) => {
    const part = Math.min(left, Math.max(0, balance))
    left -= part
    return { accountId: id, amountMinor: part }
  })
  return parts.filter((part) => part.amountMinor > 0)
}
