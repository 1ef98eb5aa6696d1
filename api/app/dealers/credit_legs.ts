/** The legs of a movement of credit: cash between two sides, and the debt of a user on credit. Pure functions. */
import type { CreditDirection } from '@grandstand/shared-types/wire/people/dealers'
import { must } from '#core/errors/must'
import { owedOn, type CreditUser, type House, type Purse } from '#dealers/credit_parties'
import type { UserAccount } from '#ledger/accounts'
import type { Leg } from '#ledger/post'

export interface Sides {
  user: CreditUser
  /** Null for the house. */
  own: Purse | null
  theirs: Purse
  /** Null for a dealer. */
  house: House | null
}

/** `amountMinor` is above 0. A repayment changes the debt alone, since the money was paid outside the platform. */
export function creditLegs(direction: CreditDirection, amountMinor: number, sides: Sides): Leg[] {
  const { own, theirs, house } = sides
  const debt = debtLegs(debtChange(direction, amountMinor, sides), sides)
  if (direction === 'repay') return debt
  const toUser = direction === 'send' ? amountMinor : 0 - amountMinor
  const actor = own
    ? cashLeg(own, 0 - toUser)
    : { accountId: must(house, 'house account').creditId, amountMinor: 0 - toUser }
  return [actor, cashLeg(theirs, toUser), ...debt]
}

/** By how much the debt grows: credit sent to a user on credit adds to it, credit taken back and payments reduce it. */
function debtChange(
  direction: CreditDirection,
  amountMinor: number,
  { user, theirs }: Sides
): number {
  if (!user.owesPrincipal) return 0
  if (direction === 'send') return user.isOnCredit ? amountMinor : 0
  return 0 - Math.min(amountMinor, owedOn(theirs.debt))
}

function debtLegs(growth: number, { own, theirs, house }: Sides): Leg[] {
  if (growth === 0) return []
  const lentId = own
    ? must(own.lent, 'account of credit lent').id
    : must(house, 'house account').loansId
  return [
    { accountId: must(theirs.debt, 'account of a debt').id, amountMinor: 0 - growth },
    { accountId: lentId, amountMinor: growth },
  ]
}

/** A receiver first pays the debt of a corrected payout; a sender cannot get into debt by the transfer. */
function cashLeg({ cash, receivable }: Purse, amountMinor: number): Leg {
  return {
    accountId: cash.id,
    amountMinor,
    ...(amountMinor > 0 && receivable.balance < 0 && { receivableId: receivable.id }),
  }
}

/** Every account of the two sides, as `post` takes locked accounts. */
export const accountsOf = ({ own, theirs }: Sides): UserAccount[] =>
  [own, theirs].flatMap((purse) =>
    purse
      ? [purse.cash, purse.receivable, purse.debt, purse.lent].filter((a) => a !== undefined)
      : []
  )
