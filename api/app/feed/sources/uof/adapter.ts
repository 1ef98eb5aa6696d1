/** Sportradar's Unified Odds Feed: one XML document for each message (docs/feeds.md). */
import { FeedUnreadable } from '#feed/messages/events'
import type { FeedAdapter, FeedEvent, FeedMessage, ReadDocument } from '#feed/messages/events'
import { Complaints } from '#feed/reading/complaints'
import { epochMs, isoMs, wholeNumber } from '#feed/reading/numbers'
import type { XmlElement } from '#feed/reading/xml/element'
import { readXml } from '#feed/reading/xml/reader'
import { readFixtures } from '#feed/sources/uof/fixture'
import { MATCH_MESSAGES } from '#feed/sources/uof/messages'

/** Documents of the feed's API from which we read nothing. */
const WITHOUT_EVENTS: ReadonlySet<string> = new Set([
  'market_descriptions',
  'variant_descriptions',
  'player_profile',
  'competitor_profile',
  'simpleteam_profile',
  'match_status_descriptions',
  'void_reasons',
  'void_reasons_descriptions',
  'betstop_reasons',
  'betstop_reasons_descriptions',
  'betting_status_descriptions',
  'producers',
  'bookmaker_details',
  'sports',
  'sport_categories',
  'sport_tournaments',
  'tournaments',
  'tournament_info',
  'schedule',
  'fixture_changes',
  'match_summary',
  'match_timeline',
  'venue_summary',
  'cashout',
  'response',
])

const PRODUCER_MESSAGES: ReadonlySet<string> = new Set([
  'alive',
  'product_down',
  'snapshot_complete',
])

export const uof: FeedAdapter = { name: 'uof', read }

function read(document: Buffer): ReadDocument {
  const root = readXml(document)
  const complaints = new Complaints()
  return { messages: readMessages(root, complaints), complaints: complaints.list }
}

function readMessages(root: XmlElement, complaints: Complaints): FeedMessage[] {
  if (WITHOUT_EVENTS.has(root.name)) {
    complaints.add('noEvents', root.name)
    return []
  }
  if (root.name === 'fixtures_fixture') {
    return readFixtures(root, needed(isoMs(root.get('generated_at')), 'generated_at'), complaints)
  }
  if (!PRODUCER_MESSAGES.has(root.name) && !MATCH_MESSAGES.has(root.name)) {
    throw new FeedUnreadable('unknownMessage', root.name.slice(0, 60))
  }
  const product = needed(wholeNumber(root.get('product')), 'product')
  const generatedAt = needed(epochMs(root.get('timestamp')), 'timestamp')
  return readEvents(root, generatedAt, complaints).map((event) => ({
    producer: `uof:${product}`.slice(0, 24),
    generatedAt,
    sequence: null,
    event,
  }))
}

function readEvents(root: XmlElement, at: number, complaints: Complaints): FeedEvent[] {
  switch (root.name) {
    case 'alive':
      return [{ kind: 'alive', isSubscribed: root.get('subscribed') !== '0' }]
    case 'product_down':
      return [{ kind: 'alive', isSubscribed: false }]
    case 'snapshot_complete':
      return [
        { kind: 'recovered', requestId: needed(wholeNumber(root.get('request_id')), 'request_id') },
      ]
  }
  const eventId = root.get('event_id') ?? ''
  if (!/^[a-z]{2,6}:[a-z_]{2,30}:\d{1,18}$/.test(eventId)) {
    throw new FeedUnreadable('missingAttribute', `event_id of ${root.name}`)
  }
  if (!eventId.includes(':match:')) {
    complaints.add('noMatch', eventId)
    return []
  }
  const readMatch = MATCH_MESSAGES.get(root.name)
  return readMatch?.({ root, matchKey: `uof:${eventId}`, at, complaints }) ?? []
}

function needed(value: number | null, attribute: string): number {
  if (value === null) throw new FeedUnreadable('missingAttribute', attribute)
  return value
}
