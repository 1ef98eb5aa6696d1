import { OPEN_CARD_STATUSES } from '@grandstand/shared-types/wire/money/cards'
import { sumOfRows } from '#core/database/sums'
import type { Reader } from '#core/database/transactions'

/** The number of a maker's cards that can still be redeemed, cards in the making included. */
export async function openCards(reader: Reader, makerId: number): Promise<number> {
  const ordered = await reader
    .query<{ total: number | null }>()
    .from('card_batches')
    .where('maker_id', makerId)
    .sum('count as total')
    .first()
  const ended = await reader
    .query<{ total: number }>()
    .from('cards')
    .join('card_batches', 'card_batches.id', 'cards.batch_id')
    .where('card_batches.maker_id', makerId)
    .whereNotIn('cards.status', [...OPEN_CARD_STATUSES])
    .count('* as total')
    .first()
  return sumOfRows(ordered?.total) - sumOfRows(ended?.total)
}
