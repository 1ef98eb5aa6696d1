/**
 * One transaction for a batch of coupons, each accepted or refused on its own (rules 4.13). In order: lock the
 * players' pockets, find stored answers, count same coupons, `evaluate`, write rows, post money, store answers.
 */
import { evaluate } from '@grandstand/shared-types/coupons/evaluation/evaluate'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import { quotesFor } from '#book/bet_limits'
import { book } from '#book/book'
import { errorBody } from '#core/app_error'
import { clock } from '#core/clock'
import { inTransaction, insertAll, isUniqueViolation, type Trx } from '#core/database'
import { reserveIds } from '#core/id_blocks'
import { houseAccountId, stakePockets, userAccounts } from '#ledger/accounts'
import { drawStake, spendableTotal, type PocketState } from '#ledger/pockets'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'
import { watchSelections } from '#coupons/acceptance/interruptions'
import { waitingMs } from '#coupons/acceptance/waiting_time'
import { AnswerStore } from '#coupons/placing/answer_store'
import {
  couponRow,
  placedView,
  selectionRows,
  type AcceptedCoupon,
} from '#coupons/placing/coupon_rows'
import { newCouponCode } from '#coupons/placing/coupon_code'
import { placingFaultPoints } from '#coupons/placing/fault_points'
import { fingerprintOf } from '#coupons/placing/fingerprint'
import { isPastPost, recordPastPost, type PastPostBet } from '#coupons/placing/past_post'
import { refusalOf } from '#coupons/placing/refusal'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'
import { SameCoupons } from '#coupons/placing/same_coupons'
import { stakeTransfer } from '#coupons/placing/stake_transfer'
import { siteById } from '#sites/current_site'
import type { SiteSettingsData } from '#sites/settings'

/** Answers in the order of the requests. */
export async function placeBatch(requests: PlaceRequest[]): Promise<PlaceAnswer[]> {
  const prepared = await prepare(requests)
  const answers = await writeOnce(prepared)
  placingFaultPoints.reach('batchCommitted')
  return answers
}

async function writeOnce(prepared: Prepared): Promise<PlaceAnswer[]> {
  try {
    return await inTransaction((trx) => write(trx, prepared))
  } catch (error) {
    // another node has stored an answer for one of these keys: the second try finds it
    if (isUniqueViolation(error)) return inTransaction((trx) => write(trx, prepared))
    throw error
  }
}

interface House {
  stakesId: number
  holdsId: number
}

interface Prepared {
  userIds: number[]
  profiles: Map<number, BettingProfile>
  /** House accounts by user. */
  houses: Map<number, House>
  /** By site. */
  settings: Map<number, SiteSettingsData>
  items: PreparedItem[]
}

interface PreparedItem {
  request: PlaceRequest
  userId: number
  couponId: number
  transferId: number
  fingerprint: number
  /** Period in which the same coupon is counted. */
  windowHours: number
}

/** Loads everything that is possible before the transaction, which stays short. */
async function prepare(requests: PlaceRequest[]): Promise<Prepared> {
  const userIds = [...new Set(requests.map((request) => request.principal.userId))]
  const profiles = await bettingProfiles(userIds)
  const houses = new Map<number, House>()
  const settings = new Map<number, SiteSettingsData>()
  for (const { userId, siteId, currency } of profiles.values()) {
    houses.set(userId, {
      stakesId: await houseAccountId(siteId, 'stakes', currency),
      holdsId: await houseAccountId(siteId, 'holds', currency),
    })
    settings.set(siteId, (await siteById(siteId)).settings)
  }
  const couponIds = await reserveIds('coupons', requests.length)
  const transferIds = await reserveTransferIds(requests.length)
  const items = requests.map((request, index) => {
    const { userId } = request.principal
    const siteId = profiles.get(userId)?.siteId ?? 0
    return {
      request,
      userId,
      couponId: couponIds[index] ?? 0,
      transferId: transferIds[index] ?? 0,
      fingerprint: fingerprintOf(request.body),
      windowHours: settings.get(siteId)?.sameCouponWindowHours ?? 0,
    }
  })
  return { userIds, profiles, houses, settings, items }
}

