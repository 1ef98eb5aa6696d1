import { isUnended } from '@grandstand/shared-types/bonuses/states'
import { dueOf, grantedOf } from '@grandstand/shared-types/bonuses/worth'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import type { Base } from '#bonuses/granting/find_base'
import { meetGrant } from '#bonuses/flags/meet_grant'
import { bonusFaultPoints } from '#bonuses/grants/fault_points'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { logGrants } from '#bonuses/grants/log'
import { tellOfGrant } from '#bonuses/grants/news'
import { accountNamed } from '#bonuses/grants/pocket_accounts'
import type { Offer } from '#bonuses/offers/offer'
import { userAccounts } from '#ledger/accounts'
import { post } from '#ledger/post'

export interface NewGrant {
  player: { id: number; siteId: number; currency: string }
  offer: Offer
  base: Base
  /** Null for the platform. */
  givenBy: number | null
  reason: string | null
}

const DAY_MS = 86_400_000

/**
 * Gives a bonus and credits it to its pocket from the house (rules 15.2, 15.3). Locks the player's accounts. One without
 * wagering becomes cash at once, or is held (rules 15.11). Throws 422 `bonusNoBase` [least base], `currencyDiffers`
 * [player's, bonus'], 409 `bonusPocketTaken`, `bonusRequested` for one that can be had once only and was had.
 */
export async function giveGrant(trx: Trx, order: NewGrant, books: BonusBooks): Promise<Grant> {
  const { player, offer, base } = order
  const { terms, category } = offer
  if (terms.currency !== player.currency) {
    throw new AppError('currencyDiffers', { params: [player.currency, terms.currency] })
  }
  const accounts = (await userAccounts([player.id], { trx, lock: true })).get(player.id) ?? []
  const grantedMinor = grantedOf(terms, base.amountMinor)
  if (grantedMinor <= 0) throw new AppError('bonusNoBase', { params: [terms.leastBaseMinor] })
  await requireFree(trx, player.id, offer)
  const grant = await insertGrant(trx, order, grantedMinor)
  await logGrants(trx, [
    {
      grantId: grant.id,
      kind: 'granted',
      amountMinor: grantedMinor,
      actorId: order.givenBy,
      reason: order.reason,
    },
  ])
  // one without wagering ends as cash at once, and is told of as that
  if (grant.dueMinor > 0 || grant.hasToken) await tellOfGrant(trx, grant)
  if (grant.pocket === null || category === 'freeBet') return grant
  await post(
    trx,
    [
      {
        id: books.nextId(),
        key: `bonus:${grant.id}:granted`,
        kind: 'bonusGranted',
        siteId: grant.siteId,
        currency: grant.currency,
        referenceType: 'bonusGrant',
        referenceId: grant.id,
        ...(order.givenBy !== null && { actorId: order.givenBy }),
        legs: [
          { accountId: books.bonusesId, amountMinor: 0 - grantedMinor },
          { accountId: accountNamed(accounts, grant.pocket).id, amountMinor: grantedMinor },
        ],
      },
    ],
    accounts
  )
  bonusFaultPoints.reach('grantGiven')
  return grant.dueMinor === 0 ? meetGrant(trx, grant, books) : grant
}

/** One grant runs in a pocket, and a bonus for one use is given once. */
async function requireFree(
  trx: Trx,
  userId: number,
  { id, terms, category }: Offer
): Promise<void> {
  const before = await grantsWhere(trx, (query) => query.where('user_id', userId))
  if (terms.isOneUse && before.some(({ bonusId }) => bonusId === id)) {
    throw new AppError('bonusRequested')
  }
  const isTaken = before.some(
    ({ state, pocket }) => isUnended(state) && pocket !== null && pocket === terms.pocket
  )
  if (isTaken && category !== 'freeBet') throw new AppError('bonusPocketTaken')
}

async function insertGrant(
  trx: Trx,
  { player, offer, base, givenBy, reason }: NewGrant,
  grantedMinor: number
): Promise<Grant> {
  const { terms, category } = offer
  const now = clock.now()
  const isFreeBet = category === 'freeBet'
  const pocket = isFreeBet ? null : terms.pocket
  const dueMinor = isFreeBet ? 0 : dueOf(grantedMinor, terms.multiplierMilli)
  const [id]: number[] = await trx
    .insertQuery()
    .table('bonus_grants')
    .insert({
      site_id: player.siteId,
      user_id: player.id,
      bonus_id: offer.id,
      version: offer.version,
      category,
      pocket,
      terms: JSON.stringify(terms),
      currency: terms.currency,
      state: 'running',
      running_key: pocket && `${player.id}:${pocket}`,
      base: base.amountMinor,
      base_payment_id: base.paymentId,
      granted: grantedMinor,
      due: dueMinor,
      counted: 0,
      converted: null,
      owed: 0,
      has_token: isFreeBet,
      given_by: givenBy,
      reason,
      created_at: now,
      expires_at: now + terms.validDays * DAY_MS,
      ended_at: null,
    })
  const [grant] = await grantsWhere(trx, (query) => query.where('id', must(id, 'id of a grant')))
  return must(grant, 'grant that was written')
}
