/**
 * Reads `BetbalancerBetData`: pulled sports, tournaments and matches, with prices and results where a match has them.
 */
import type { FeedEvent, FeedMessage } from '#feed/messages/events'
import { readPulledFixture } from '#feed/sources/betbalancer/pulled/fixture'
import { readBetResults, readPulledOdds } from '#feed/sources/betbalancer/pulled/markets'
import { readPulledResult } from '#feed/sources/betbalancer/pulled/result'
import type { PulledMatch } from '#feed/sources/betbalancer/pulled/match'
import type { Complaints } from '#feed/reading/complaints'
import { isoMs, wholeNumber } from '#feed/reading/numbers'
import type { XmlElement } from '#feed/reading/xml/element'

/** A producer of its own: pulled documents carry no `alive`, so that silence does not stop it. */
const PRODUCER = 'betbalancer:pre'

/** `readAt` is the time of a document without a time of its own. */
export function readPulledDocument(
  root: XmlElement,
  readAt: number,
  complaints: Complaints
): FeedMessage[] {
  const generatedAt = isoMs(root.one('Timestamp')?.get('CreatedTime') ?? null) ?? readAt
  const matches = matchesOf(root, complaints)
  if (matches.length === 0) complaints.add('noEvents', 'no match')
  return matches
    .flatMap((pulled) => readMatch(pulled, complaints))
    .map((event) => ({ producer: PRODUCER, generatedAt, sequence: null, event }))
}

function matchesOf(root: XmlElement, complaints: Complaints): PulledMatch[] {
  const found: PulledMatch[] = []
  for (const sport of root.one('Sports')?.all('Sport') ?? []) {
    const sportId = wholeNumber(sport.get('BetbalancerSportID'))
    for (const category of sport.all('Category')) {
      for (const tournament of category.all('Tournament')) {
        for (const match of tournament.all('Match')) {
          const id = wholeNumber(match.get('BetbalancerMatchID'))
          const matchKey = `betbalancer:${id}`
          if (id === null || sportId === null) complaints.add('missingAttribute', matchKey)
          else found.push({ match, tournament, category, sport, sportId, matchKey })
        }
      }
    }
  }
  return found
}

/** Events of a match: the match, its prices, its result as facts, and last the vendor's own settlement. */
function readMatch(pulled: PulledMatch, complaints: Complaints): FeedEvent[] {
  const { match, matchKey } = pulled
  const fixture = match.one('Fixture')
  const odds = match.one('MatchOdds')
  const betResult = match.one('BetResult')
  const markets = odds ? readPulledOdds(odds, complaints) : []
  const settled = betResult ? readBetResults(betResult, complaints) : []
  const events: (FeedEvent | null)[] = [
    fixture && readPulledFixture(fixture, pulled, complaints),
    markets.length > 0 ? { kind: 'odds', matchKey, markets, update: {} } : null,
    readPulledResult(pulled, complaints),
    settled.length > 0
      ? { kind: 'settlement', matchKey, certainty: 2, markets: settled, update: {} }
      : null,
  ]
  return events.filter((event) => event !== null)
}
