/** Bet stop and bet start: close whole groups of markets, and open them again (rules 7.4). */
import { isShown, MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import type { BookMarket, BookMatch, FeedStamp } from '#book/match'
import { liveOf } from '#feed/apply/update'
import type { FeedEvent, FeedMessage } from '#feed/messages/events'
import { admit, compareStamps, stampOf } from '#feed/messages/order'
import type { PendingWrites } from '#feed/persist/pending'
import { raise } from '#feed/apply/raise'

type BetStop = Extract<FeedEvent, { kind: 'betStop' }>

/** Closes active markets of the groups, and no others (must-hold L4). Returns the ids of the closed markets. */
export function applyBetStop(
  match: BookMatch,
  message: FeedMessage,
  { groups, status }: BetStop,
  pending: PendingWrites
): number[] {
  const stamp = stampOf(message)
  const { stops } = liveOf(match, message).order
  for (const group of groups ?? ['*']) {
    const known = stops[group]
    if (!known || compareStamps(stamp, known) >= 0) stops[group] = { ...stamp, status }
  }
  return change(match, pending, (market) => {
    if (
      market.status !== MARKET_STATUS.active ||
      !isOf(market, groups) ||
      !admit(market, stamp, 's')
    ) {
      return false
    }
    market.status = status
    market.isStopped = true
    return true
  })
}

/** Opens the markets that a bet stop closed, unless a later message touched them. */
export function applyBetStart(
  match: BookMatch,
  message: FeedMessage,
  pending: PendingWrites
): number[] {
  const stamp = stampOf(message)
  forgetStops(liveOf(match, message).order.stops, stamp)
  return change(match, pending, (market) => {
    if (!market.isStopped || !admit(market, stamp, 'b')) return false
    market.status = MARKET_STATUS.active
    market.isStopped = false
    return true
  })
}

/** Suspends every active market that a producer priced before `madeAt` of its clock: later changes may be missing. */
export function suspendActive(
  match: BookMatch,
  producer: string,
  pending: PendingWrites,
  madeAt = Infinity
): number[] {
  return change(match, pending, (market) => {
    if (market.status !== MARKET_STATUS.active || market.producer !== producer) return false
    if (market.stamp.at >= madeAt) return false
    market.status = MARKET_STATUS.suspended
    return true
  })
}

/** Closes the open markets of a match that is over or interrupted. */
export const closeOpen = (match: BookMatch, pending: PendingWrites): number[] =>
  change(match, pending, (market) => {
    if (!isShown(market.status)) return false
    market.status = MARKET_STATUS.inactive
    market.isStopped = false
    return true
  })

function change(
  match: BookMatch,
  pending: PendingWrites,
  apply: (market: BookMarket) => boolean
): number[] {
  const changed = match.markets.filter(apply)
  for (const market of changed) {
    raise(market)
    pending.market(market)
  }
  return changed.map((market) => market.id)
}

const isOf = (market: BookMarket, groups: readonly string[] | null): boolean =>
  groups === null || groups.includes(findMarketType(market.typeId)?.group ?? '')

function forgetStops(stops: Record<string, FeedStamp>, stamp: FeedStamp): void {
  for (const [group, stop] of Object.entries(stops)) {
    if (compareStamps(stop, stamp) <= 0) delete stops[group]
  }
}
