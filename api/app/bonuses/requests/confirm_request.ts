/** Confirms a request: by staff, or by rule once its base is there (rules 15.2). */
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import { findBase } from '#bonuses/granting/find_base'
import { giveGrant } from '#bonuses/granting/give_grant'
import type { Grant } from '#bonuses/grants/grant'
import type { Offer } from '#bonuses/offers/offer'
import { decideRequest, type BonusRequest } from '#bonuses/requests/request'
import { userAccounts } from '#ledger/accounts'

interface Confirming {
  request: BonusRequest
  offer: Offer
  currency: string
  /** The base that staff set. */
  baseMinor?: number | undefined
  /** Null for the platform. */
  actorId: number | null
  books: BonusBooks
}

/** Throws as `giveGrant` and `decideRequest` do, 422 `bonusNoBase` [least base] without a deposit or a loss. */
export async function confirmRequest(trx: Trx, confirming: Confirming): Promise<Grant> {
  const { request, offer, currency, baseMinor, actorId, books } = confirming
  const { id, userId, siteId } = request
  await userAccounts([userId], { trx, lock: true })
  const base =
    baseMinor === undefined
      ? await findBase(trx, userId, offer.category, offer.terms)
      : { amountMinor: baseMinor, paymentId: null }
  if (!base) throw new AppError('bonusNoBase', { params: [offer.terms.leastBaseMinor] })
  const player = { id: userId, siteId, currency }
  const grant = await giveGrant(trx, { player, offer, base, givenBy: actorId, reason: null }, books)
  const decided = { grantId: grant.id, baseMinor: base.amountMinor, actorId }
  await decideRequest(trx, id, { state: 'confirmed', ...decided })
  return grant
}
