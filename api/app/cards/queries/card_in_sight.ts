import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'

/** The batch of a card whose maker the principal sees. Throws 404 `notFound`. */
export async function batchOfCard(principal: Principal, cardId: number): Promise<number> {
  const query = db
    .query<{ batchId: number }>()
    .from('cards')
    .join('card_batches', 'card_batches.id', 'cards.batch_id')
    .join('users', 'users.id', 'card_batches.maker_id')
    .where('cards.id', cardId)
    .select({ batchId: 'card_batches.id' })
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  return Number(row.batchId)
}

/** Throws 404 `notFound` for a batch that the principal does not see. */
export async function currencyOfBatch(principal: Principal, batchId: number): Promise<string> {
  const query = db
    .query<{ currency: string }>()
    .from('card_batches')
    .join('users', 'users.id', 'card_batches.maker_id')
    .where('card_batches.id', batchId)
    .select({ currency: 'card_batches.currency' })
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  return row.currency
}
