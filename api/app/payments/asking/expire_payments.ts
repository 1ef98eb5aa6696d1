/** Ends deposits that nobody paid in time. Money that comes later is credited all the same (rules 11.1). */
import { BRAND_PLACE } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { oneByOne } from '#core/timing/one_by_one'
import { paymentsWhere } from '#payments/moving/payment'
import { withPayment } from '#payments/moving/with_payment'
import { mayMove } from '@grandstand/shared-types/payments/states'

const AT_A_TIME = 50

/** Resolves to the number of deposits that it ended. */
export async function expirePayments(isStopped: () => boolean = () => false): Promise<number> {
  let count = 0
  for (let after = 0; ;) {
    const due = await paymentsWhere(db.connection(), (query) =>
      query
        // the index on brand, direction and state finds the few that are open
        .whereIn('site_id', db.from('sites').where('status', BRAND_PLACE.here).select('id'))
        .where('direction', 'deposit')
        .whereIn('state', ['created', 'sent', 'waiting'])
        .where('expires_at', '<=', clock.now())
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_A_TIME)
    )
    count += await oneByOne(
      due,
      { failed: 'a deposit could not end; it is tried again', isStopped },
      ({ id }) => expire(id)
    )
    if (isStopped()) return count
    after = Number(due.at(-1)?.id)
    if (due.length < AT_A_TIME) return count
  }
}

const expire = (id: number): Promise<boolean> =>
  withPayment(id, async (_trx, { direction, state }, moveTo) => {
    if (!mayMove(direction, state, 'expired')) return false
    await moveTo('expired', { actorId: null })
    return true
  })
