/** Applies one message to a match on the board: changes the book, calls listeners, queues the writes. */
import { isClosed, MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { isPreMatch, leavesLiveList } from '@grandstand/shared-types/catalogue/match_status'
import { book, type BookMatch } from '#book/book'
import { bookChanges } from '#book/changes'
import { dropMatch, leavingMatches } from '#book/load'
import { applyBetStart, applyBetStop, closeOpen, suspendActive } from '#feed/apply/bets'
import { applyIncident } from '#feed/apply/incident'
import { applyOdds } from '#feed/apply/odds'
import { applyUpdate, heardOf } from '#feed/apply/update'
import { settleOutcomes, unsettleOutcomes } from '#feed/apply/settled_outcomes'
import type { FeedEvent, FeedMessage, MarketRef, MatchUpdate } from '#feed/messages/events'
import { logFeedError } from '#feed/messages/feed_errors'
import { rememberKey } from '#feed/matches/match_keys'
import { admit, stampOf } from '#feed/messages/order'
import { persist } from '#feed/persist/persist'
import { raise } from '#feed/apply/raise'
import { isSettlementEvent, queueSettlement } from '#feed/persist/settlements'

type MatchEvent = Extract<FeedEvent, { matchKey: string }>

/**
 * Producers whose settlement of a market also closes it; with other producers only prices and bet stops change a
 * market's state.
 */
const CLEARING_PRODUCERS: ReadonlySet<string> = new Set(['betbalancer'])

/** The match must be on the board. */
export function applyToMatch(match: BookMatch, message: FeedMessage, event: MatchEvent): void {
  const { pending } = persist
  const statusBefore = match.status
  let isChanged = heardOf(match, message)
  if ('update' in event) {
    isChanged = applyUpdate(match, message, updateOf(match, event)) || isChanged
  }
  if (event.kind === 'fixture') isChanged = moveStart(match, event.startsAt) || isChanged
  const marketIds = applyToMarkets(match, message, event)
  pending.match(match)
  if (isChanged) bookChanges.emit({ kind: 'match', matchId: match.id })
  tellMarkets(match, marketIds)
  if (event.kind === 'incident') tellIncidents(match, message, event)
  if (isSettlementEvent(event)) queueSettlement(match.id, message, event)
  if (match.status !== statusBefore && leavesLiveList(match.status)) leave(match)
}

/**
 * The update in an event. A fixture may be older than the messages of a running match, so it cannot set the match back
 * to before the start.
 */
function updateOf(
  match: BookMatch,
  event: Extract<MatchEvent, { update: MatchUpdate }>
): MatchUpdate {
  const { status, ...rest } = event.update
  const isLate = event.kind === 'fixture' && !isPreMatch(match.status) && isPreMatch(status ?? '')
  return isLate ? rest : event.update
}

/**
 * Suspends the markets that a producer priced, on all matches or on one before `madeAt`, because it may have missed
 * changes.
 */
export function suspendProducer(producer: string, of?: { match: BookMatch; madeAt: number }): void {
  for (const match of of ? [of.match] : book.matches()) {
    tellMarkets(match, suspendActive(match, producer, persist.pending, of?.madeAt))
  }
}

function applyToMarkets(match: BookMatch, message: FeedMessage, event: MatchEvent): number[] {
  const { pending } = persist
  switch (event.kind) {
    case 'odds': {
      const { changedIds, complaints } = applyOdds(match, message, event.markets, pending)
      for (const complaint of complaints) {
        void logFeedError({ producer: message.producer, ...complaint })
      }
      return changedIds
    }
    case 'betStop':
      return applyBetStop(match, message, event, pending)
    case 'betStart':
      return applyBetStart(match, message, pending)
    case 'settlement':
      return settle(match, message, event)
    case 'rollbackSettlement':
      for (const ref of event.markets) {
        const market = book.market(match.id, ref.typeId, ref.specifier)
        if (market) unsettleOutcomes(market, stampOf(message))
      }
      return []
    default:
      return []
  }
}

/**
 * Closes resolved outcomes, which take no more bets; the state of the market changes only by a message about its state.
 */
function settle(
  match: BookMatch,
  message: FeedMessage,
  { markets }: Extract<FeedEvent, { kind: 'settlement' }>
): number[] {
  const closed = markets.flatMap(({ typeId, specifier, outcomes }) => {
    const market = book.market(match.id, typeId, specifier)
    const keys = new Set(outcomes.map(({ key }) => key))
    return market && settleOutcomes(market, stampOf(message), keys, persist.pending)
      ? [market.id]
      : []
  })
  const cleared = CLEARING_PRODUCERS.has(message.producer) ? clear(match, message, markets) : []
  return [...new Set([...closed, ...cleared])]
}

function clear(match: BookMatch, message: FeedMessage, markets: readonly MarketRef[]): number[] {
  const cleared: number[] = []
  for (const { typeId, specifier } of markets) {
    const market = book.market(match.id, typeId, specifier)
    if (!market || isClosed(market.status) || !admit(market, stampOf(message), 'c')) continue
    market.status = MARKET_STATUS.settled
    market.isStopped = false
    raise(market)
    persist.pending.market(market)
    cleared.push(market.id)
  }
  return cleared
}

function tellMarkets(match: BookMatch, marketIds: readonly number[]): void {
  if (marketIds.length > 0) bookChanges.emit({ kind: 'markets', matchId: match.id, marketIds })
}

function tellIncidents(
  match: BookMatch,
  message: FeedMessage,
  event: Extract<FeedEvent, { kind: 'incident' }>
): void {
  const lines = applyIncident(match, message, event)
  const [first] = lines
  if (!first) return
  persist.pending.timeline(match, first.position)
  for (const incident of lines) {
    bookChanges.emit({ kind: 'incident', matchId: match.id, incident })
  }
}

function moveStart(match: BookMatch, startsAt: number): boolean {
  if (!isPreMatch(match.status) || match.startsAt === startsAt || startsAt <= 0) return false
  match.startsAt = startsAt
  return true
}

/** Takes a match off the live list. An interrupted match stays in the book because it may go on. */
function leave(match: BookMatch): void {
  tellMarkets(match, closeOpen(match, persist.pending))
  rememberKey(match.sourceKey, match.id)
  if (match.status === 'interrupted') {
    bookChanges.emit({ kind: 'gone', matchId: match.id })
    return
  }
  leavingMatches.add(match.id)
  dropMatch(match.id)
}
