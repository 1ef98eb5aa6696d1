import db from '@adonisjs/lucid/services/db'
import type { BonusRequestAnswer } from '@grandstand/shared-types/wire/bonuses/offers'
import { isAmong, standpointOf } from '#accounts/queries/audience'
import { bus } from '#core/bus'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { withMoneyCode } from '#core/throttle/money_code'
import { clock } from '#core/timing/clock'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { offersOf } from '#bonuses/offers/offer'
import { promoCodeHash, readPromoCode } from '#bonuses/promo/promo_code'
import { confirmRequest } from '#bonuses/requests/confirm_request'
import { requireMayGetBonus } from '#bonuses/requests/may_get_bonus'
import { answerOf, openRequest } from '#bonuses/requests/request'
import { requireRequestsOpen } from '#bonuses/requests/send_request'
import { userAccounts } from '#ledger/accounts'

/**
 * Gives the player the bonus of a promo code, once for each code. A try counts as a wrong guess by person and by address
 * before the code is compared, and is taken off the count when the code was right. Throws 429 `tooManyAttempts` [seconds], 404
 * `promoCodeUnknown`, 409 `promoCodeUsed`, 403 `bonusNotOpen`, `registrationClosed`, as `requireMayGetBonus` and `giveGrant`.
 */
export async function redeemPromoCode(editor: Editor, typed: string): Promise<BonusRequestAnswer> {
  const { principal, ip } = editor
  const { userId, siteId, currency } = principal
  await requireRequestsOpen(siteId)
  await requireMayGetBonus({ siteId, userId, ip })
  const code = await withMoneyCode('promoCode', { userId, ip }, async (isRight) => {
    const known = await codeOf(typed, siteId)
    isRight()
    return known
  })
  const offer = found((await offersOf(db.connection(), siteId, code.bonusId))[0])
  if (!isAmong(offer.terms, await standpointOf(principal))) throw new AppError('bonusNotOpen')
  const books = await bonusBooks(siteId, currency, 2)
  const answer = await inTransaction(async (trx) => {
    await userAccounts([userId], { trx, lock: true })
    await spend(trx, code.id, userId)
    const request = await openRequest(trx, { siteId, bonusId: offer.id, userId })
    const confirming = { request, offer, currency, actorId: null, books }
    const grant = await confirmRequest(trx, confirming)
    return answerOf({ ...request, status: 1, grantId: grant.id }, 1)
  })
  bus.emit('balanceChanged', { userIds: [userId] })
  return answer
}

interface Code {
  id: number
  bonusId: number
  usedAt: number | null
  expiresAt: number | null
  voidedAt: number | null
}

async function codeOf(typed: string, siteId: number): Promise<Code> {
  const code = readPromoCode(typed)
  if (!code) throw new AppError('promoCodeUnknown')
  const row = await db
    .query<Code>()
    .from('promo_codes')
    .join('promo_batches', 'promo_batches.id', 'promo_codes.batch_id')
    .whereIn('code_hash', promoCodeHash.forms(code))
    .where('site_id', siteId)
    .select({ id: 'promo_codes.id', bonusId: 'promo_batches.bonus_id', usedAt: 'used_at' })
    .select({ expiresAt: 'promo_batches.expires_at', voidedAt: 'promo_batches.voided_at' })
    .first()
  if (!row) throw new AppError('promoCodeUnknown')
  if (row.usedAt !== null) throw new AppError('promoCodeUsed')
  const isOver = row.expiresAt !== null && Number(row.expiresAt) <= clock.now()
  if (isOver || row.voidedAt !== null) throw new AppError('bonusNotOpen')
  return { ...row, id: Number(row.id), bonusId: Number(row.bonusId) }
}

/** Of two who send a code at once, one finds it unused. */
async function spend(trx: Trx, id: number, userId: number): Promise<void> {
  const spent: unknown = await trx
    .from('promo_codes')
    .where('id', id)
    .whereNull('used_at')
    .update({ used_by: userId, used_at: clock.now(), sealed_code: null })
  if (Number(spent) !== 1) throw new AppError('promoCodeUsed')
}
