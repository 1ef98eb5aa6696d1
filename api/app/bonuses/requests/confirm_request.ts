/** Confirms a request: by staff, or by rule once its base is there (rules 15.2). */
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import { findBase, type Base } from '#bonuses/granting/find_base'
import { giveGrant } from '#bonuses/granting/give_grant'
import type { Grant } from '#bonuses/grants/grant'
import type { Offer } from '#bonuses/offers/offer'
import { decideRequest, type BonusRequest } from '#bonuses/requests/request'
import { userAccounts } from '#ledger/accounts'

interface Confirming {
  request: BonusRequest
  offer: Offer
  currency: string
  /** The base that staff entered; without it the platform looks for one. */
  base?: Base | undefined
  /** Null for the platform. */
  actorId: number | null
  books: BonusBooks
}

/** Throws as `giveGrant`, `decideRequest` and `baseOf` do. */
export async function confirmRequest(trx: Trx, confirming: Confirming): Promise<Grant> {
  const { request, offer, currency, actorId, books } = confirming
  const { id, userId, siteId } = request
  const base = confirming.base ?? (await baseOf(trx, userId, offer))
  const player = { id: userId, siteId, currency }
  const grant = await giveGrant(trx, { player, offer, base, givenBy: actorId, reason: null }, books)
  const decided = { grantId: grant.id, baseMinor: base.amountMinor, actorId }
  await decideRequest(trx, id, { state: 'confirmed', ...decided })
  return grant
}

/** The deposit or the loss of a player for an offer. Locks the player's accounts. Throws 422 `bonusNoBase` [least base] without one. */
export async function baseOf(trx: Trx, userId: number, { category, terms }: Offer): Promise<Base> {
  await userAccounts([userId], { trx, lock: true })
  const base = await findBase(trx, userId, category, terms)
  if (!base) throw new AppError('bonusNoBase', { params: [terms.leastBaseMinor] })
  return base
}
