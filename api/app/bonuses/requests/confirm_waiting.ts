/** Requests that a rule confirms: a deposit has come, or a pocket has become free. */
import { ofBrandsHere } from '#core/database/brands_here'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { BONUS_REQUEST_STATUS } from '@grandstand/shared-types/bonuses/states'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { bonusFaultPoints } from '#bonuses/grants/fault_points'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { offersOf } from '#bonuses/offers/offer'
import { confirmRequest } from '#bonuses/requests/confirm_request'
import { requestsWhere, type BonusRequest } from '#bonuses/requests/request'
import { isExcluded, protectionOf } from '#protection/queries/settings_of'

const AT_A_TIME = 200

/** Resolves to the number of requests that were confirmed; one that cannot be confirmed yet goes on waiting. */
export async function confirmWaiting(
  userId?: number,
  isStopped: () => boolean = () => false
): Promise<number> {
  let confirmed = 0
  for (let after = 0; ;) {
    const page = await requestsWhere(db.connection(), (query) => {
      ofBrandsHere(query).where('status', BONUS_REQUEST_STATUS.waiting).where('id', '>', after)
      // a second officer decides
      query.whereNull('first_approved_by')
      if (userId !== undefined) query.where('user_id', userId)
      query.orderBy('id').limit(AT_A_TIME)
    })
    for (const request of page) {
      if (isStopped()) return confirmed
      if (await confirmByRule(request)) confirmed++
      after = request.id
    }
    if (page.length < AT_A_TIME) return confirmed
  }
}

async function confirmByRule(request: BonusRequest): Promise<boolean> {
  const { siteId, bonusId, userId } = request
  const [offer] = await offersOf(db.connection(), siteId, bonusId)
  if (offer?.terms.confirmedBy !== 'rule') return false
  const profile = (await bettingProfiles([userId])).get(userId)
  const protection = (await protectionOf([userId])).get(userId)
  if (!profile || profile.personFault || (protection && isExcluded(protection))) return false
  const { currency } = profile
  const books = await bonusBooks(siteId, currency, 2)
  try {
    await inTransaction(async (trx) => {
      await confirmRequest(trx, { request, offer, currency, actorId: null, books })
      bonusFaultPoints.reach('requestConfirmed')
    })
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
  bus.emit('balanceChanged', { userIds: [userId] })
  return true
}

/** After a deposit of the player was credited. It never throws. */
export async function confirmAfterDeposit(userIds: readonly number[]): Promise<void> {
  try {
    for (const userId of new Set(userIds)) await confirmWaiting(userId)
  } catch (error) {
    logger.error({ err: error, userIds }, 'requests for bonuses stay waiting; they are tried again')
  }
}
