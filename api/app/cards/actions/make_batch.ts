import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireRoom } from '#accounts/opening_room'
import { requireCreditProof } from '#accounts/second_factor/credit_proof'
import { continueBatch } from '#cards/actions/batch_maker'
import { fundsOf, cardHouse } from '#cards/card_funds'
import type { BatchOrder } from '#cards/validators/cards'
import { post, reserveTransferId } from '#ledger/post'

interface MakeOptions {
  principal: Principal
  ip: string
  idempotencyKey: string
}

/**
 * Pays for a batch and begins to make it, once for each key; answers 201 with its id. The worth of all cards moves to
 * the house account `cards`: from the maker, for an operator's cards from the dealer, for the house from its credit.
 * Throws 422 `amountTooSmall` at `expiresAt` for a time that has passed, `userSizeError` [limit] when a dealer's
 * opening limit does not suffice, `insufficientCredit`, 403 as `requireCreditProof`, 409 `idempotencyConflict`.
 */
export async function makeBatch(
  order: BatchOrder,
  { principal, ip, idempotencyKey }: MakeOptions
): Promise<Answer<{ id: number }>> {
  const now = clock.now()
  if (order.expiresAt && order.expiresAt <= now) {
    throw AppError.field('expiresAt', 'amountTooSmall', [now])
  }
  await requireCreditProof(principal, {
    currency: principal.currency,
    amountMinor: order.amountMinor * order.count,
  })
  const house = await cardHouse(principal.siteId, principal.currency)
  const transferId = await reserveTransferId()
  const { isReplay, ...answer } = await withIdempotency(
    principal,
    idempotencyKey,
    ['cards', order],
    async (trx) => {
      await requireRoomFor(trx, principal, order.count)
      const id = await insertBatch(trx, principal, order)
      const amountMinor = order.amountMinor * order.count
      const payer = await fundsOf(trx, principal, house)
      await post(trx, [
        {
          id: transferId,
          key: `cards:${id}:made`,
          kind: 'cardsMade',
          siteId: principal.siteId,
          currency: principal.currency,
          referenceType: 'cardBatch',
          referenceId: id,
          actorId: principal.userId,
          legs: [
            { accountId: payer.accountId, amountMinor: 0 - amountMinor },
            { accountId: house.cardsId, amountMinor },
          ],
        },
      ])
      await recordAudit(trx, {
        ...authorOf({ principal, ip }),
        action: 'cards.make',
        subjectType: 'cardBatch',
        subjectId: id,
        detail: { ...order, currency: principal.currency, transferId },
      })
      return { status: 201, body: { id } }
    }
  )
  if (!isReplay) bus.emit('balanceChanged', { userIds: [keeperOf(principal).userId] })
  continueBatch(answer.body.id)
  return answer
}

/** A dealer's cards count against the opening limit as players do, since each card may bring a player. */
async function requireRoomFor(trx: Trx, principal: Principal, count: number): Promise<void> {
  if (reachesBrand(principal)) return
  const { userId } = keeperOf(principal)
  const { openingLimit } = await trx
    .query<{ openingLimit: number }>()
    .from('users')
    .where('id', userId)
    .select({ openingLimit: 'opening_limit' })
    .forUpdate()
    .firstOrFail()
  await requireRoom(trx, { id: userId, openingLimit: Number(openingLimit) }, count)
}

async function insertBatch(trx: Trx, principal: Principal, order: BatchOrder): Promise<number> {
  const [id]: number[] = await trx
    .insertQuery()
    .table('card_batches')
    .insert({
      site_id: principal.siteId,
      maker_id: keeperOf(principal).userId,
      type: order.type,
      currency: principal.currency,
      amount: order.amountMinor,
      count: order.count,
      made_count: 0,
      expires_at: order.expiresAt ?? null,
      created_at: clock.now(),
    })
  return must(id, 'id of a batch')
}
