/**
 * Where every message of a feed enters. The book in memory changes before `receive` returns; prices are written later,
 * at most once a second for each market, and settlements are written in order after the prices before them.
 *
 * A producer is on the board when it sends `alive` every 10 s (subscribed; without a recoverer the first `alive` opens
 * it) and after the status that starts a match sends all its open markets once, because the start closes markets that
 * are not priced in play.
 */
import type { FeedErrorReason } from '@grandstand/shared-types/wire/betting/feed_error'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { applyToMatch, suspendProducer } from '#feed/apply/apply_to_match'
import { marketIds, outcomeIds, rowsNeeded } from '#feed/apply/odds'
import { FeedUnreadable } from '#feed/messages/events'
import type { FeedAdapter, FeedEvent, FeedMessage, ReadDocument } from '#feed/messages/events'
import { feedErrorsWritten, logFeedError } from '#feed/messages/feed_errors'
import { FixtureRequests } from '#feed/matches/fixture_requests'
import { fixtureSources } from '#feed/matches/fixture_sources'
import { addFixture } from '#feed/matches/fixtures'
import { findMatch, knownMatchId, matchOnBoard } from '#feed/matches/match_keys'
import { persist } from '#feed/persist/persist'
import { onLost, producers } from '#feed/producers/producers'
import { isSettlementEvent, queueSettlement, settlementsStored } from '#feed/persist/settlements'
import { tap } from '#feed/messages/tap'
import { WaitingRoom } from '#feed/matches/waiting_room'

type MatchEvent = Extract<FeedEvent, { matchKey: string }>

/**
 * A message dated further ahead is refused, because every later message of the match would count as older and be
 * ignored. Clocks of feeds differ by seconds; a recording that is played faster than real time runs further ahead of
 * our clock.
 */
const DOCUMENT_AHEAD_MS = 60_000
const LATEST_AHEAD_MS = 366 * 86_400_000

const waiting = new WaitingRoom<FeedMessage>()
const fixtureRequests = new FixtureRequests(refreshFixture)
onLost(suspendProducer)
persist.alongside(producers)

export const intake = {
  /**
   * Applies one message. Never throws: a message that cannot be applied goes to `feed_errors`. A message that is older
   * than the newest one of a market, or a repeat, changes nothing (rules 7.1, must-hold L3).
   */
  receive(message: FeedMessage): void {
    try {
      const { event } = message
      if (isFromTheFuture(message, LATEST_AHEAD_MS)) return
      if (event.kind === 'fixtureWanted') {
        producers.heard(message)
        wantFixture(message, event.matchKey)
        return
      }
      tap.announce(message)
      producers.heard(message)
      if (event.kind === 'alive') producers.alive(message, event.isSubscribed)
      else if (event.kind === 'recovered') {
        afterWaiting(() => producers.recovered(message, event.requestId))
      } else receiveOfMatch(message, event)
    } catch (error) {
      logger.error({ err: error, producer: message.producer }, 'a feed message was not applied')
      complain(message, 'notApplied', error instanceof Error ? error.message : 'unknown')
    }
  },

  /** Reads a document and applies its messages. Null when the document is refused; it then goes to `feed_errors`. */
  receiveDocument(producer: string, adapter: FeedAdapter, document: Buffer): ReadDocument | null {
    let read: ReadDocument
    try {
      read = adapter.read(document)
    } catch (error) {
      const reason = error instanceof FeedUnreadable ? error.reason : 'unreadable'
      if (!(error instanceof FeedUnreadable)) logger.error({ err: error }, 'an adapter failed')
      const detail = error instanceof Error ? error.message : ''
      producers.failed(producer)
      void logFeedError({ producer, reason, detail, document })
      return null
    }
    for (const complaint of read.complaints) {
      producers.failed(producer)
      void logFeedError({ producer, ...complaint })
    }
    const aheadMs = adapter.isPlayedAgain ? LATEST_AHEAD_MS : DOCUMENT_AHEAD_MS
    for (const message of read.messages) {
      if (!isFromTheFuture(message, aheadMs)) intake.receive(message)
    }
    return read
  },

  /** Resolves when all messages received so far are written. */
  async idle(): Promise<void> {
    await fixtureRequests.idle()
    await waiting.empty()
    await settlementsStored()
    await persist.flush()
    await feedErrorsWritten()
  },
}

