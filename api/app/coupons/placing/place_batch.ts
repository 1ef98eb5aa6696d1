/**
 * One transaction for a batch of coupons, each accepted or refused on its own (rules 4.13). In order: lock the
 * players' pockets, find stored answers, count same coupons, `evaluate`, write rows, post money, store answers.
 */
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import { quotesFor } from '#book/bet_limits'
import { offerOf } from '#book/offer/offers'
import { book } from '#book/book'
import { storeAnswers } from '#core/requests/idempotency'
import { clock } from '#core/timing/clock'
import { inTransaction, insertAll, isUniqueViolation, type Trx } from '#core/database/transactions'
import { reserveIds } from '#core/database/id_blocks'
import { must } from '#core/errors/must'
import { feedingJackpots, storedParts, type FeedJackpots } from '#jackpots/applying/feeding'
import { jackpotOfSport } from '#jackpots/applying/known_jackpots'
import type { Stake } from '#jackpots/applying/stakes'
import { oweJackpots } from '#coupons/dues/paper_jackpots'
import { couponStake } from '#coupons/feeding/coupon_stakes'
import { houseAccountId, stakePockets, userAccounts, type UserAccount } from '#ledger/accounts'
import { post, reserveTransferIds } from '#ledger/post'
import { namedBoosts } from '#boosts/placing/named_boosts'
import { standpointOf, type Standpoint } from '#accounts/queries/audience'
import { waitingTokens } from '#bonuses/playing/free_bets'
import { writePlays } from '#bonuses/playing/new_plays'
import { payingGrants } from '#bonuses/playing/running_grants'
import { watchSelections } from '#coupons/acceptance/interruptions'
import { acceptanceDelayMs } from '#coupons/acceptance/acceptance_delay'
import { approvalSeconds } from '#coupons/approval/approval_rules'
import { approvalRow, standingOffers, useOffers } from '#coupons/approval/approval_rows'
import { storedAnswers } from '#coupons/placing/answers'
import { consider, type World } from '#coupons/placing/consider'
import {
  boostRows,
  couponRow,
  selectionRows,
  type AcceptedCoupon,
} from '#coupons/placing/coupon_rows'
import { newCouponCode } from '#coupons/placing/coupon_code'
import { placingFaultPoints } from '#coupons/placing/fault_points'
import { fingerprintOf } from '#coupons/placing/fingerprint'
import { recordPastPost } from '#coupons/placing/past_post'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'
import { playGuards } from '#protection/play_guard'
import { protectionOf, type ProtectionSettings } from '#protection/queries/settings_of'
import type { BatchItem, House } from '#coupons/placing/running_state'
import { sameCouponCounts } from '#coupons/placing/same_coupons'
import { siteById } from '#sites/current_site'
import type { SiteSettingsData } from '#sites/settings'

/** Resolves to the answers in the order of the requests. */
export async function placeBatch(requests: PlaceRequest[]): Promise<PlaceAnswer[]> {
  const prepared = await prepare(requests)
  const counts = { stakes: requests.length, counts: jackpotOfSport }
  const answers = await feedingJackpots(counts, (feed) => writeOnce({ ...prepared, feed }))
  placingFaultPoints.reach('batchCommitted')
  return answers
}

async function writeOnce(prepared: Prepared & Feeding): Promise<PlaceAnswer[]> {
  // what a commit without an answer has done, the stored answers show
  const once = () => inTransaction((trx) => write(trx, prepared), { isRepeatable: true })
  try {
    return await once()
  } catch (error) {
    // another node has stored an answer for one of these keys: the second try finds it
    if (isUniqueViolation(error)) return once()
    throw error
  }
}

interface Prepared {
  userIds: number[]
  profiles: Map<number, BettingProfile>
  /** House accounts by user. */
  houses: Map<number, House>
  /** By site. */
  settings: Map<number, SiteSettingsData>
  /** What players have set to protect themselves, by user. */
  protection: Map<number, ProtectionSettings>
  items: BatchItem[]
  /** Of players whose coupons name a boost. */
  standpoints: Map<number, Standpoint>
}

/** Loads everything that can be loaded before the transaction, which so stays short. */
async function prepare(requests: PlaceRequest[]): Promise<Prepared> {
  const userIds = [...new Set(requests.map((request) => request.principal.userId))]
  const profiles = await bettingProfiles(userIds)
  const protection = await protectionOf(userIds)
  const houses = new Map<number, House>()
  const settings = new Map<number, SiteSettingsData>()
  for (const { userId, siteId, currency } of profiles.values()) {
    houses.set(userId, {
      stakesId: await houseAccountId(siteId, 'stakes', currency),
      escrowId: await houseAccountId(siteId, 'holds', currency),
      bonusesId: await houseAccountId(siteId, 'bonuses', currency),
    })
    settings.set(siteId, (await siteById(siteId)).settings)
  }
  const couponIds = await reserveIds('coupons', requests.length)
  const transferIds = await reserveTransferIds(requests.length)
  const items = requests.map((request, index) => {
    const { userId } = request.principal
    const profile = profiles.get(userId)
    return {
      request,
      userId,
      couponId: must(couponIds[index], 'number for a coupon'),
      transferId: must(transferIds[index], 'number for a transfer'),
      fingerprint: fingerprintOf(request.body),
      windowHours: profile
        ? must(settings.get(profile.siteId), 'settings of a site').sameCouponWindowHours
        : 0,
    }
  })
  const standpoints = new Map<number, Standpoint>()
  for (const { principal, body } of requests) {
    if (body.boostId === undefined || standpoints.has(principal.userId)) continue
    standpoints.set(principal.userId, await standpointOf(principal))
  }
  return { userIds, profiles, houses, settings, protection, items, standpoints }
}

