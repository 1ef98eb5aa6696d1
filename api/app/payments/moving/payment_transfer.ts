/** The transfer of money that a move of a payment posts (rules 11.5). */
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import type { PaymentState } from '@grandstand/shared-types/payments/states'
import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { userAccounts, type UserAccount } from '#ledger/accounts'
import { RECEIVABLE, type UserPocket } from '#ledger/pockets'
import type { Leg, Transfer } from '#ledger/post'
import { heldBack } from '#ledger/wagering'
import { userLegsOf } from '#ledger/queries/user_legs'
import type { PaymentBooks } from '#payments/moving/books'
import { holdParts } from '#payments/moving/hold_parts'
import type { Payment } from '#payments/moving/payment'

type Posting = 'paid' | 'held' | 'back' | 'returned'

interface Planned {
  posting: Posting
  kind: TransferKind
  legs: Leg[]
}

interface Movement {
  payment: Payment
  to: PaymentState
  books: PaymentBooks
  /** The first, second, ... time that the payment makes this move. */
  turn: number
  /** The player's accounts, locked. */
  accounts: readonly UserAccount[]
}

/** Names a transfer of a payment in the ledger: each is posted once in each turn. */
export const transferKey = (paymentId: number, posting: Posting, turn = 1): string =>
  `payment:${paymentId}:${posting}${turn === 1 ? '' : `:${turn}`}`

/** Whether a payment that gets to a state moves money. */
export const movesMoney = ({ direction }: Pick<Payment, 'direction'>, to: PaymentState): boolean =>
  direction === 'deposit'
    ? to === 'paid' || to === 'returned'
    : to === 'created' || to === 'paid' || BACK.includes(to)

/** The states in which a withdrawal gives its money back. */
const BACK: readonly PaymentState[] = ['refused', 'cancelled', 'failed', 'returned']

/**
 * Locks the player's accounts and makes the transfer; null for a move without money. Throws 422 `withdrawableOnly` for
 * a withdrawal of more than the player has, `wageringLeft` [left] for one of money that must be played first.
 */
export async function paymentTransfer(
  trx: Trx,
  move: Omit<Movement, 'accounts'>,
  actorId: number | null
): Promise<{ transfer: Transfer; accounts: UserAccount[] } | null> {
  const { payment, to } = move
  if (!movesMoney(payment, to)) return null
  const { userId, direction } = payment
  const accounts = (await userAccounts([userId], { trx, lock: true })).get(userId) ?? []
  const movement = { ...move, accounts }
  const planned = direction === 'deposit' ? ofDeposit(movement) : await ofWithdrawal(trx, movement)
  return { transfer: transferOf(movement, planned, actorId), accounts }
}

/** The credit of a paid deposit whose player's accounts are locked. */
export function creditTransfer(movement: Omit<Movement, 'to' | 'turn'>): Transfer {
  const paid: Movement = { ...movement, to: 'paid', turn: 1 }
  return transferOf(paid, ofDeposit(paid), null)
}

function transferOf(
  { payment: { id, siteId, currency }, books, turn }: Movement,
  { posting, kind, legs }: Planned,
  actorId: number | null
): Transfer {
  return {
    id: books.transferId,
    key: transferKey(id, posting, turn),
    kind,
    siteId,
    currency,
    referenceType: 'payment',
    referenceId: id,
    ...(actorId !== null && { actorId }),
    legs: legs.filter(({ amountMinor }) => amountMinor !== 0),
  }
}

/** A return takes back the amount without its fee, since the player was credited no more. */
function ofDeposit({ payment, to, books, accounts }: Movement): Planned {
  const { amountMinor, feeMinor, pocket } = payment
  const credited = amountMinor - feeMinor
  const accountId = accountOf(accounts, pocket)
  const receivableId = accountOf(accounts, RECEIVABLE)
  if (to === 'paid') {
    return {
      posting: 'paid',
      kind: 'deposit',
      legs: [
        { accountId: books.gatewaysId, amountMinor: 0 - amountMinor },
        { accountId, amountMinor: credited, ...(pocket === 'balance' && { receivableId }) },
        { accountId: books.feesId, amountMinor: feeMinor },
      ],
    }
  }
  return {
    posting: 'returned',
    kind: 'depositReturned',
    legs: [
      { accountId: books.gatewaysId, amountMinor },
      { accountId, amountMinor: 0 - credited, receivableId },
      { accountId: books.feesId, amountMinor: 0 - feeMinor },
    ],
  }
}

async function ofWithdrawal(trx: Trx, movement: Movement): Promise<Planned> {
  const { payment, to, books, accounts } = movement
  const { amountMinor, feeMinor } = payment
  const payouts = books.payoutsId
  if (to === 'created') {
    const parts = holdParts(accounts, amountMinor, await heldBack(trx, payment.userId))
    return {
      posting: 'held',
      kind: 'withdrawalHeld',
      legs: [
        ...parts.map((part) => ({ ...part, amountMinor: 0 - part.amountMinor })),
        { accountId: payouts, amountMinor },
      ],
    }
  }
  if (to === 'paid') {
    return {
      posting: 'paid',
      kind: 'withdrawalPaid',
      legs: [
        { accountId: payouts, amountMinor: 0 - amountMinor },
        { accountId: books.gatewaysId, amountMinor: amountMinor - feeMinor },
        { accountId: books.feesId, amountMinor: feeMinor },
      ],
    }
  }
  const back = await backToPockets(trx, payment, accounts)
  if (to === 'returned') {
    return {
      posting: 'returned',
      kind: 'withdrawalBack',
      legs: [
        { accountId: books.gatewaysId, amountMinor: feeMinor - amountMinor },
        { accountId: books.feesId, amountMinor: 0 - feeMinor },
        ...back,
      ],
    }
  }
  return {
    posting: 'back',
    kind: 'withdrawalBack',
    legs: [{ accountId: payouts, amountMinor: 0 - amountMinor }, ...back],
  }
}

/** The reverse of the hold. Money that comes back to cash first pays a debt, like every credit. */
async function backToPockets(
  trx: Trx,
  { id }: Payment,
  accounts: readonly UserAccount[]
): Promise<Leg[]> {
  const receivableId = accountOf(accounts, RECEIVABLE)
  const held = await userLegsOf(trx, transferKey(id, 'held'))
  return held.map(({ accountId, pocket, amountMinor }) => ({
    accountId,
    amountMinor: 0 - amountMinor,
    ...(pocket === 'balance' && { receivableId }),
  }))
}

const accountOf = (accounts: readonly UserAccount[], name: UserPocket): number =>
  must(
    accounts.find(({ pocket }) => pocket === name),
    `account ${name} of a player`
  ).id
