import { createHash } from 'node:crypto'
import type { CreditMove } from '@grandstand/shared-types/wire/people/dealers'
import type { CreditKind } from '@grandstand/shared-types/money/transfers'
import { keeperOf, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import type { Trx } from '#core/database/transactions'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { authorOf, recordAudit } from '#audit/record_audit'
import { accountsOf, creditLegs, type Sides } from '#dealers/credit_legs'
import { countMoved, lockMovedOn, maximaFor, type Maxima } from '#dealers/credit_maxima'
import { mostOf, requireMost } from '#dealers/credit_most'
import {
  creditUser,
  debtOf,
  owedOn,
  houseOf,
  purseOf,
  pursesOf,
  type CreditUser,
  type House,
} from '#dealers/credit_parties'
import { requireCreditProof } from '#accounts/second_factor/credit_proof'
import type { CreditOrder } from '#dealers/validators/credit'
import { post, reserveTransferId } from '#ledger/post'
import { requireDepositRoom } from '#protection/require_deposit'

interface MoveOptions {
  principal: Principal
  ip: string
  idempotencyKey: string
}

const KINDS: Record<CreditOrder['direction'], CreditKind> = {
  send: 'creditSent',
  take: 'creditTaken',
  repay: 'debtPaid',
}

/**
 * Sends credit to a user, takes it from them, or books a payment of their debt, once for each key; answers 201 with the
 * balances. Throws as `creditUser` and `requireMost` do, 403 `stepUpNeeded`, 422 `isRequiredArea` at `note` without a reason
 * where the brand asks for one, `amountTooLarge` [debt] at `amountMinor` for a payment above the debt, 409 `idempotencyConflict`.
 */
export async function moveCredit(
  userId: number,
  order: CreditOrder,
  { principal, ip, idempotencyKey }: MoveOptions
): Promise<Answer<CreditMove>> {
  const user = await creditUser(principal, userId)
  const { direction, amountMinor } = order
  await requireCreditProof(principal, { currency: user.currency, amountMinor })
  const maxima = await maximaFor(principal, user.currency)
  if (maxima.needsReason && !order.note) throw AppError.field('note', 'isRequiredArea')
  const house = await houseOf(principal, user.currency)
  const transferId = await reserveTransferId()
  const { isReplay, ...answer } = await withIdempotency(
    principal,
    idempotencyKey,
    ['credit', userId, order],
    async (trx) => {
      const move = await postMove(trx, {
        principal,
        user,
        maxima,
        house,
        order,
        transferId,
        idempotencyKey,
      })
      await recordAudit(trx, {
        ...authorOf({ principal, ip }),
        action: `credit.${order.direction}`,
        subjectType: 'user',
        subjectId: user.id,
        detail: { ...move },
        ...(order.note && { reason: order.note }),
      })
      return { status: 201, body: move }
    }
  )
  if (!isReplay && direction !== 'repay') {
    bus.emit('balanceChanged', { userIds: [keeperOf(principal).userId, user.id] })
    bus.emit('creditMoved', { userId: user.id, direction, amountMinor, currency: user.currency })
  }
  return answer
}

interface Move {
  principal: Principal
  user: CreditUser
  maxima: Maxima
  house: House | null
  order: CreditOrder
  transferId: number
  idempotencyKey: string
}

async function postMove(trx: Trx, move: Move): Promise<CreditMove> {
  const { principal, user, maxima, house, order, transferId } = move
  const { direction, amountMinor } = order
  const moved = await lockMovedOn(trx, maxima.day, principal, user.currency)
  const payerId = keeperOf(principal).userId
  const purses = await pursesOf(house ? [user.id] : [payerId, user.id], trx)
  const own = house ? null : purseOf(purses, payerId)
  const theirs = purseOf(purses, user.id)
  const sides: Sides = { user, own, theirs, house }

  if (direction === 'repay') {
    const owed = user.owesPrincipal ? owedOn(theirs.debt) : 0
    if (amountMinor > owed) throw AppError.field('amountMinor', 'amountTooLarge', [owed])
  } else {
    const most = mostOf(direction, { own, theirs, maxima, moved })
    requireMost(amountMinor, most, maxima)
    const player = { id: user.id, siteId: principal.siteId }
    if (direction === 'send') await requireDepositRoom(trx, player, amountMinor)
    const counted = { direction, currency: user.currency, amountMinor }
    await countMoved(trx, maxima.day, principal, counted)
  }

  const transfer = {
    id: transferId,
    key: transferKey(move),
    kind: KINDS[direction],
    siteId: principal.siteId,
    currency: user.currency,
    referenceType: 'user' as const,
    referenceId: user.id,
    actorId: principal.userId,
    ...(order.note && { note: order.note }),
    legs: creditLegs(direction, amountMinor, sides),
  }
  const after = await post(trx, [transfer], accountsOf(sides))
  const balanceOf = ({ id, balance }: { id: number; balance: number }) =>
    after.get(id)?.after ?? balance
  const debtBefore = debtOf(user, theirs)
  return {
    transferId,
    amountMinor,
    actor: {
      id: payerId,
      beforeMinor: own?.cash.balance ?? null,
      afterMinor: own && balanceOf(own.cash),
    },
    user: { id: user.id, beforeMinor: theirs.cash.balance, afterMinor: balanceOf(theirs.cash) },
    debt:
      debtBefore === null || !theirs.debt
        ? null
        : { beforeMinor: debtBefore, afterMinor: 0 - balanceOf(theirs.debt) },
  }
}

/**
 * The key in the ledger. A client's key is unique for one user, a key of the ledger for all users; the hash makes both
 * fit the column.
 */
function transferKey({ principal, idempotencyKey }: Move): string {
  const hash = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)
  return `credit:${principal.userId}:${hash}`
}
