/** Applies the prices and market states of an odds message. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { FeedErrorReason } from '@grandstand/shared-types/wire/betting/feed_error'
import {
  isSpecifierOf,
  isOutcomeOf,
  findMarketType,
  outcomesOf,
} from '@grandstand/shared-types/markets/table/market_types'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { book } from '#book/book'
import type { BookMarket, BookMatch, BookOutcome } from '#book/match'
import { clock } from '#core/timing/clock'
import { RowIds } from '#core/database/row_ids'
import type { FeedMarket, FeedMessage, FeedOutcome } from '#feed/messages/events'
import { isSettledByFeed } from '#feed/apply/settled_outcomes'
import { admit, compareStamps, stampOf } from '#feed/messages/order'
import type { PendingWrites } from '#feed/persist/pending'
import { isPreMatchProducer, isPulled } from '#feed/producers/pre_match'
import { raise } from '#feed/apply/raise'

export const marketIds = new RowIds('markets')
export const outcomeIds = new RowIds('outcomes')

const LEAST_ODDS = 1000
const MOST_ODDS = 10_000_000
const LONGEST_KEY = 16
/**
 * Producers whose ids of odds types mean a different market in each sport: a market that the match's sport lacks was
 * therefore misread.
 */
const NAMED_BY_SPORT: ReadonlySet<string> = new Set(['betbalancer'])
const LONGEST_SPECIFIER = 80

interface OddsApplied {
  changedIds: number[]
  /** Markets and outcomes that were left out. */
  complaints: { reason: FeedErrorReason; detail: string }[]
}

/** The most new markets and outcomes that the message can need. */
export function rowsNeeded(markets: readonly FeedMarket[]): { markets: number; outcomes: number } {
  return {
    markets: markets.length,
    outcomes: markets.reduce((sum, { outcomes }) => sum + (outcomes?.length ?? 0), 0),
  }
}

/** Applies the markets in order; the match's own part of the message must be applied before. */
export function applyOdds(
  match: BookMatch,
  message: FeedMessage,
  markets: readonly FeedMarket[],
  pending: PendingWrites
): OddsApplied {
  const applied: OddsApplied = { changedIds: [], complaints: [] }
  const stamp = stampOf(message)
  const isRunning = isInPlay(match.status)
  const producer = isPulled(message.producer) ? null : message.producer
  for (const source of markets) {
    // a pre-match price must not open a market in play
    if (
      isRunning &&
      source.status === MARKET_STATUS.active &&
      isPreMatchProducer(message.producer)
    ) {
      continue
    }
    const known = book.market(match.id, source.typeId, source.specifier)
    const market = known ?? createMarket(match, source, message.producer, applied)
    if (!market || !admit(market, stamp, 'o')) continue
    let hasChanged = !known
    if (market.producer !== producer) {
      market.producer = producer
      hasChanged = true
    }
    if (isRunning && !market.isLive) hasChanged = market.isLive = true
    const status = stoppedStatus(market, source)
    if (market.status !== status) {
      market.status = status
      hasChanged = true
    }
    if (source.isMainLine !== market.isMainLine) {
      market.isMainLine = source.isMainLine
      hasChanged = true
      if (source.isMainLine) yieldMainLine(market, applied, pending)
    }
    for (const outcome of source.outcomes ?? []) {
      if (applyOutcome(market, outcome, applied, known ? pending : null)) hasChanged = true
    }
    if (!hasChanged) continue
    if (known) {
      raise(market)
      pending.market(market)
    } else {
      book.addMarket(market)
      pending.newMarket(market)
    }
    applied.changedIds.push(market.id)
  }
  return applied
}

/** The message's status, or the status of a newer bet stop that came first. */
function stoppedStatus(market: BookMarket, source: FeedMarket): BookMarket['status'] {
  market.isStopped = false
  if (source.status !== MARKET_STATUS.active) return source.status
  const stops = market.match.live?.order.stops ?? {}
  const group = findMarketType(market.typeId)?.group ?? ''
  for (const stop of [stops['*'], stops[group]]) {
    if (stop && compareStamps(stop, market.stamp) > 0) {
      market.stamp = { at: stop.at, sequence: stop.sequence }
      market.stampKinds = 's'
      market.isStopped = true
      return stop.status
    }
  }
  return MARKET_STATUS.active
}