/** Whether the message is dated too far ahead; then a row goes to `feed_errors`. */
function isFromTheFuture(message: FeedMessage, aheadMs: number): boolean {
  if (message.generatedAt <= clock.now() + aheadMs) return false
  complain(message, 'fromTheFuture', `made at ${message.generatedAt}`)
  return true
}

function receiveOfMatch(message: FeedMessage, event: MatchEvent): void {
  const key = event.matchKey
  if (waiting.isOpen(key)) {
    if (!waiting.wait(key, message)) complain(message, 'tooManyWaiting', key)
    return
  }
  const match = matchOnBoard(key)
  if (match) {
    if (event.kind === 'odds' && !hasIdsFor(event)) {
      lookUp(message, key, async () => {
        await Promise.all([marketIds.refill(), outcomeIds.refill()])
        return match.id
      })
      return
    }
    const counted = producers.counted(match, message)
    // sequences of the producer's earlier count say nothing about the order, so the time decides
    applyToMatch(match, counted === 'former' ? { ...message, sequence: null } : message, event)
    return
  }
  const id = knownMatchId(key)
  if (id !== undefined) {
    // the match is over, so only settlements still matter
    if (isSettlementEvent(event)) queueSettlement(id, message, event)
    return
  }
  if (event.kind !== 'fixture') {
    if (waiting.isUnknown(key, clock.now())) return
    lookUp(message, key, async () => (await findMatch(key)) ?? addFetched(key))
    return
  }
  lookUp(message, key, async () => (await findMatch(key)) ?? addFixture(event))
}

/** Asks for the fixture of a changed match. Without a source for it, the change goes to `feed_errors` for staff. */
function wantFixture(message: FeedMessage, key: string): void {
  if (!fixtureSources.of(key)) complain(message, 'fixtureWanted', key)
  else if (!fixtureRequests.want(key)) complain(message, 'tooManyWaiting', key)
}

async function refreshFixture(key: string): Promise<void> {
  try {
    const fixture = await fixtureSources.of(key)?.fetch(key)
    if (fixture) intake.receive(fixture)
  } catch (error) {
    const detail = `${key}: ${error instanceof Error ? error.message : 'unknown'}`
    void logFeedError({ producer: key.split(':')[0] ?? '', reason: 'fixtureNotFetched', detail })
  }
}

/** Adds a match whose fixture has not come, when a source has it. */
async function addFetched(key: string): Promise<number | undefined> {
  const fixture = await fixtureSources.of(key)?.fetch(key)
  if (!fixture) return undefined
  tap.announce(fixture)
  return addFixture(fixture.event)
}

/** Runs `work`, which finds or adds the match, then applies the queued messages in order. */
function lookUp(message: FeedMessage, key: string, work: () => Promise<number | undefined>): void {
  const hasRoom = waiting.open(
    key,
    message,
    () => work().catch((error: unknown) => void complain(message, 'notFound', String(error))),
    (messages, id) => {
      if (id === undefined || id === null) {
        waiting.markUnknown(key, clock.now())
        const kinds = [...new Set(messages.map(({ event }) => event.kind))].join(', ')
        complain(message, 'unknownMatch', `${key}: ${messages.length} messages (${kinds})`)
        return
      }
      waiting.known(key)
      for (const [index, waited] of messages.entries()) {
        // applying the message may have opened a new queue for the match
        if (waiting.isOpen(key)) {
          for (const rest of messages.slice(index)) {
            if (!waiting.wait(key, rest)) complain(rest, 'tooManyWaiting', key)
          }
          return
        }
        replay(waited)
      }
    }
  )
  if (!hasRoom) complain(message, 'tooManyWaiting', key)
}

function replay(message: FeedMessage): void {
  const { event } = message
  if (!('matchKey' in event)) return
  try {
    receiveOfMatch(message, event)
  } catch (error) {
    complain(message, 'notApplied', error instanceof Error ? error.message : 'unknown')
  }
}

/** Runs `work` once no message waits for its match, because recovered messages may be among the waiting ones. */
function afterWaiting(work: () => void): void {
  if (waiting.isEmpty) work()
  else void waiting.empty().then(work)
}

function hasIdsFor(event: Extract<FeedEvent, { kind: 'odds' }>): boolean {
  const needed = rowsNeeded(event.markets)
  return marketIds.has(needed.markets) && outcomeIds.has(needed.outcomes)
}

function complain(message: FeedMessage, reason: FeedErrorReason, detail: string): void {
  producers.failed(message.producer)
  void logFeedError({
    producer: message.producer,
    reason,
    detail,
    document: Buffer.from(JSON.stringify(message)),
  })
}
