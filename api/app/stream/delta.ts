/** Snapshots of the list and of a match, and their changes since a `seq`. */
import type { ListFilter } from '@grandstand/shared-types/stream/channels'
import type {
  StreamDelta,
  StreamSnapshot,
  PackedChange,
} from '@grandstand/shared-types/stream/frames'
import { packFacts, packPrices } from '@grandstand/shared-types/stream/pack'
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { book, type BookMarket, type BookMatch } from '#book/book'
import { openMarkets } from '#book/match'
import type { Offer } from '#book/offer/offer'
import { marketView } from '#book/queries/board'
import { hasChanged, type MatchMark } from '#stream/marks'
import { tracker } from '#stream/tracker'
import { liveFacts, liveView, timelineOf } from '#stream/view'

/** For whom matches are told: in a language, and as a brand with a layer offers them. */
export interface Audience {
  language: string
  /** Null for all brands that offer the matches as they are. */
  offer: Offer | null
}

/** The list at the last tick, with present prices. */
export function listSnapshot(fits: ListFilter, { language, offer }: Audience): StreamSnapshot {
  const matches: LiveMatch[] = []
  for (const [id, mark] of tracker.marks) {
    const match = isListedIn(mark, id, fits) ? book.match(id) : undefined
    if (match && !offer?.hides(match)) matches.push(liveView(match, language, 'main', offer))
  }
  return { matches, timeline: [] }
}

export function matchSnapshot(match: BookMatch, { language, offer }: Audience): StreamSnapshot {
  return { matches: [liveView(match, language, 'all', offer)], timeline: timelineOf(match) }
}

/** Changes of the list after `from`; only matches in `among` can have changed. */
export function listDelta(
  fits: ListFilter,
  { language, offer }: Audience,
  from: number,
  among?: Iterable<number>
): StreamDelta {
  const changes: PackedChange[] = []
  const added: LiveMatch[] = []
  const gone: [number, string][] = []
  for (const id of among ?? tracker.marks.keys()) {
    const mark = tracker.marks.get(id)
    const match = mark && isListedIn(mark, id, fits) ? book.match(id) : undefined
    if (!mark || !match) continue
    const isNew = Math.max(mark.listedSeq ?? 0, wholeSeqOf(mark, offer)) > from
    if (offer?.hides(match)) {
      if (isNew) gone.push([id, match.status])
      continue
    }
    if (isNew) {
      added.push(liveView(match, language, 'main', offer))
      continue
    }
    const change = changeOf(match, mark, from, { scope: 'main', offer })
    if (change) changes.push(change)
  }
  for (const [id, left] of tracker.gone) {
    if (left.seq > from && fits(id, left)) gone.push([id, left.status])
  }
  return { changes, added, gone }
}

/** Changes of a match after `from`. */
export function matchDelta(
  match: BookMatch,
  mark: MatchMark,
  { language, offer }: Audience,
  from: number
): StreamDelta {
  const isNew = wholeSeqOf(mark, offer) > from
  const change = changeOf(match, mark, from, { scope: 'all', offer })
  return {
    changes: change ? [change] : [],
    added: isNew ? [liveView(match, language, 'all', offer)] : [],
    gone: [],
  }
}

/**
 * Markets of a match that changed after `from`, in full, and ids of markets that left; includes changes that have no
 * `seq` yet.
 */
export function changedMarkets(
  match: BookMatch,
  mark: MatchMark,
  from: number,
  offer: Offer | null
) {
  const open = openMarkets(match)
  const isNew = Math.max(mark.offerSeq, offer ? mark.turnSeq : 0) > from
  const openIds = new Set(open.map(({ id }) => id))
  const closedSince = [...mark.markets.keys()].filter((id) => !openIds.has(id))
  return {
    markets: open
      .filter((market) => isNew || isChanged(market, mark, from))
      .map((market) => marketView(market, offer)),
    goneMarketIds: [...since(mark.gone, from).filter((id) => !openIds.has(id)), ...closedSince],
  }
}

function isChanged(market: BookMarket, mark: MatchMark, from: number): boolean {
  const known = mark.markets.get(market.id)
  // changes after the last tick have no `seq` yet
  return !known || Math.max(known.seq, known.wholeSeq) > from || hasChanged(known, market)
}

function changeOf(
  match: BookMatch,
  mark: MatchMark,
  from: number,
  { scope, offer }: { scope: 'main' | 'all'; offer: Offer | null }
): PackedChange | null {
  const prices: ReturnType<typeof packPrices>[] = []
  const whole: BoardMarket[] = []
  for (const market of match.markets) {
    const known = mark.markets.get(market.id)
    if (!known || (scope === 'main' && known.mainSeq === null)) continue
    const shownSince = scope === 'main' ? (known.mainSeq ?? 0) : 0
    if (Math.max(known.wholeSeq, shownSince) > from) whole.push(marketView(market, offer))
    else if (known.seq > from) prices.push(packPrices(marketView(market, offer)))
  }
  const facts = mark.factsSeq > from ? packFacts(liveFacts(match, mark.markets.size)) : null
  const goneIds = since(scope === 'main' ? mark.goneMain : mark.gone, from)
  const incidents = scope === 'all' ? incidentsSince(match, mark, from) : []
  if (incidents.length > 0) return [match.id, prices, facts, whole, goneIds, incidents]
  if (goneIds.length > 0) return [match.id, prices, facts, whole, goneIds]
  if (whole.length > 0) return [match.id, prices, facts, whole]
  if (facts) return [match.id, prices, facts]
  return prices.length > 0 ? [match.id, prices] : null
}

function incidentsSince(match: BookMatch, { incidents }: MatchMark, from: number) {
  if (incidents.size === 0) return []
  const positions = new Set(since(incidents, from))
  return timelineOf(match).filter(({ position }) => positions.has(position))
}

/** `seq` since which the match must be sent whole: a brand with a layer reads changes of layers and of margins, too. */
const wholeSeqOf = (mark: MatchMark, offer: Offer | null): number =>
  offer ? Math.max(mark.wholeSeq, mark.offerSeq, mark.turnSeq) : mark.wholeSeq

const since = (seqs: ReadonlyMap<number, number>, from: number): number[] =>
  [...seqs].flatMap(([id, seq]) => (seq > from ? [id] : []))

const isListedIn = (mark: MatchMark, matchId: number, fits: ListFilter): boolean =>
  mark.listedSeq !== null && fits(matchId, mark)
