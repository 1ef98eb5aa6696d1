/** Accepts or refuses each coupon of a batch on its own (rules 4.13), without a database. */
import type { ErrorBody, ErrorKey } from '@grandstand/shared-types/core/errors'
import { evaluate } from '@grandstand/shared-types/coupons/evaluation/evaluate'
import type { Evaluation, QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { AcceptanceDelay } from '@grandstand/shared-types/live/acceptance_delay'
import { personFaultParams } from '#accounts/actions/require_fit_person'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { errorBody } from '#core/errors/app_error'
import { statusOf } from '#core/errors/error_status'
import { must } from '#core/errors/must'
import { drawStake, spendableTotal, type PocketState } from '#ledger/pockets'
import type { Transfer } from '#ledger/post'
import type { AnswerStore } from '#coupons/placing/answer_store'
import { placedView, type AcceptedCoupon } from '#coupons/placing/coupon_rows'
import { isPastPost, type PastPostBet } from '#coupons/placing/past_post'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'
import type { SameCoupons } from '#coupons/placing/same_coupons'
import { stakeTransfer } from '#coupons/placing/stake_transfer'
import type { PlayGuard } from '#protection/play_guard'
import type { SiteSettingsData } from '#sites/settings'

/** A request with the numbers of the rows that it may become. */
export interface BatchItem {
  request: PlaceRequest
  userId: number
  couponId: number
  transferId: number
  fingerprint: number
  /** Period in which the same coupon is counted. */
  windowHours: number
}

/** Accounts of the house in the player's currency. */
export interface House {
  stakesId: number
  escrowId: number
}

/** Data of the players; an accepted coupon changes pockets, counts and answers for the next coupon of the batch. */
export interface BatchState {
  profiles: ReadonlyMap<number, BettingProfile>
  /** House accounts by user. */
  houses: ReadonlyMap<number, House>
  /** By site. */
  settings: ReadonlyMap<number, Pick<SiteSettingsData, 'live'>>
  answers: Pick<AnswerStore, 'find' | 'keep'>
  same: Pick<SameCoupons, 'count' | 'add'>
  pockets: ReadonlyMap<number, PocketState[]>
  /** Of players who protect themselves; an accepted coupon takes its stake from their rooms. */
  guards: ReadonlyMap<number, PlayGuard>
}

/** Data that changes from moment to moment: the clock and the book. */
export interface World {
  now: () => number
  /** Quotes with the limits that bind bettors of a site and a currency. */
  quotesFor: (siteId: number, currency: string) => Quote
  /** The quote as the book has it. */
  quote: Quote
  /** How long a coupon waits for acceptance; null without a live selection. */
  delayMs: (
    quotes: readonly QuotedOutcome[],
    delay: AcceptanceDelay,
    groupSeconds?: number
  ) => number | null
  newCode: () => string
}
type Quote = (outcomeId: number) => QuotedOutcome | undefined

export interface Considered {
  /** In the order of the items. */
  results: PlaceAnswer[]
  accepted: AcceptedCoupon[]
  /** The stake of each accepted coupon. */
  transfers: Transfer[]
  /** Refused bets on matches that had begun. */
  pastPost: PastPostBet[]
}

/** The rows to be written and the answers to be given; writes nothing itself. */
export function consider(items: readonly BatchItem[], state: BatchState, world: World): Considered {
  const considered: Considered = { results: [], accepted: [], transfers: [], pastPost: [] }
  for (const item of items) considered.results.push(considerOne(item, state, world, considered))
  return considered
}

function considerOne(
  item: BatchItem,
  { profiles, houses, settings, answers, same, pockets, guards }: BatchState,
  world: World,
  { accepted, transfers, pastPost }: Considered
): PlaceAnswer {
  const { request, userId } = item
  const known = answers.find(request)
  if (known) return known
  const refuse = (key: ErrorKey, params: number[] = []) =>
    answers.keep(request, statusOf(key), errorBody({ key, params }))
  if (request.isOutOfCountry) return refuse('countryNotAllowed')
  const profile = profiles.get(userId)
  if (!profile) return refuse('accountPassive')
  const { personFault } = profile
  if (personFault) return refuse(personFault, personFaultParams(personFault))
  const guard = guards.get(userId)
  if (guard?.stop) return refuse(guard.stop.key, guard.stop.params)
  const own = pockets.get(userId) ?? []
  const stoppedBy = stopOf(profile, own)
  if (stoppedBy) return refuse(stoppedBy)
  const placedAt = world.now()
  const evaluation = evaluate(request.body, {
    nowMs: placedAt,
    quote: world.quotesFor(profile.siteId, profile.currency),
    limits: profile.limits,
    products: profile.products,
    // bonus pockets follow with the rules of bonuses
    fundsMinor: spendableTotal(own, false),
    // a desk sells the same coupon to many people
    sameCouponCount: profile.isDesk ? 0 : same.count(item),
  })
  const parts = evaluation.ok ? drawStake(own, evaluation.totalStakeMinor, false) : null
  if (!parts || evaluation.type === null) {
    if (isPastPost(evaluation)) pastPost.push({ request, evaluation, siteId: profile.siteId })
    return answers.keep(request, 422, refusalOf(evaluation))
  }
  const tight = guard?.rooms.find(({ roomMinor }) => roomMinor < evaluation.totalStakeMinor)
  if (tight) return refuse(tight.key, [tight.roomMinor])
  const quotes = request.body.selections.flatMap(({ outcomeId }) => world.quote(outcomeId) ?? [])
  const { live } = must(settings.get(profile.siteId), 'settings of a site')
  const delayMs = world.delayMs(quotes, live.waiting, profile.limits.extraWaitingSeconds)
  const coupon: AcceptedCoupon = {
    id: item.couponId,
    code: world.newCode(),
    type: evaluation.type,
    request,
    profile,
    evaluation,
    fingerprint: item.fingerprint,
    placedAt,
    quotes,
    acceptAt: delayMs === null ? null : placedAt + delayMs,
  }
  take(own, parts)
  for (const room of guard?.rooms ?? []) room.roomMinor -= evaluation.totalStakeMinor
  same.add(item)
  accepted.push(coupon)
  const house = must(houses.get(userId), 'house of a player')
  // a stake is not turnover before acceptance
  const houseId = coupon.acceptAt === null ? house.stakesId : house.escrowId
  transfers.push(stakeTransfer(coupon, item.transferId, parts, houseId))
  const answer = answers.keep(request, 201, placedView(coupon))
  return { ...answer, placed: coupon.id, acceptAt: coupon.acceptAt }
}

/** Why nobody may bet with this account now; a drawer is closed while it can give nothing. */
function stopOf(
  { stoppedBy, isDesk }: BettingProfile,
  own: readonly PocketState[]
): ErrorKey | null {
  if (stoppedBy) return stoppedBy
  return isDesk && spendableTotal(own, false) === 0 ? 'shiftNotOpen' : null
}

/** The error of a refused slip: its first violation, with all violations. */
function refusalOf({ violations }: Evaluation): ErrorBody {
  const [first = { key: 'insufficientCredit', params: [] } as const] = violations
  return errorBody({ key: first.key, params: [...first.params], violations })
}

/** Reduces the pockets, so that the player's next coupon in this batch sees the rest. */
function take(pockets: PocketState[], parts: { accountId: number; amountMinor: number }[]): void {
  for (const { accountId, amountMinor } of parts) {
    const pocket = pockets.find((candidate) => candidate.accountId === accountId)
    if (pocket) pocket.balance -= amountMinor
  }
}
