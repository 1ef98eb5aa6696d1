import type { CreditMove } from '@grandstand/shared-types/wire/dealers'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { creditUser, pursesOf, type Purse } from '#dealers/credit_parties'

/** Both balances and the most that can move now. Throws as `creditUser` does. */
export async function creditQuote(principal: Principal, userId: number): Promise<CreditMove> {
  const user = await creditUser(principal, userId)
  const isAdmin = principal.type === 'admin'
  const purses = await pursesOf(isAdmin ? [user.id] : [principal.userId, user.id])
  const own = isAdmin ? null : purseOf(purses, principal.userId)
  const theirs = purseOf(purses, user.id)
  return {
    transferId: null,
    amountMinor: 0,
    actor: {
      id: principal.userId,
      beforeMinor: own?.cash.balance ?? null,
      afterMinor: own?.cash.balance ?? null,
    },
    user: { id: user.id, beforeMinor: theirs.cash.balance, afterMinor: theirs.cash.balance },
    maxSendMinor: own && maxSend(own),
    maxTakeMinor: maxTake(theirs),
  }
}

/** The sender's cash down to their credit limit. */
export const maxSend = ({ cash }: Purse): number => Math.max(0, cash.balance - cash.floor)

/** Taking back credit leaves no user below zero. */
export const maxTake = ({ cash }: Purse): number => Math.max(0, cash.balance)

export function purseOf(purses: Map<number, Purse>, userId: number): Purse {
  const purse = purses.get(userId)
  if (!purse) throw AppError.notFound()
  return purse
}
