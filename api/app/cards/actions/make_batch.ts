import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { authorOf, recordAudit } from '#audit/record_audit'
import { continueBatch } from '#cards/jobs/batch_maker'
import { fundsOf, cardHouse } from '#cards/card_funds'
import type { BatchOrder } from '#cards/validators/cards'
import { OPEN_CARD_STATUSES } from '@grandstand/shared-types/wire/cards'
import { post, reserveTransferId } from '#ledger/post'

interface MakeOptions {
  principal: Principal
  ip: string
  idempotencyKey: string
}

/**
 * Pays for a batch and begins to make it, once for each key; answers 201 with its number. The worth of all cards goes
 * from the maker, or for an admin from the house, to the house account `cards`. Throws 422 `amountTooSmall` at
 * `expiresAt` for a time that has passed, `userSizeError` [limit] when a dealer's opening limit does not suffice,
 * `insufficientCredit`, 409 `idempotencyConflict`.
 */
export async function makeBatch(
  order: BatchOrder,
  { principal, ip, idempotencyKey }: MakeOptions
): Promise<Answer<{ id: number }>> {
  const now = clock.now()
  if (order.expiresAt && order.expiresAt <= now) {
    throw AppError.field('expiresAt', 'amountTooSmall', [now])
  }
  const house = await cardHouse(principal.siteId, principal.currency)
  const transferId = await reserveTransferId()
  const { isReplay, ...answer } = await withIdempotency(
    principal,
    idempotencyKey,
    ['cards', order],
    async (trx) => {
      await requireRoom(trx, principal, order.count)
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
  if (!isReplay) bus.emit('balanceChanged', { userIds: [principal.userId] })
  continueBatch(answer.body.id)
  return answer
}

/**
 * A dealer's cards count against the opening limit as players do, since each may bring one. The lock on the dealer keeps
 * the count right until the transaction ends.
 */
async function requireRoom(trx: Trx, { userId, type }: Principal, count: number): Promise<void> {
  if (type === 'admin') return
  const row = await trx
    .query<{ openingLimit: number }>()
    .from('users')
    .where('id', userId)
    .select({ openingLimit: 'opening_limit' })
    .forUpdate()
    .firstOrFail()
  const limit = Number(row.openingLimit)
  if (limit === 0) return
  const used = (await usersBelow(trx, userId)) + (await openCards(trx, userId))
  if (used + count > limit) throw new AppError('userSizeError', { params: [limit] })
}

async function usersBelow(trx: Trx, userId: number): Promise<number> {
  const row = await trx
    .query<{ total: number }>()
    .from('users')
    .where('parent_id', userId)
    .count('* as total')
    .first()
  return Number(row?.total ?? 0)
}

/** Cards that are not made yet count as well. */
async function openCards(trx: Trx, userId: number): Promise<number> {
  const ordered = await trx
    .query<{ total: number | null }>()
    .from('card_batches')
    .where('maker_id', userId)
    .sum('count as total')
    .first()
  const ended = await trx
    .query<{ total: number }>()
    .from('cards')
    .join('card_batches', 'card_batches.id', 'cards.batch_id')
    .where('card_batches.maker_id', userId)
    .whereNotIn('cards.status', [...OPEN_CARD_STATUSES])
    .count('* as total')
    .first()
  return Number(ordered?.total ?? 0) - Number(ended?.total ?? 0)
}

async function insertBatch(trx: Trx, principal: Principal, order: BatchOrder): Promise<number> {
  const [id]: number[] = await trx
    .insertQuery()
    .table('card_batches')
    .insert({
      site_id: principal.siteId,
      maker_id: principal.userId,
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
