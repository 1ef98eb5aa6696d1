import db from '@adonisjs/lucid/services/db'
import { OPEN_CARD_STATUSES, type CardLiability } from '@grandstand/shared-types/wire/money/cards'
import { sumOfRows } from '#core/database/sums'
import { scopeToPrincipal, type Principal } from '#core/requests/access'

interface SumRow {
  currency: string
  status: (typeof OPEN_CARD_STATUSES)[number]
  total: number
  worth: number
}

/** The cards of the principal's branch that can still be redeemed, by currency. */
export async function cardLiability(principal: Principal): Promise<CardLiability[]> {
  const query = db
    .query<SumRow>()
    .from('cards')
    .join('card_batches', 'card_batches.id', 'cards.batch_id')
    .join('users', 'users.id', 'card_batches.maker_id')
  const rows: SumRow[] = await scopeToPrincipal(query, principal)
    .whereIn('cards.status', [...OPEN_CARD_STATUSES])
    .groupBy('card_batches.currency', 'cards.status')
    .orderBy('card_batches.currency')
    .select({ currency: 'card_batches.currency', status: 'cards.status' })
    .count('* as total')
    .sum('card_batches.amount as worth')
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const of = (status: SumRow['status']) =>
      rows.find((row) => row.currency === currency && row.status === status)
    return {
      currency,
      madeCount: sumOfRows(of('made')?.total),
      madeMinor: sumOfRows(of('made')?.worth),
      soldCount: sumOfRows(of('sold')?.total),
      soldMinor: sumOfRows(of('sold')?.worth),
    }
  })
}
