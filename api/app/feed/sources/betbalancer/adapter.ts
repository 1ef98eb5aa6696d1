/** Betbalancer: LiveOdds messages and documents pulled before a match (docs/feeds.md). */
import { clock } from '#core/timing/clock'
import { FeedUnreadable } from '#feed/messages/events'
import type { FeedAdapter, FeedMessage, ReadDocument } from '#feed/messages/events'
import { readLiveDocument } from '#feed/sources/betbalancer/live_odds/messages'
import { readPulledDocument } from '#feed/sources/betbalancer/pulled/document'
import { Complaints } from '#feed/reading/complaints'
import type { XmlElement } from '#feed/reading/xml/element'
import { readXml } from '#feed/reading/xml/reader'

export const betbalancer: FeedAdapter = { name: 'betbalancer', read }

function read(document: Buffer): ReadDocument {
  const root = readXml(document)
  const complaints = new Complaints()
  return { messages: readMessages(root, complaints), complaints: complaints.list }
}

function readMessages(root: XmlElement, complaints: Complaints): FeedMessage[] {
  switch (root.name) {
    case 'BetbalancerLiveOdds':
    case 'BetradarLiveOdds':
      return readLiveDocument(root, complaints)
    case 'BetbalancerBetData':
    case 'BetradarBetData':
      return readPulledDocument(root, clock.now(), complaints)
    // a bookmaker's request to the feed
    case 'BookmakerStatus':
      complaints.add('noEvents', root.name)
      return []
    default:
      throw new FeedUnreadable('unknownMessage', root.name.slice(0, 60))
  }
}