interface Feeding {
  feed: FeedJackpots
}

async function write(trx: Trx, prepared: Prepared & Feeding): Promise<PlaceAnswer[]> {
  const { items, userIds } = prepared
  const accounts = await userAccounts(userIds, { trx, lock: true })
  placingFaultPoints.reach('pocketsLocked')
  // once the lock is held, answers that another batch stored for these players are visible
  const answers = await storedAnswers(
    trx,
    items.map(({ request }) => request)
  )
  const same = await sameCouponCounts(trx, items)
  const pockets = new Map(
    [...accounts].map(
      ([id, held]) => [id, stakePockets(held, prepared.profiles.get(id)?.isDesk === true)] as const
    )
  )
  const guards = await playGuards(trx, prepared.profiles, prepared.protection)
  const bonuses = await payingGrants(trx, accounts)
  const named = items.flatMap(({ request }) => request.body.freeBetId ?? [])
  const tokens = await waitingTokens(trx, named)
  const boosts = await namedBoosts(
    trx,
    items.flatMap(({ request, userId }) => {
      const { boostId } = request.body
      return boostId === undefined ? [] : [{ boostId, userId }]
    })
  )
  const offers = await standingOffers(trx, userIds)
  const state = { ...prepared, answers, same, pockets, guards, bonuses, tokens, offers, boosts }
  const considered = consider(items, state, WORLD)
  const { results, accepted, transfers, pastPost } = considered
  // watching begins here, not after the commit, so that no event in between is missed
  for (const { id, profile, quotes, acceptAt } of accepted) {
    const watched = { couponId: id, siteId: profile.siteId }
    if (acceptAt !== null) watchSelections(watched, quotes, acceptAt)
  }
  if (accepted.length > 0) {
    const jackpots = await prepared.feed(trx, { stakes: stakesOf(accepted, prepared, accounts) })
    await insertAll(
      trx,
      'coupons',
      accepted.map((coupon) => ({
        ...couponRow(coupon),
        jackpot_parts: storedParts(jackpots, coupon.id),
      }))
    )
    await oweJackpots(trx, jackpots.paperWins, {
      codeOf: (id) => must(accepted.find((coupon) => coupon.id === id)?.code, 'code of a coupon'),
      validDaysOf: (siteId) => prepared.settings.get(siteId)?.ticketValidDays ?? 0,
    })
    placingFaultPoints.reach('couponsWritten')
    await insertAll(trx, 'coupon_selections', accepted.flatMap(selectionRows))
    await insertAll(trx, 'coupon_boosts', accepted.flatMap(boostRows))
    await insertAll(
      trx,
      'coupon_approvals',
      accepted.flatMap(({ approval }) => (approval ? approvalRow(approval) : []))
    )
    await useOffers(
      trx,
      accepted.flatMap(({ id, offerId }) => (offerId ? { offerId, couponId: id } : []))
    )
    placingFaultPoints.reach('selectionsWritten')
    await post(trx, [...transfers, ...jackpots.transfers], [...accounts.values()].flat())
    await writePlays(trx, considered.plays)
    placingFaultPoints.reach('moneyPosted')
  }
  await storeAnswers(trx, considered.answers)
  await recordPastPost(trx, pastPost)
  placingFaultPoints.reach('answersKept')
  return results
}

/** The stakes that are turnover now: those of coupons in play are once they are accepted, and a free bet stakes nothing. */
function stakesOf(
  accepted: readonly AcceptedCoupon[],
  { houses }: Prepared,
  accounts: ReadonlyMap<number, readonly UserAccount[]>
): Stake[] {
  return accepted.flatMap(({ id, profile, evaluation, acceptAt, request }) => {
    const isFree = request.body.freeBetId !== undefined
    if (acceptAt !== null || isFree) return []
    const { siteId, userId, currency } = profile
    const stakeMinor = evaluation.totalStakeMinor
    return couponStake(
      { id, siteId, userId, currency, stakeMinor },
      {
        stakesId: must(houses.get(userId), 'house of a player').stakesId,
        accounts: accounts.get(userId) ?? [],
      }
    )
  })
}

const WORLD: World = {
  now: () => clock.now(),
  quotesFor,
  quote: (outcomeId, siteId) => book.quote(outcomeId, { offer: offerOf(siteId) }),
  delayMs: acceptanceDelayMs,
  approvalSeconds,
  newCode: newCouponCode,
}
