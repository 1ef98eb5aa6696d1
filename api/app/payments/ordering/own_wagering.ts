import db from '@adonisjs/lucid/services/db'
import type { WageringView } from '@grandstand/shared-types/wire/money/wagering'
import type { Principal } from '#core/requests/access'
import { must } from '#core/errors/must'
import { wageringsOf } from '#ledger/wagering'
import { paymentsWhere } from '#payments/moving/payment'

/** What the player must still play of deposits, oldest first; those that are met are missing. */
export async function ownWagering({ userId }: Principal): Promise<WageringView[]> {
  const open = await wageringsOf(db.connection(), userId)
  const left = open.filter(({ dueMinor, playedMinor }) => playedMinor < dueMinor)
  const ids = left.map(({ sourceId }) => sourceId)
  const payments = await paymentsWhere(db.connection(), (query) => query.whereIn('id', ids))
  const references = new Map(payments.map(({ id, reference }) => [id, reference]))
  return left.map(({ sourceType, sourceId, ...wagering }) => ({
    source: sourceType,
    reference: must(references.get(sourceId), 'payment of a wagering'),
    amountMinor: wagering.amountMinor,
    dueMinor: wagering.dueMinor,
    playedMinor: wagering.playedMinor,
    lockedMinor: wagering.lockedMinor,
    since: wagering.since,
  }))
}
