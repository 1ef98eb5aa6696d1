/** Whether each selection can be bet on now: match, market, outcome and the products of the user. */
import { isShown, MARKET_STATUS } from '../../catalogue/market_status.ts'
import type { PlayerErrorKey } from '../../core/errors.ts'
import { isCalledOff, isInPlay, isPreMatch } from '../../catalogue/match_status.ts'
import { isPrice } from '../../money/odds.ts'
import type { QuotedOutcome } from './slip.ts'
import type { SlipCheck } from './draft.ts'

/**
 * Adds for each selection at most one reason of the match (`matchCancelled`, `matchClosed`, `matchStarted`), one of the
 * market or outcome (`oddsInactive`, `marketSuspended`, `rateLocked`), and `productClosed [sport or live]`.
 */
export const checkAvailability: SlipCheck = ({ picks, context }, violations) => {
  for (const { quote, index } of picks) {
    const add = (key: PlayerErrorKey, params: string[] = []) =>
      violations.push({ key, params, selectionIndex: index })
    if (!quote) {
      add('oddsInactive')
      continue
    }
    const product = isInPlay(quote.matchStatus) ? 'live' : 'sport'
    if (context.products[product] !== 1) add('productClosed', [product])
    const ofMatch = matchReason(quote, context.nowMs)
    if (ofMatch) add(ofMatch)
    const ofMarket = marketReason(quote)
    if (ofMarket) add(ofMarket)
  }
}

/** The parts of a quote that tell whether its outcome can be bet on. */
export type Availability = Pick<
  QuotedOutcome,
  | 'oddsMilli'
  | 'active'
  | 'marketStatus'
  | 'matchStatus'
  | 'betStatus'
  | 'matchActive'
  | 'isLiveMarket'
  | 'lockedReason'
  | 'startsAt'
>

/** The reason why the outcome cannot be bet on now; null when it is open. */
export function closedReason(quote: Availability, nowMs: number): PlayerErrorKey | null {
  return matchReason(quote, nowMs) ?? marketReason(quote)
}

function matchReason(quote: Availability, nowMs: number): PlayerErrorKey | null {
  const status = quote.matchStatus
  if (isCalledOff(status)) return 'matchCancelled'
  if (!quote.matchActive) return 'matchClosed'
  if (isPreMatch(status)) return quote.startsAt <= nowMs ? 'matchStarted' : null
  if (!isInPlay(status) || status === 'interrupted') return 'matchClosed'
  // prices made before the match do not fit a running match
  return quote.isLiveMarket === true ? null : 'matchStarted'
}

function marketReason(quote: Availability): PlayerErrorKey | null {
  if (!isShown(quote.marketStatus)) return 'oddsInactive'
  if (!quote.active || !isPrice(quote.oddsMilli)) return 'oddsInactive'
  if (quote.marketStatus === MARKET_STATUS.suspended || quote.betStatus === 'stopped') {
    return 'marketSuspended'
  }
  return quote.lockedReason ?? null
}
