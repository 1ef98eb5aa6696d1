/** Ends open cards, and moves their worth out of the house account `cards`. */
import type { CardsVoided, CardStatus } from '@grandstand/shared-types/wire/money/cards'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { fundsOf, type CardHouse } from '#cards/card_funds'
import type { Batch } from '#cards/queries/batch_in_sight'
import { post, type Transfer } from '#ledger/post'

interface Ending {
  batch: Batch
  house: CardHouse
  /** Ids for two transfers: the worth of cards that were never sold, and of cards that were. */
  transferIds: readonly number[]
  to: Extract<CardStatus, 'void' | 'expired'>
  kind: Extract<TransferKind, 'cardsVoided' | 'cardsExpired'>
  /** Null when the platform acts by itself. */
  actorId: number | null
  /** A single card; without it, all open cards of the batch. */
  cardId?: number
}

/**
 * The worth of a card that was never sold, or is voided, goes back to the maker; the worth of a sold card that expires
 * goes to the house. Resolves to the number of cards that ended and their worth. Call it with the batch locked.
 */
export async function endCards(trx: Trx, ending: Ending): Promise<CardsVoided> {
  const { batch, house, transferIds, to } = ending
  const made = await end(trx, ending, 'made')
  const sold = await end(trx, ending, 'sold')
  const maker = await fundsOf(trx, { userId: batch.makerId, type: batch.makerType }, house)
  const holder = to === 'void' ? maker : { accountId: house.breakageId }
  const transfers = [
    ...transferOf(
      ending,
      must(transferIds[0], 'id of a transfer'),
      'made',
      made * batch.amountMinor,
      maker.accountId
    ),
    ...transferOf(
      ending,
      must(transferIds[1], 'id of a transfer'),
      'sold',
      sold * batch.amountMinor,
      holder.accountId
    ),
  ]
  await post(trx, transfers)
  const count = made + sold
  return { count, amountMinor: count * batch.amountMinor, currency: batch.currency }
}

/**
 * Resolves to how many cards this statement ended. Of a redemption and an end at the same time, only one finds the card
 * open.
 */
async function end(trx: Trx, { batch, to, cardId }: Ending, from: CardStatus): Promise<number> {
  const query = trx.from('cards').where({ batch_id: batch.id, status: from })
  if (cardId !== undefined) query.where('id', cardId)
  const ended = await query.update({ status: to, ended_at: clock.now(), sealed_code: null })
  return Number(ended)
}

function transferOf(
  { batch, house, kind, actorId, cardId }: Ending,
  id: number,
  from: CardStatus,
  amountMinor: number,
  toId: number
): Transfer[] {
  if (amountMinor === 0) return []
  return [
    {
      id,
      key: `cardsEnded:${id}:${from}`,
      kind,
      siteId: batch.siteId,
      currency: batch.currency,
      referenceType: cardId === undefined ? 'cardBatch' : 'card',
      referenceId: cardId ?? batch.id,
      ...(actorId !== null && { actorId }),
      legs: [
        { accountId: house.cardsId, amountMinor: 0 - amountMinor },
        { accountId: toId, amountMinor },
      ],
    },
  ]
}
