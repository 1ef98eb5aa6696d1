import { ofBrandsHere } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import { OPEN_CARD_STATUSES } from '@grandstand/shared-types/wire/money/cards'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { oneByOne } from '#core/timing/one_by_one'
import { inTransaction } from '#core/database/transactions'
import { recordAudit } from '#audit/record_audit'
import { endCards } from '#cards/actions/end_cards'
import { cardHouse } from '#cards/card_funds'
import { lockedBatch } from '#cards/queries/batch_in_sight'
import { reserveTransferIds } from '#ledger/post'

interface DueRow {
  id: number
  siteId: number
  currency: string
  makerType: UserType
}

/** Ends the cards that have expired, batch by batch; resolves to their number. */
export async function expireCards(): Promise<number> {
  const batches = db.query<DueRow>().from('card_batches')
  const due: DueRow[] = await ofBrandsHere(batches, 'card_batches.site_id')
    .join('users', 'users.id', 'card_batches.maker_id')
    .where('card_batches.expires_at', '<=', clock.now())
    .whereColumn('made_count', 'count')
    .whereExists((open) => {
      open
        .from('cards')
        .whereColumn('cards.batch_id', 'card_batches.id')
        .whereIn('cards.status', [...OPEN_CARD_STATUSES])
    })
    .orderBy('card_batches.id')
    .select({
      id: 'card_batches.id',
      siteId: 'card_batches.site_id',
      currency: 'card_batches.currency',
      makerType: 'users.type',
    })
  let total = 0
  await oneByOne(due, { failed: 'a batch of cards could not expire' }, async (row) => {
    total += await expireBatch(row)
  })
  return total
}

async function expireBatch({ id, siteId, currency, makerType }: DueRow): Promise<number> {
  const house = await cardHouse(siteId, currency)
  const transferIds = await reserveTransferIds(2)
  const { count, makerId } = await inTransaction(async (trx) => {
    const batch = { ...(await lockedBatch(trx, id)), makerType }
    const ended = await endCards(trx, {
      batch,
      house,
      transferIds,
      to: 'expired',
      kind: 'cardsExpired',
      actorId: null,
    })
    if (ended.count > 0) {
      await recordAudit(trx, {
        siteId,
        actorId: null,
        action: 'cards.expire',
        subjectType: 'cardBatch',
        subjectId: id,
        detail: { ...ended },
      })
    }
    return { count: ended.count, makerId: batch.makerId }
  })
  bus.emit('balanceChanged', { userIds: [makerId] })
  return count
}
