/** A player asks for a bonus (rules 15.2). */
import db from '@adonisjs/lucid/services/db'
import { isUnended } from '@grandstand/shared-types/bonuses/states'
import { isForDeposit } from '@grandstand/shared-types/bonuses/categories'
import type { BonusRequestAnswer } from '@grandstand/shared-types/wire/bonuses/offers'
import { standpointOf } from '#accounts/queries/audience'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { offersOf } from '#bonuses/offers/offer'
import { refusalOf } from '#bonuses/requests/refusal_of'
import { standingOf } from '#bonuses/requests/standing'
import { confirmRequest } from '#bonuses/requests/confirm_request'
import { requireMayGetBonus } from '#bonuses/requests/may_get_bonus'
import { answerOf, openRequest, type BonusRequest } from '#bonuses/requests/request'
import { userAccounts } from '#ledger/accounts'
import { siteById } from '#sites/current_site'

/** Throws 403 `registrationClosed` where a brand's registration or login is closed. */
export async function requireRequestsOpen(siteId: number): Promise<void> {
  if (!(await areRequestsOpen(siteId))) throw new AppError('registrationClosed')
}

export async function areRequestsOpen(siteId: number): Promise<boolean> {
  const { settings } = await siteById(siteId)
  return !settings.flags.registerDisabled && !settings.flags.loginScreen
}

/**
 * Sends a request; by rule it is confirmed at once where its base is there, and waits for a deposit that is not. Throws 404
 * `notFound` for an offer of nobody or of another brand, 403 `registrationClosed`, as `refusalOf` names, as
 * `requireMayGetBonus`, and as `confirmRequest`.
 */
export async function sendRequest(editor: Editor, bonusId: number): Promise<BonusRequestAnswer> {
  const { principal, ip } = editor
  const { userId, siteId, currency } = principal
  await requireRequestsOpen(siteId)
  const [shown] = await offersOf(db.connection(), siteId, bonusId)
  const offer = found(shown)
  await requireMayGetBonus({ siteId, userId, ip })
  const standpoint = await standpointOf(principal)
  const books = await bonusBooks(siteId, currency, 2)
  const answer = await once(() =>
    inTransaction(async (trx) => {
      await userAccounts([userId], { trx, lock: true })
      const standing = await standingOf(trx, userId)
      const refusal = refusalOf(offer, { currency, standpoint, standing })
      if (refusal === 'currencyDiffers') {
        throw new AppError(refusal, { params: [currency, offer.terms.currency] })
      }
      if (refusal) throw new AppError(refusal)
      const request = await openRequest(trx, { siteId, bonusId, userId })
      await recordAudit(trx, {
        ...authorOf(editor),
        action: 'bonusRequest.send',
        subjectType: 'bonusRequest',
        subjectId: request.id,
        detail: { bonusId },
      })
      if (offer.terms.confirmedBy === 'staff') return answerOf(request, 1)
      return confirmNow(request)

      async function confirmNow(asked: BonusRequest): Promise<BonusRequestAnswer> {
        try {
          const confirming = { request: asked, offer, currency, actorId: null, books }
          const grant = await confirmRequest(trx, confirming)
          const isKept = isUnended(grant.state) || offer.terms.isOneUse
          return answerOf({ ...asked, status: 1, grantId: grant.id }, isKept ? 1 : 0)
        } catch (error) {
          if (mayWait(error, isForDeposit(offer.category))) return answerOf(asked, 1)
          throw error
        }
      }
    })
  )
  if (answer.grantId !== null) bus.emit('balanceChanged', { userIds: [userId] })
  return answer
}

/** A request waits for a deposit, and for the end of the bonus that runs in its pocket. */
const mayWait = (error: unknown, isDeposit: boolean): boolean =>
  error instanceof AppError &&
  ((error.key === 'bonusNoBase' && isDeposit) || error.key === 'bonusPocketTaken')

async function once<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('bonusRequested')
    throw error
  }
}