async function write(trx: Trx, prepared: Prepared): Promise<PlaceAnswer[]> {
  const { items, userIds } = prepared
  const accounts = await userAccounts(userIds, { trx, lock: true })
  placingFaultPoints.reach('pocketsLocked')
  // after the lock, answers stored by another batch for these players are visible
  const answers = await AnswerStore.load(
    trx,
    items.map(({ request }) => request)
  )
  const same = await SameCoupons.load(trx, items)
  const pockets = new Map([...accounts].map(([id, held]) => [id, stakePockets(held)] as const))
  const accepted: AcceptedCoupon[] = []
  const transfers: Transfer[] = []
  const pastPost: PastPostBet[] = []

  const result = items.map((item): PlaceAnswer => {
    const { request, userId } = item
    const known = answers.find(request)
    if (known) return known
    const profile = prepared.profiles.get(userId)
    if (!profile || profile.stoppedBy) {
      const key = profile?.stoppedBy ?? 'accountPassive'
      return answers.keep(request, 403, errorBody({ key, params: [] }))
    }
    const own = pockets.get(userId) ?? []
    const placedAt = clock.now()
    const evaluation = evaluate(request.body, {
      nowMs: placedAt,
      quote: quotesFor(profile.siteId, profile.currency),
      limits: profile.limits,
      products: profile.products,
      // bonus pockets follow with the rules of bonuses
      fundsMinor: spendableTotal(own, false),
      sameCouponCount: same.count(item),
    })
    const parts = evaluation.ok ? drawStake(own, evaluation.totalStakeMinor, false) : null
    if (!parts || evaluation.type === null) {
      if (isPastPost(evaluation)) pastPost.push({ request, evaluation, siteId: profile.siteId })
      return answers.keep(request, 422, refusalOf(evaluation))
    }
    const quotes = request.body.selections.flatMap(({ outcomeId }) => book.quote(outcomeId) ?? [])
    const { waiting } = prepared.settings.get(profile.siteId)?.live ?? {}
    const waitMs = waiting ? waitingMs(quotes, waiting, profile.limits.extraWaitingSeconds) : null
    const coupon: AcceptedCoupon = {
      id: item.couponId,
      code: newCouponCode(),
      type: evaluation.type,
      request,
      profile,
      evaluation,
      fingerprint: item.fingerprint,
      placedAt,
      quotes,
      acceptAt: waitMs === null ? null : placedAt + waitMs,
    }
    take(own, parts)
    same.add(item)
    accepted.push(coupon)
    // watched from here, not from the commit, so that no event in between is missed
    if (coupon.acceptAt !== null) watchSelections(coupon.id, quotes, coupon.acceptAt)
    const house = prepared.houses.get(userId)
    // a stake is not turnover before acceptance
    const houseId = (coupon.acceptAt === null ? house?.stakesId : house?.holdsId) ?? 0
    transfers.push(stakeTransfer(coupon, item.transferId, parts, houseId))
    const answer = answers.keep(request, 201, placedView(coupon))
    return { ...answer, placed: coupon.id, acceptAt: coupon.acceptAt }
  })

  if (accepted.length > 0) {
    await insertAll(trx, 'coupons', accepted.map(couponRow))
    placingFaultPoints.reach('couponsWritten')
    await insertAll(trx, 'coupon_selections', accepted.flatMap(selectionRows))
    placingFaultPoints.reach('selectionsWritten')
    await post(trx, transfers, [...accounts.values()].flat())
    placingFaultPoints.reach('moneyPosted')
  }
  await answers.save(trx)
  await recordPastPost(trx, pastPost)
  placingFaultPoints.reach('answersKept')
  return result
}

/** Reduces the pockets, so that the player's next coupon in this batch sees the rest. */
function take(pockets: PocketState[], parts: { accountId: number; amountMinor: number }[]): void {
  for (const { accountId, amountMinor } of parts) {
    const pocket = pockets.find((candidate) => candidate.accountId === accountId)
    if (pocket) pocket.balance -= amountMinor
  }
}
