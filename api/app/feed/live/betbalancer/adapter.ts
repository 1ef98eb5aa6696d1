/** Betbalancer: LiveOdds messages and the documents that are pulled before a match (docs/feeds.md). */
import { clock } from '#core/clock'
import { FeedUnreadable } from '#feed/live/events'
import type { FeedAdapter, FeedMessage, ReadDocument } from '#feed/live/events'
import { readLiveDocument } from '#feed/live/betbalancer/live_messages'
import { readPulledDocument } from '#feed/live/betbalancer/pulled_document'
import { Complaints } from '#feed/live/reading/complaints'
import type { XmlElement } from '#feed/live/xml/element'
import { readXml } from '#feed/live/xml/reader'

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
    // what a bookmaker asks the feed for
    case 'BookmakerStatus':
      complaints.add('noEvents', root.name)
      return []
    default:
      throw new FeedUnreadable('unknownMessage', root.name.slice(0, 60))
  }
}
