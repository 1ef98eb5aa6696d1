/** Makes the cards of a batch in steps, so that no statement writes thousands of rows and staff see the progress. */
import { ofBrandsHere } from '#core/database/brands_here'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'
import { inTurn } from '#core/timing/in_turn'
import { cardHash, newCardCode, sealCode } from '#cards/card_code'

const CARDS_A_STEP = 500

const making = new Map<number, Promise<void>>()

/** Makes the missing cards in the background. Does nothing for a batch that is being made already. */
export function continueBatch(batchId: number): void {
  if (making.has(batchId)) return
  const run = makeInTurn(batchId)
    .catch((error: unknown) => {
      logger.error(
        { err: error, batchId },
        'a batch of cards was not made to its end; it is tried again'
      )
    })
    .finally(() => making.delete(batchId))
  making.set(batchId, run)
}

/** Resolves when no batch is being made by this process. */
export async function batchesMade(): Promise<void> {
  while (making.size > 0) await Promise.all(making.values())
}

/** Goes on with every batch that a stop interrupted. */
export async function continueBatches(): Promise<void> {
  const rows: { id: number }[] = await ofBrandsHere(db.query<{ id: number }>().from('card_batches'))
    .whereColumn('made_count', '<', 'count')
    .select('id')
  for (const { id } of rows) continueBatch(Number(id))
}

/** Batches are made one after another: many at once would take every connection of the database. */
const makeInTurn = inTurn(async (batchId: number): Promise<void> => {
  while (await inTransaction((trx) => makeStep(trx, batchId)));
})

interface BatchRow {
  count: number
  made_count: number
}

/**
 * Makes the next cards of a batch; resolves to true while more are missing. The lock keeps two processes from making
 * the same cards.
 */
async function makeStep(trx: Trx, batchId: number): Promise<boolean> {
  const batch = await trx
    .query<BatchRow>()
    .from('card_batches')
    .where('id', batchId)
    .select('count', 'made_count')
    .forUpdate()
    .first()
  const missing = batch ? Number(batch.count) - Number(batch.made_count) : 0
  if (missing <= 0) return false
  const step = Math.min(CARDS_A_STEP, missing)
  const codes = Array.from({ length: step }, newCardCode)
  await insertAll(
    trx,
    'cards',
    codes.map((code) => ({
      batch_id: batchId,
      code_hash: cardHash.of(code),
      sealed_code: sealCode(code),
      last_four: code.slice(-4),
      status: 'made',
    }))
  )
  await trx.from('card_batches').where('id', batchId).increment('made_count', step)
  return missing > step
}
