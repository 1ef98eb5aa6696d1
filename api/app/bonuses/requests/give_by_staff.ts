/** What staff give by themselves (rules 15.2). */
import db from '@adonisjs/lucid/services/db'
import { grantedOf } from '@grandstand/shared-types/bonuses/worth'
import type { BonusGiveBody } from '@grandstand/shared-types/wire/bonuses/office'
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { isUniqueViolation, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { giveGrant, type NewGrant } from '#bonuses/granting/give_grant'
import { bonusBooks, type BonusBooks } from '#bonuses/grants/bonus_books'
import { offersOf } from '#bonuses/offers/offer'
import { requireMayGetBonus } from '#bonuses/requests/may_get_bonus'
import { playerWhere } from '#bonuses/requests/player_where'
import { openRequest } from '#bonuses/requests/request'
import { isAboveBound, markFirst, type ComingGrant } from '#bonuses/requests/second_officer'

/** Of the two, the one that was made. */
export interface Given {
  grantId: number | null
  requestId: number | null
}

/**
 * Gives a player a bonus, once for each key. Above the brand's bound it makes a request of the player that the officer has approved, and
 * that a second officer confirms. Throws 404 `notFound`, 409 `bonusRequested` while such a request waits, and as `giveGrant`.
 */
export async function giveByStaff(
  editor: Editor,
  given: BonusGiveBody,
  key: string
): Promise<Given> {
  const { principal, ip } = editor
  const { siteId } = principal
  const username = given.username.toLowerCase()
  const player = await playerWhere({ username_key: username, site_id: siteId })
  const [shown] = await offersOf(db.connection(), siteId, given.bonusId)
  const offer = found(shown)
  await requireMayGetBonus({ siteId, userId: principal.userId, ip }, player.id)
  const books = await bonusBooks(siteId, player.currency, 2)
  const base = { amountMinor: given.baseMinor, paymentId: null }
  const order = { player, offer, base, givenBy: principal.userId, reason: given.reason }
  const coming = {
    currency: offer.terms.currency,
    amountMinor: grantedOf(offer.terms, given.baseMinor),
    baseMinor: given.baseMinor,
  }
  const isRequest = await isAboveBound(siteId, coming)
  const { body } = await withIdempotency(principal, key, ['bonus.give', given], async (trx) => ({
    status: 201,
    body: isRequest
      ? await askSecondOfficer(trx, editor, order, coming)
      : await giveAlone(trx, editor, order, books),
  }))
  if (body.grantId !== null) bus.emit('balanceChanged', { userIds: [player.id] })
  return body
}

interface Order extends NewGrant {
  reason: string
}

async function giveAlone(
  trx: Trx,
  editor: Editor,
  order: Order,
  books: BonusBooks
): Promise<Given> {
  const { id, grantedMinor } = await giveGrant(trx, order, books)
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'bonusGrant.give',
    subjectType: 'bonusGrant',
    subjectId: id,
    detail: { userId: order.player.id, bonusId: order.offer.id, amountMinor: grantedMinor },
    reason: order.reason,
  })
  return { grantId: id, requestId: null }
}

/** Throws 409 `bonusRequested` while a request of the offer waits, 422 `currencyDiffers` [player's, bonus']. */
async function askSecondOfficer(
  trx: Trx,
  editor: Editor,
  { player, offer: { id: bonusId, terms }, reason }: Order,
  coming: ComingGrant
): Promise<Given> {
  if (terms.currency !== player.currency) {
    throw new AppError('currencyDiffers', { params: [player.currency, terms.currency] })
  }
  const asked = { siteId: player.siteId, bonusId, userId: player.id }
  try {
    const request = await openRequest(trx, asked)
    await markFirst(trx, editor, request, coming, reason)
    return { grantId: null, requestId: request.id }
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('bonusRequested')
    throw error
  }
}
