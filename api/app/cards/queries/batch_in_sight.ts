import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import type { Trx } from '#core/database/transactions'

export interface Batch {
  id: number
  siteId: number
  makerId: number
  makerType: UserType
  currency: string
  amountMinor: number
  count: number
  madeCount: number
  codesTakenAt: number | null
}

const COLUMNS = {
  id: 'card_batches.id',
  siteId: 'card_batches.site_id',
  makerId: 'card_batches.maker_id',
  currency: 'card_batches.currency',
  amountMinor: 'card_batches.amount',
  count: 'card_batches.count',
  madeCount: 'card_batches.made_count',
  codesTakenAt: 'card_batches.codes_taken_at',
}

/** A batch whose maker the principal sees, locked until the transaction ends. Throws 404 `notFound`. */
export async function lockBatch(trx: Trx, principal: Principal, batchId: number): Promise<Batch> {
  const query = trx
    .query<{ type: UserType }>()
    .from('card_batches')
    .join('users', 'users.id', 'card_batches.maker_id')
    .where('card_batches.id', batchId)
    .select({ type: 'users.type' })
  const seen = await scopeToPrincipal(query, principal).first()
  if (!seen) throw AppError.notFound()
  return { ...(await lockedBatch(trx, batchId)), makerType: seen.type }
}

/** Locks the row of the batch alone: a lock on its maker, too, would delay the maker's other work. */
export async function lockedBatch(trx: Trx, batchId: number): Promise<Omit<Batch, 'makerType'>> {
  return trx
    .query<Omit<Batch, 'makerType'>>()
    .from('card_batches')
    .where('card_batches.id', batchId)
    .select(COLUMNS)
    .forUpdate()
    .firstOrFail()
}
