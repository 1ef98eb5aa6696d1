/** What staff decide about requests (rules 15.2). */
import db from '@adonisjs/lucid/services/db'
import { BONUS_REQUEST_STATUS } from '@grandstand/shared-types/bonuses/states'
import { grantedOf } from '@grandstand/shared-types/bonuses/worth'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { offersOf } from '#bonuses/offers/offer'
import { baseOf, confirmRequest } from '#bonuses/requests/confirm_request'
import { playerWhere } from '#bonuses/requests/player_where'
import { isFirstOfTwo, unmarkFirst } from '#bonuses/requests/second_officer'
import { requireMayGetBonus } from '#bonuses/requests/may_get_bonus'
import { userAccounts } from '#ledger/accounts'
import { writeSystemNotice } from '#notices/actions/write_system_notice'
import { decideRequest, requestsWhere, type BonusRequest } from '#bonuses/requests/request'

async function requestInSight({ principal }: Editor, id: number): Promise<BonusRequest> {
  const inSight = { id, site_id: principal.siteId }
  const [request] = await requestsWhere(db.connection(), (query) => query.where(inSight))
  return found(request)
}

/**
 * Confirms a request, with the base that staff enter or that the platform finds. Above the brand's bound the first officer only leaves a
 * mark, and the second must be another person: 403 `sameOfficer`. Throws 404 `notFound`, 409 `bonusOver`, and as `requireMayGetBonus`
 * and `confirmRequest`.
 */
export async function confirmByStaff(
  editor: Editor,
  id: number,
  baseMinor?: number
): Promise<void> {
  const { principal, ip } = editor
  const { siteId, bonusId, userId } = await requestInSight(editor, id)
  const [offer] = await offersOf(db.connection(), siteId, bonusId)
  const { currency } = await playerWhere({ id: userId, site_id: siteId })
  await requireMayGetBonus({ siteId, userId: principal.userId, ip }, userId)
  const books = await bonusBooks(siteId, currency, 2)
  const by = { offer: found(offer), currency, actorId: principal.userId, books }
  const isGiven = await inTransaction(async (trx) => {
    const request = await lockedRequest(trx, id, userId)
    const entered = baseMinor ?? request.firstBaseMinor
    const base =
      entered === null
        ? await baseOf(trx, userId, by.offer)
        : { amountMinor: entered, paymentId: null }
    const amountMinor = grantedOf(by.offer.terms, base.amountMinor)
    const coming = { currency: by.offer.terms.currency, amountMinor, baseMinor: entered }
    if (await isFirstOfTwo(trx, editor, request, coming)) return false
    const grant = await confirmRequest(trx, { request, base, ...by })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'bonusRequest.confirm',
      subjectType: 'bonusRequest',
      subjectId: id,
      detail: {
        userId,
        bonusId,
        grantId: grant.id,
        amountMinor: grant.grantedMinor,
        ...firstOf(request),
      },
    })
    return true
  })
  if (isGiven) bus.emit('balanceChanged', { userIds: [userId] })
}

const firstOf = ({ firstApprovedBy }: BonusRequest) =>
  firstApprovedBy !== null && { firstApprovedBy }

/** A request that waits, and its player's accounts, until the end of the transaction by nobody else. Throws 409 `bonusOver`. */
async function lockedRequest(trx: Trx, id: number, userId: number): Promise<BonusRequest> {
  await userAccounts([userId], { trx, lock: true })
  const waiting = { id, status: BONUS_REQUEST_STATUS.waiting }
  const [request] = await requestsWhere(trx, (query) => query.where(waiting))
  if (!request) throw new AppError('bonusOver')
  return request
}

/** The first of two officers takes the own approval back. Throws 404 `notFound`, and as `unmarkFirst`. */
export async function withdrawApproval(editor: Editor, id: number): Promise<void> {
  const { userId } = await requestInSight(editor, id)
  await inTransaction(async (trx) => unmarkFirst(trx, editor, await lockedRequest(trx, id, userId)))
}

/** Throws 404 `notFound`, 409 `bonusOver`. */
export async function refuseByStaff(editor: Editor, id: number, reason: string): Promise<void> {
  const { siteId, userId } = await requestInSight(editor, id)
  await inTransaction(async (trx) => {
    const actorId = editor.principal.userId
    await decideRequest(trx, id, { state: 'cancelled', actorId, reason })
    await writeSystemNotice(trx, { siteId, userId, key: 'bonusRefused' })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'bonusRequest.refuse',
      subjectType: 'bonusRequest',
      subjectId: id,
      detail: {},
      reason,
    })
  })
}

/** The player takes back a request that waits. Throws 404 `notFound`, 409 `bonusOver`. */
export async function cancelOwnRequest(editor: Editor, id: number): Promise<BonusRequest> {
  const { userId } = editor.principal
  const request = await requestInSight(editor, id)
  if (request.userId !== userId) throw AppError.notFound()
  await inTransaction(async (trx) => {
    await decideRequest(trx, id, { state: 'cancelled', actorId: userId })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'bonusRequest.cancel',
      subjectType: 'bonusRequest',
      subjectId: id,
      detail: {},
    })
  })
  return { ...request, status: 2 }
}
