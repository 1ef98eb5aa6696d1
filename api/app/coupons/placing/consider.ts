/** Accepts or refuses each coupon of a batch on its own (rules 4.13). Pure: reads no database. */
import { ERRORS, type ErrorBody, type ErrorKey } from '@grandstand/shared-types/core/errors'
import { isEachWay } from '@grandstand/shared-types/coupons/evaluation/each_way'
import { isAtStart } from '@grandstand/shared-types/coupons/evaluation/starting_price'
import { evaluate } from '@grandstand/shared-types/coupons/evaluation/evaluate'
import type { Evaluation, QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { AcceptanceDelay } from '@grandstand/shared-types/live/acceptance_delay'
import { personFaultParams } from '#accounts/actions/require_fit_person'
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { coveringGrants, openPockets } from '#bonuses/playing/running_grants'
import { freePlay, tokenFault } from '#bonuses/playing/free_bets'
import type { NewPlay } from '#bonuses/playing/new_play'
import { playsOf } from '#bonuses/playing/new_plays'
import type { StoredAnswer } from '#core/requests/idempotency'
import { errorBody } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { drawStake, spendableTotal, type PocketState } from '#ledger/pockets'
import type { Transfer } from '#ledger/post'
import { placedView, type AcceptedCoupon } from '#coupons/placing/coupon_rows'
import { boostForCoupon } from '#coupons/placing/coupon_boost'
import { playOf } from '#coupons/placing/bonus_play'
import type { approvalSeconds } from '#coupons/approval/approval_rules'
import { approvalFor } from '#coupons/placing/approval_for'
import { isPastPost, type PastPostBet } from '#coupons/placing/past_post'
import type { PlaceAnswer } from '#coupons/placing/request'
import { RunningState, type BatchItem, type BatchState } from '#coupons/placing/running_state'
import { stakeTransfer } from '#coupons/placing/stake_transfer'

/** Data that changes from moment to moment: the clock and the book. */
export interface World {
  now: () => number
  /** Quotes with the limits that bind bettors of a site and a currency. */
  quotesFor: (siteId: number, currency: string) => Quote
  /** A quote as a site offers it, without limits. */
  quote: (outcomeId: number, siteId: number) => QuotedOutcome | undefined
  /** The acceptance delay in milliseconds; null for a coupon without a live selection. */
  delayMs: (
    quotes: readonly QuotedOutcome[],
    delay: AcceptanceDelay,
    groupSeconds?: number
  ) => number | null
  /** Seconds that a coupon waits for a trader because of its size; null when it need not. */
  approvalSeconds: typeof approvalSeconds
  newCode: () => string
}
type Quote = (outcomeId: number) => QuotedOutcome | undefined

/** What a batch writes and answers. */
interface Considered {
  /** In the order of the items. */
  results: PlaceAnswer[]
  /** Answers to be stored. */
  answers: StoredAnswer[]
  accepted: AcceptedCoupon[]
  /** The transfer of each accepted coupon's stake. */
  transfers: Transfer[]
  /** Stakes that bonuses paid. */
  plays: NewPlay[]
  /** Refused bets on matches that had begun. */
  pastPost: PastPostBet[]
}

/** The rows to be written and the answers to be given. Reads `state` and `world`, and changes neither. */
export function consider(items: readonly BatchItem[], state: BatchState, world: World): Considered {
  const running = new RunningState(state)
  const { answers } = running
  const considered: Considered = {
    results: [],
    answers,
    accepted: [],
    transfers: [],
    plays: [],
    pastPost: [],
  }
  for (const item of items) {
    considered.results.push(considerOne(item, { ...state, running }, world, considered))
  }
  return considered
}

function considerOne(
  item: BatchItem,
  state: BatchState & { running: RunningState },
  world: World,
  { accepted, transfers, plays, pastPost }: Considered
): PlaceAnswer {
  const { profiles, houses, settings, guards, bonuses, running } = state
  const { request, userId } = item
  const known = running.find(request)
  if (known) return known
  const refuse = (key: ErrorKey, params: number[] = []) =>
    running.keep(request, ERRORS[key], errorBody({ key, params }))
  if (request.isOutOfCountry) return refuse('countryNotAllowed')
  const profile = profiles.get(userId)
  if (!profile) return refuse('accountPassive')
  const { personFault } = profile
  if (personFault) return refuse(personFault, personFaultParams(personFault))
  const stop = guards.get(userId)?.stop
  if (stop) return refuse(stop.key, stop.params)
  const own = running.pocketsOf(userId)
  const stoppedBy = stopOf(profile, own)
  if (stoppedBy) return refuse(stoppedBy)
  const placedAt = world.now()
  const quotes = request.body.selections.flatMap(
    ({ outcomeId }) => world.quote(outcomeId, profile.siteId) ?? []
  )
  const play = playOf(quotes)
  const { freeBetId, totalStakeMinor: stakeMinor } = request.body
  const token = freeBetId === undefined ? null : running.token(freeBetId)
  if (token !== null) {
    const fault = tokenFault(token, { userId, play, stakeMinor })
    // the house gives no stake away at a price that nobody knows (rules 19.9)
    if (isAtStart(request.body.selections)) return refuse('bonusNotOpen')
    if (fault) return refuse(fault.key, fault.params)
  }
  const covering = token ? [] : coveringGrants(bonuses.get(userId) ?? [], play, stakeMinor)
  const open = openPockets(covering)
  const evaluation = evaluate(request.body, {
    nowMs: placedAt,
    quote: world.quotesFor(profile.siteId, profile.currency),
    limits: profile.limits,
    products: profile.products,
    fundsMinor: token ? token.grantedMinor : spendableTotal(own, open),
    // not counted for a desk, which sells the same coupon to many people
    sameCouponCount: profile.isDesk ? 0 : running.sameCount(item),
  })
  const house = must(houses.get(userId), 'house of a player')
  const free = token && freePlay(token, item.couponId, house.bonusesId)
  const drawn = free ? [...free.paidBy] : drawStake(own, evaluation.totalStakeMinor, open)
  const parts = evaluation.ok ? drawn : null
  if (!parts || evaluation.type === null) {
    if (isPastPost(evaluation)) pastPost.push({ request, evaluation, siteId: profile.siteId })
    return running.keep(request, 422, refusalOf(evaluation))
  }
  const boosted = boostForCoupon(request.body.boostId, {
    state,
    profile,
    evaluation,
    quotes,
    token,
    isNeverBoosted: isEachWay(request.body.selections) || isAtStart(request.body.selections),
  })
  if (boosted?.fault) return refuse(boosted.fault.key, boosted.fault.params)
  // own limits bind a player's own stakes
  const tight = (token ? [] : running.roomsOf(userId)).find(
    ({ roomMinor }) => roomMinor < evaluation.totalStakeMinor
  )
  if (tight) return refuse(tight.key, [tight.roomMinor])
  const { live } = must(settings.get(profile.siteId), 'settings of a site')
  const delayMs = world.delayMs(quotes, live.waiting, profile.limits.extraWaitingSeconds)
  const { approval, acceptAt, offerId } = approvalFor(
    item,
    {
      profile,
      evaluation,
      boostMinor: boosted?.boost?.extraMinor ?? 0,
      placedAt,
      earliestAt: delayMs === null ? null : placedAt + delayMs,
    },
    { offers: state.offers, taken: accepted.map((one) => one.offerId), world }
  )
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
    acceptAt,
    boost: boosted?.boost ?? null,
    approval,
    offerId,
  }
  if (token) running.acceptFree(item, token)
  else running.accept(item, evaluation.totalStakeMinor, parts)
  if (coupon.boost) running.useBoost(userId, coupon.boost.rule.boostId)
  accepted.push(coupon)
  // the stake of a pending coupon is no turnover yet, so it goes to escrow
  const houseId = coupon.acceptAt === null ? house.stakesId : house.escrowId
  transfers.push(stakeTransfer(coupon, item.transferId, parts, houseId))
  if (free) plays.push(free)
  plays.push(...playsOf({ kind: 'coupon', playId: coupon.id }, covering, parts))
  const answer = running.keep(request, 201, placedView(coupon))
  return { ...answer, placed: coupon.id, acceptAt: coupon.acceptAt }
}

/** Why this account may place no bet now. A drawer with a floor of 0 belongs to no open shift. */
function stopOf(
  { stoppedBy, isDesk }: BettingProfile,
  own: readonly PocketState[]
): ErrorKey | null {
  if (stoppedBy) return stoppedBy
  return isDesk && spendableTotal(own, []) === 0 ? 'shiftNotOpen' : null
}

/** The error of a refused slip: its first violation, with all violations. */
function refusalOf({ violations }: Evaluation): ErrorBody {
  const [first = { key: 'insufficientCredit', params: [] } as const] = violations
  return errorBody({ key: first.key, params: [...first.params], violations })
}
