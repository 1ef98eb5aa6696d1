import type { CreditQuote } from '@grandstand/shared-types/wire/people/dealers'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { maximaFor, movedOn } from '#dealers/credit_maxima'
import { mostOf } from '#dealers/credit_most'
import { creditUser, debtOf, purseOf, pursesOf } from '#dealers/credit_parties'

/** Both balances and the most that can move now, with its bound. Throws as `creditUser` does. */
export async function creditQuote(principal: Principal, userId: number): Promise<CreditQuote> {
  const user = await creditUser(principal, userId)
  const isHouse = reachesBrand(principal)
  const maxima = await maximaFor(principal, user.currency)
  const moved = await movedOn(maxima.day, principal, user.currency)
  const payerId = keeperOf(principal).userId
  const purses = await pursesOf(isHouse ? [user.id] : [payerId, user.id])
  const own = isHouse ? null : purseOf(purses, payerId)
  const theirs = purseOf(purses, user.id)
  const figures = { own, theirs, maxima, moved }
  return {
    actor: { id: payerId, balanceMinor: own?.cash.balance ?? null },
    user: { id: user.id, balanceMinor: theirs.cash.balance },
    debtMinor: debtOf(user, theirs),
    isOnCredit: user.isOnCredit,
    send: mostOf('send', figures),
    take: mostOf('take', figures),
    needsReason: maxima.needsReason,
  }
}
