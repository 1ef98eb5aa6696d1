import { createHash } from 'node:crypto'
import type { CreditMove } from '@grandstand/shared-types/wire/dealers'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import type { Trx } from '#core/database/transactions'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { must } from '#core/errors/must'
import { authorOf, recordAudit } from '#audit/record_audit'
import { creditUser, houseCreditAccount, pursesOf, type CreditUser } from '#dealers/credit_parties'
import { maxSend, maxTake, purseOf } from '#dealers/queries/credit_quote'
import type { CreditOrder } from '#dealers/validators/credit'
import { post, reserveTransferId, type Leg, type Transfer } from '#ledger/post'

interface MoveOptions {
  principal: Principal
  ip: string
  idempotencyKey: string
}

/**
 * Sends credit to a user or takes it from them, once for each key; answers 201 with both balances. Throws 404
 * `notFound`, 422 `transfersForbidden`, `insufficientCredit` [asked, most possible], 409 `idempotencyConflict`.
 */
export async function moveCredit(
  userId: number,
  order: CreditOrder,
  { principal, ip, idempotencyKey }: MoveOptions
): Promise<Answer<CreditMove>> {
  const user = await creditUser(principal, userId)
  const houseId = await houseCreditAccount(principal, user.currency)
  const transferId = await reserveTransferId()
  const { isReplay, ...answer } = await withIdempotency(
    principal,
    idempotencyKey,
    ['credit', userId, order],
    async (trx) => {
      const move = await postMove(trx, {
        principal,
        user,
        houseId,
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
  if (!isReplay) {
    const { direction, amountMinor } = order
    bus.emit('balanceChanged', { userIds: [principal.userId, user.id] })
    bus.emit('creditMoved', { userId: user.id, direction, amountMinor, currency: user.currency })
  }
  return answer
}

interface Move {
  principal: Principal
  user: CreditUser
  houseId: number | null
  order: CreditOrder
  transferId: number
  idempotencyKey: string
}

async function postMove(trx: Trx, move: Move): Promise<CreditMove> {
  const { principal, user, houseId, order, transferId } = move
  const isHouse = houseId !== null
  const purses = await pursesOf(isHouse ? [user.id] : [principal.userId, user.id], trx)
  const own = isHouse ? null : purseOf(purses, principal.userId)
  const theirs = purseOf(purses, user.id)

  const isSent = order.direction === 'send'
  const most = isSent ? own && maxSend(own) : maxTake(theirs)
  if (most !== null && order.amountMinor > most) {
    throw new AppError('insufficientCredit', { params: [order.amountMinor, most] })
  }

  const amount = isSent ? order.amountMinor : 0 - order.amountMinor
  const actorLeg = own
    ? userLeg(own, 0 - amount)
    : { accountId: must(houseId, 'house account'), amountMinor: 0 - amount }
  const held = [own, theirs].flatMap((purse) => (purse ? [purse.cash, purse.receivable] : []))
  const transfer: Transfer = {
    id: transferId,
    key: transferKey(move),
    kind: isSent ? 'creditSent' : 'creditTaken',
    siteId: principal.siteId,
    currency: user.currency,
    referenceType: 'user',
    referenceId: user.id,
    actorId: principal.userId,
    ...(order.note && { note: order.note }),
    legs: [actorLeg, userLeg(theirs, amount)],
  }
  const moved = await post(trx, [transfer], held)
  const ownAfter = own ? (moved.get(own.cash.id)?.after ?? own.cash.balance) : null
  const theirsAfter = moved.get(theirs.cash.id)?.after ?? theirs.cash.balance
  return {
    transferId,
    amountMinor: order.amountMinor,
    actor: { id: principal.userId, beforeMinor: own?.cash.balance ?? null, afterMinor: ownAfter },
    user: { id: user.id, beforeMinor: theirs.cash.balance, afterMinor: theirsAfter },
    maxSendMinor: own && ownAfter !== null ? Math.max(0, ownAfter - own.cash.floor) : null,
    maxTakeMinor: Math.max(0, theirsAfter),
  }
}

/** A receiver first pays their debt; a sender never gets into debt by it. */
function userLeg({ cash, receivable }: ReturnType<typeof purseOf>, amountMinor: number): Leg {
  return {
    accountId: cash.id,
    amountMinor,
    ...(amountMinor > 0 && receivable.balance < 0 && { receivableId: receivable.id }),
  }
}

/** A ledger key is unique for all users, a client's key for one user; the hash fits both into the column. */
function transferKey({ principal, idempotencyKey }: Move): string {
  const hash = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)
  return `credit:${principal.userId}:${hash}`
}