/** Only one line of a type is the main line. */
function yieldMainLine(market: BookMarket, { changedIds }: OddsApplied, pending: PendingWrites) {
  for (const other of market.match.markets) {
    if (other === market || other.typeId !== market.typeId || !other.isMainLine) continue
    other.isMainLine = false
    raise(other)
    pending.market(other)
    changedIds.push(other.id)
  }
}

function createMarket(
  match: BookMatch,
  { typeId, specifier, outcomes }: FeedMarket,
  producer: string,
  { complaints }: OddsApplied
): BookMarket | null {
  if (!outcomes?.some(({ oddsMilli }) => isOdds(oddsMilli))) return null
  const type = findMarketType(typeId)
  const isOfSport = !NAMED_BY_SPORT.has(producer) || type?.basisBySport[match.sportId] !== undefined
  if (
    !type ||
    !isOfSport ||
    specifier.length > LONGEST_SPECIFIER ||
    !isSpecifierOf(type, specifier)
  ) {
    complaints.push({
      reason: 'unknownMarket',
      detail: `${match.sourceKey} ${typeId} ${specifier}`,
    })
    return null
  }
  return {
    id: marketIds.take(),
    typeId,
    specifier,
    status: MARKET_STATUS.active,
    isMainLine: false,
    version: 1,
    isLive: false,
    isSuspendedByStaff: false,
    producer: null,
    stamp: { at: 0, sequence: null },
    stampKinds: '',
    orderMargin: null,
    isStopped: false,
    isUnsaved: true,
    updatedAt: clock.now(),
    outcomes: [],
    match,
  }
}

/**
 * True when the outcome changed. An invalid price closes the outcome. Without `pending` the market is new and its
 * outcomes are written with it.
 */
function applyOutcome(
  market: BookMarket,
  source: FeedOutcome,
  applied: OddsApplied,
  pending: PendingWrites | null
): boolean {
  const { key, oddsMilli } = source
  const isBad = oddsMilli !== null && !isOdds(oddsMilli)
  if (isBad) complain(applied, 'badOdds', market, `${key} ${oddsMilli}`)
  const active = source.active && !isBad && !isSettledByFeed(market, key)
  const known = market.outcomes.find((outcome) => outcome.key === key)
  if (!known) {
    if (oddsMilli === null || isBad) return false
    const outcome = createOutcome(market, key, { oddsMilli, active }, applied)
    if (!outcome) return false
    if (pending) {
      book.addOutcome(outcome)
      pending.newOutcome(outcome)
    } else {
      market.outcomes.push(outcome)
      market.outcomes.sort((a, b) => a.listOrder - b.listOrder)
    }
    return true
  }
  const odds = oddsMilli === null || isBad ? known.oddsMilli : oddsMilli
  if (known.oddsMilli === odds && known.active === active) return false
  known.oddsMilli = odds
  known.active = active
  pending?.outcome(known)
  return true
}

function createOutcome(
  market: BookMarket,
  key: string,
  price: { oddsMilli: number; active: boolean },
  applied: OddsApplied
): BookOutcome | null {
  const type = findMarketType(market.typeId)
  if (!type || key.length > LONGEST_KEY || !isOutcomeOf(type, market.specifier, key)) {
    complain(applied, 'unknownOutcome', market, key)
    return null
  }
  const place = outcomesOf(type, market.specifier).findIndex((outcome) => outcome.key === key)
  const listOrder = place === -1 ? market.outcomes.length : place
  return { id: outcomeIds.take(), key, ...price, listOrder, market }
}

function complain(
  { complaints }: OddsApplied,
  reason: FeedErrorReason,
  market: BookMarket,
  what: string
) {
  const { match, typeId, specifier } = market
  complaints.push({ reason, detail: `${match.sourceKey} ${typeId} ${specifier} ${what}` })
}

const isOdds = (odds: number | null): odds is number =>
  odds !== null && Number.isSafeInteger(odds) && odds >= LEAST_ODDS && odds <= MOST_ODDS
