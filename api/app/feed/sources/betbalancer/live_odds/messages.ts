/** Reads LiveOdds messages: the document's `status` is the kind of message that each of its matches carries. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { FeedEvent, FeedMessage } from '#feed/messages/events'
import { FeedUnreadable } from '#feed/messages/events'
import {
  readClearedMarkets,
  readLiveOdds,
  readNamedMarkets,
} from '#feed/sources/betbalancer/live_odds/markets'
import { readMatchUpdate } from '#feed/sources/betbalancer/live_odds/match_update'
import { readMeta } from '#feed/sources/betbalancer/live_odds/meta'
import { readScoreList } from '#feed/sources/betbalancer/live_odds/score_list'
import type { Complaints } from '#feed/reading/complaints'
import { epochMs, wholeNumber } from '#feed/reading/numbers'
import { windowOf } from '#feed/reading/window'
import type { XmlElement } from '#feed/reading/xml/element'
import type { Reading } from '#feed/sources/betbalancer/live_odds/reading'

const PRODUCER = 'betbalancer'

const READERS: ReadonlyMap<string, (reading: Reading) => FeedEvent[]> = new Map([
  ['alive', readStatus],
  ['change', readChange],
  ['irrelevantchange', readChange],
  ['betstart', ({ matchKey, update }: Reading) => [{ kind: 'betStart', matchKey, update }]],
  ['betstop', readBetStop],
  ['clearbet', readClearBet],
  ['rollback', readRollback],
  ['cancelbet', readCancelBet],
  ['undocancelbet', readUndoCancelBet],
  ['score', readScoreList],
  ['cards', readScoreList],
  ['meta', readMeta],
] satisfies [string, (reading: Reading) => FeedEvent[]][])

/** Statuses about the connection, texts or our requests, without matches. */
const WITHOUT_EVENTS: ReadonlySet<string> = new Set([
  'loginok',
  'loginfailed',
  'replystart',
  'error',
  'translation',
])

/** A match has a few thousand messages; a larger number would make all later messages look old. */
const LARGEST_MSGNR = 10_000_000

/**
 * All events of a document; each of its matches has a count of its own. Throws `FeedUnreadable` for an unknown message.
 */
export function readLiveDocument(root: XmlElement, complaints: Complaints): FeedMessage[] {
  const status = root.get('status') ?? ''
  const generatedAt = epochMs(root.get('timestamp'))
  if (generatedAt === null) throw new FeedUnreadable('missingAttribute', 'timestamp')
  const replyType = root.get('replytype')
  const message = (event: FeedEvent, sequence: number | null = null): FeedMessage => ({
    producer: PRODUCER,
    generatedAt,
    sequence,
    ...(replyType !== null && { isReply: true }),
    event,
  })
  if (WITHOUT_EVENTS.has(status)) {
    complaints.add('noEvents', status)
    return []
  }
  if (status === 'replyend') {
    return [message({ kind: 'recovered', requestId: wholeNumber(root.get('replynr')) ?? 0 })]
  }
  const read = READERS.get(status)
  if (!read) throw new FeedUnreadable('unknownMessage', `status ${status.slice(0, 60)}`)
  const alive = status === 'alive' ? [message({ kind: 'alive', isSubscribed: true })] : []
  const matches = root.all('Match').flatMap((match) => {
    const id = match.get('matchid')
    if (id === null || !/^\d{1,15}$/.test(id)) {
      complaints.add('missingAttribute', `matchid ${id}`)
      return []
    }
    const matchKey = `${PRODUCER}:${id}`
    const sequence = wholeNumber(match.get('msgnr'))
    if (sequence !== null && sequence > LARGEST_MSGNR) {
      complaints.add('badSequence', `${matchKey} ${sequence}`)
      return []
    }
    const update = readMatchUpdate(match, generatedAt, complaints)
    const events = read({ root, match, matchKey, update, complaints })
    if (replyType === 'current') events.unshift({ kind: 'current', matchKey })
    // a message without an event for us still counts in the sequence
    if (events.length === 0 && sequence !== null) {
      events.push({ kind: 'status', matchKey, update: {} })
    }
    return events.map((event) => message(event, sequence))
  })
  return [...alive, ...matches]
}

function readStatus({ matchKey, update }: Reading): FeedEvent[] {
  return Object.keys(update).length > 0 ? [{ kind: 'status', matchKey, update }] : []
}

function readChange(reading: Reading): FeedEvent[] {
  const { match, matchKey, update, complaints } = reading
  const markets = readLiveOdds(match, complaints)
  return markets.length > 0 ? [{ kind: 'odds', matchKey, markets, update }] : readStatus(reading)
}

/** The stop comes first, so that no coupon is accepted on the old state. */
function readBetStop(reading: Reading): FeedEvent[] {
  const { root, matchKey } = reading
  const reason = root.get('betstopreason') ?? reading.match.get('betstopreason')
  return [
    { kind: 'betStop', matchKey, groups: null, status: MARKET_STATUS.suspended, reason },
    ...readStatus(reading),
  ]
}

/** Certainty 1: the vendor's office may still correct a scouted result. */
function readClearBet(reading: Reading): FeedEvent[] {
  const { match, matchKey, update, complaints } = reading
  const markets = readClearedMarkets(match, complaints)
  return markets.length > 0
    ? [{ kind: 'settlement', matchKey, certainty: 1, markets, update }]
    : readStatus(reading)
}

function readRollback(reading: Reading): FeedEvent[] {
  const { match, matchKey, update, complaints } = reading
  const markets = readNamedMarkets(match, complaints)
  return markets.length > 0
    ? [{ kind: 'rollbackSettlement', matchKey, markets, update }]
    : readStatus(reading)
}

function readCancelBet(reading: Reading): FeedEvent[] {
  const { root, match, matchKey, update, complaints } = reading
  const window = readWindow(root, match, complaints)
  const markets = readNamedMarkets(match, complaints)
  if (markets.length === 0 || window === null) return readStatus(reading)
  const voided = markets.map((market) => ({ ...market, voidReason: null }))
  return [{ kind: 'cancel', matchKey, ...window, markets: voided, update }]
}

function readUndoCancelBet(reading: Reading): FeedEvent[] {
  const { root, match, matchKey, complaints } = reading
  const window = readWindow(root, match, complaints)
  const markets = readNamedMarkets(match, complaints)
  if (markets.length === 0 || window === null) return readStatus(reading)
  return [{ kind: 'rollbackCancel', matchKey, ...window, markets }, ...readStatus(reading)]
}

const STARTS = ['starttime', 'startTime', 'start_time'] as const
const ENDS = ['endtime', 'endTime', 'end_time'] as const

/**
 * Null for an invalid window, which cancels nothing. Overlooking a window would void everything, so every known
 * spelling is tried, on the document and on its match.
 */
function readWindow(root: XmlElement, match: XmlElement, complaints: Complaints) {
  const said = (names: readonly string[]) =>
    [root, match].flatMap((element) => names.map((name) => element.get(name))).find(isSaid) ?? null
  const [start, end] = [said(STARTS), said(ENDS)]
  const window = windowOf(start, end)
  if (window === null) complaints.add('badTime', `${start} ${end}`)
  return window
}

const isSaid = (value: string | null): value is string => value !== null
