/** What staff decide about requests, and what they give themselves (rules 15.2). */
import db from '@adonisjs/lucid/services/db'
import type { BonusGiveBody } from '@grandstand/shared-types/wire/bonuses/office'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import { withIdempotency } from '#core/requests/idempotency'
import type { Editor } from '#core/requests/access'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { giveGrant } from '#bonuses/granting/give_grant'
import { offersOf } from '#bonuses/offers/offer'
import { confirmRequest } from '#bonuses/requests/confirm_request'
import { requireMayGetBonus } from '#bonuses/requests/may_get_bonus'
import { userAccounts } from '#ledger/accounts'
import { writeSystemNotice } from '#notices/actions/write_system_notice'
import { decideRequest, requestsWhere, type BonusRequest } from '#bonuses/requests/request'

interface Player {
  id: number
  siteId: number
  currency: string
}

/** The player of the brand. Throws 404 `notFound`. */
async function playerWhere(by: Record<string, string | number>): Promise<Player> {
  const row = await db
    .query<Player>()
    .from('users')
    .where({ ...by, type: 'player' })
    .select({ id: 'id', siteId: 'site_id', currency: 'currency' })
    .first()
  const { id, siteId, currency } = found(row)
  return { id: Number(id), siteId: Number(siteId), currency }
}

async function requestInSight({ principal }: Editor, id: number): Promise<BonusRequest> {
  const inSight = { id, site_id: principal.siteId }
  const [request] = await requestsWhere(db.connection(), (query) => query.where(inSight))
  return found(request)
}

/** Throws 404 `notFound`, 409 `bonusOver`, and as `requireMayGetBonus` and `confirmRequest`. */
export async function confirmByStaff(
  editor: Editor,
  id: number,
  baseMinor?: number
): Promise<void> {
  const { principal, ip } = editor
  const request = await requestInSight(editor, id)
  const { siteId, bonusId, userId } = request
  const [offer] = await offersOf(db.connection(), siteId, bonusId)
  const { currency } = await playerWhere({ id: userId, site_id: siteId })
  await requireMayGetBonus({ siteId, userId: principal.userId, ip }, userId)
  const books = await bonusBooks(siteId, currency, 2)
  const by = { offer: found(offer), currency, baseMinor, actorId: principal.userId, books }
  await inTransaction(async (trx) => {
    await userAccounts([userId], { trx, lock: true })
    const [still] = await requestsWhere(trx, (query) => query.where({ id, status: 0 }))
    if (!still) throw new AppError('bonusOver')
    const grant = await confirmRequest(trx, { request, ...by })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'bonusRequest.confirm',
      subjectType: 'bonusRequest',
      subjectId: id,
      detail: { userId, bonusId, grantId: grant.id, amountMinor: grant.grantedMinor },
    })
  })
  bus.emit('balanceChanged', { userIds: [userId] })
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

/** Gives a player a bonus, once for each key; resolves to the grant. Throws 404 `notFound`, and as `giveGrant`. */
export async function giveByStaff(
  editor: Editor,
  given: BonusGiveBody,
  key: string
): Promise<number> {
  const { principal, ip } = editor
  const { siteId } = principal
  const player = await playerWhere({
    username_key: given.username.toLowerCase(),
    site_id: siteId,
  })
  const [offer] = await offersOf(db.connection(), siteId, given.bonusId)
  await requireMayGetBonus({ siteId, userId: principal.userId, ip }, player.id)
  const books = await bonusBooks(siteId, player.currency, 2)
  const order = {
    player,
    offer: found(offer),
    base: { amountMinor: given.baseMinor, paymentId: null },
    givenBy: principal.userId,
    reason: given.reason,
  }
  const { body } = await withIdempotency(principal, key, ['bonus.give', given], async (trx) => {
    const { id, grantedMinor } = await giveGrant(trx, order, books)
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'bonusGrant.give',
      subjectType: 'bonusGrant',
      subjectId: id,
      detail: { userId: player.id, bonusId: given.bonusId, amountMinor: grantedMinor },
      reason: given.reason,
    })
    return { status: 201, body: { id } }
  })
  bus.emit('balanceChanged', { userIds: [player.id] })
  return body.id
}
