import db from '@adonisjs/lucid/services/db'
import type { CardRedeemed, CardStatus } from '@grandstand/shared-types/wire/money/cards'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { withIdempotency, type Answer } from '#core/requests/idempotency'
import { withMoneyCode } from '#core/throttle/money_code'
import { authorOf, recordAudit } from '#audit/record_audit'
import { cardHash, readCardCode } from '#cards/card_code'
import { cardHouse, pocketOf, type CardHouse } from '#cards/card_funds'
import type { Redeemer } from '#cards/queries/redeemer'
import { post, reserveTransferId } from '#ledger/post'
import { requireDepositRoom } from '#protection/require_deposit'

interface RedeemOptions {
  /** The person who types the code: the player, or staff for the player. */
  principal: Principal
  ip: string
  idempotencyKey: string
}

/**
 * Puts the worth of a card into the player's card funds, once for each card. A try counts as a wrong guess by person
 * and by address before the code is compared, and is taken off the count when the code was right. Throws 429
 * `tooManyAttempts` [seconds], 404 `cardUnknown`, 409 `cardRedeemed`, `cardVoid`, `cardExpired`, 422 `currencyDiffers`
 * [player's, card's], 409 `idempotencyConflict`.
 */
export async function redeemCard(
  typed: string,
  player: Redeemer,
  options: RedeemOptions
): Promise<Answer<CardRedeemed>> {
  const { principal, ip } = options
  const { isReplay, ...answer } = await withMoneyCode(
    'card',
    { userId: principal.userId, ip },
    async (isRight) => {
      const redeemed = await redeemOnce(typed, player, options)
      isRight()
      return redeemed
    }
  )
  if (!isReplay) bus.emit('balanceChanged', { userIds: [player.id] })
  return answer
}

async function redeemOnce(
  typed: string,
  player: Redeemer,
  { principal, ip, idempotencyKey }: RedeemOptions
): Promise<Answer<CardRedeemed> & { isReplay: boolean }> {
  const code = readCardCode(typed)
  if (!code) throw new AppError('cardUnknown')
  const hash = await storedHash(code)
  const house = await cardHouse(player.siteId, player.currency)
  const fundsId = await pocketOf(db, player.id, 'creditCard')
  const transferId = await reserveTransferId()
  return withIdempotency(principal, idempotencyKey, ['card', player.id, hash], async (trx) => {
    const card = await spendCard(trx, hash, player)
    await requireDepositRoom(trx, player, card.amountMinor)
    const cardFundsMinor = await pay(trx, { card, player, house, fundsId, transferId, principal })
    const body = {
      transferId,
      amountMinor: card.amountMinor,
      currency: player.currency,
      cardFundsMinor,
    }
    await recordAudit(trx, {
      ...authorOf({ principal, ip }),
      action: 'cards.redeem',
      subjectType: 'card',
      subjectId: card.id,
      detail: { ...body, userId: player.id },
    })
    return { status: 201, body }
  })
}

/** The hash of the code as it is stored: a redeemed card keeps it, so the same request stays the same. */
async function storedHash(code: string): Promise<string> {
  const card: { hash: string } | null = await db
    .query<{ hash: string }>()
    .from('cards')
    .whereIn('code_hash', cardHash.forms(code))
    .select({ hash: 'code_hash' })
    .first()
  return card?.hash ?? cardHash.of(code)
}

interface CardRow {
  id: number
  status: CardStatus
  amountMinor: number
  currency: string
  expiresAt: number | null
}

const REFUSALS: Partial<Record<CardStatus, ErrorKey>> = {
  redeemed: 'cardRedeemed',
  void: 'cardVoid',
  expired: 'cardExpired',
}

/** Ends the card as redeemed. The lock lets only one of two requests find it open. */
async function spendCard(trx: Trx, hash: string, player: Redeemer): Promise<CardRow> {
  const card = await cardByHash(trx, hash, player.siteId)
  if (!card) throw new AppError('cardUnknown')
  const refusal = REFUSALS[card.status]
  if (refusal) throw new AppError(refusal)
  if (card.expiresAt !== null && Number(card.expiresAt) <= clock.now()) {
    throw new AppError('cardExpired')
  }
  if (card.currency !== player.currency) {
    throw new AppError('currencyDiffers', { params: [player.currency, card.currency] })
  }
  await trx.from('cards').where('id', card.id).update({
    status: 'redeemed',
    ended_at: clock.now(),
    redeemed_by: player.id,
    sealed_code: null,
  })
  return { ...card, amountMinor: Number(card.amountMinor) }
}

/** Locks the card alone: a lock on its batch, too, would make the other cards of the batch wait. */
async function cardByHash(trx: Trx, hash: string, siteId: number): Promise<CardRow | null> {
  const card = await trx
    .query<Pick<CardRow, 'id' | 'status'> & { batchId: number }>()
    .from('cards')
    .where('code_hash', hash)
    .select({ id: 'id', status: 'status', batchId: 'batch_id' })
    .forUpdate()
    .first()
  if (!card) return null
  const batch = await trx
    .query<Omit<CardRow, 'id' | 'status'>>()
    .from('card_batches')
    .where({ id: card.batchId, site_id: siteId })
    .select({ amountMinor: 'amount', currency: 'currency', expiresAt: 'expires_at' })
    .first()
  return batch && { ...batch, id: Number(card.id), status: card.status }
}

interface Payment {
  card: CardRow
  player: Redeemer
  house: CardHouse
  fundsId: number
  transferId: number
  principal: Principal
}

/** Posts the payment; resolves to the player's card funds afterwards, in minor units. */
async function pay(trx: Trx, payment: Payment): Promise<number> {
  const { card, player, house, fundsId, transferId, principal } = payment
  const moved = await post(trx, [
    {
      id: transferId,
      key: `card:${card.id}:redeemed`,
      kind: 'cardRedeemed',
      siteId: player.siteId,
      currency: player.currency,
      referenceType: 'card',
      referenceId: card.id,
      actorId: principal.userId,
      legs: [
        { accountId: house.cardsId, amountMinor: 0 - card.amountMinor },
        { accountId: fundsId, amountMinor: card.amountMinor },
      ],
    },
  ])
  return must(moved.get(fundsId), 'entry of the redeemed card').after
}
