import { ofBrandsHere } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { oneByOne } from '#core/timing/one_by_one'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { endGrant } from '#bonuses/grants/end_grant'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { bonusFaultPoints } from '#bonuses/grants/fault_points'
import { userAccounts } from '#ledger/accounts'

const AT_A_TIME = 200

/** Ends the grants whose days are over (rules 15.7), each in a transaction of its own; resolves to their number. */
export async function expireGrants(isStopped: () => boolean = () => false): Promise<number> {
  const due = await grantsWhere(db.connection(), (query) =>
    ofBrandsHere(query)
      .where('state', 'running')
      .where('expires_at', '<=', clock.now())
      // a free bet that is on a coupon ends with it
      .where((free) => void free.whereNotNull('pocket').orWhere('has_token', true))
      .limit(AT_A_TIME)
  )
  return oneByOne(due, { failed: 'a bonus could not expire', isStopped }, expire)
}

/** Whether it ended the grant. */
async function expire({ id, siteId, userId, currency }: Grant): Promise<boolean> {
  const books = await bonusBooks(siteId, currency, 1)
  const isEnded = await inTransaction(async (trx) => {
    await userAccounts([userId], { trx, lock: true })
    const [grant] = await grantsWhere(trx, (query) => query.where({ id, state: 'running' }))
    if (!grant) return false
    await endGrant(trx, grant, 'expired', books)
    bonusFaultPoints.reach('grantExpired')
    return true
  })
  if (isEnded) bus.emit('balanceChanged', { userIds: [userId] })
  return isEnded
}
