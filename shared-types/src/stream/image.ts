/**
 * A channel as its subscriber sees it: a snapshot and the deltas after it. Objects are replaced, never changed in
 * place, so that an unchanged part stays the same object.
 */
import type { BoardMarket } from '../wire/betting/book.ts'
import type { LiveMatch } from '../wire/betting/live.ts'
import { FRAME, type PackedChange, type ServerFrame } from './frames.ts'
import { unpackFacts, withPrices } from './pack.ts'
import type { LiveIncident } from '../live/state.ts'

export interface StreamImage {
  /** The last `seq` that the image includes. */
  seq: number
  matches: ReadonlyMap<number, LiveMatch>
  /** In order of position; filled on the channel of a match. */
  timeline: readonly LiveIncident[]
}

export type DeltaFrame = Extract<ServerFrame, readonly [3, ...unknown[]]>
export type SnapshotFrame = Extract<ServerFrame, readonly [2, ...unknown[]]>

export function imageOf([, , seq, { matches, timeline }]: SnapshotFrame): StreamImage {
  return { seq, matches: new Map(matches.map((match) => [match.id, match])), timeline }
}

/** The image after a delta; null when deltas in between are missing, so that the client must subscribe again. */
export function withDelta(image: StreamImage, frame: DeltaFrame): StreamImage | null {
  const [, , from, to, changes, added = [], gone = []] = frame
  if (from > image.seq) return null
  const matches = new Map(image.matches)
  let { timeline } = image
  for (const [matchId] of gone) matches.delete(matchId)
  for (const match of added) matches.set(match.id, match)
  for (const change of changes) {
    const match = matches.get(change[0])
    if (match) matches.set(match.id, withChange(match, change))
    if (change[5]) timeline = withIncidents(timeline, change[5])
  }
  return { seq: Math.max(image.seq, to), matches, timeline }
}

/** The image after a frame; frames of other kinds leave it unchanged. Null when the client must subscribe again. */
export function withFrame(image: StreamImage | null, frame: ServerFrame): StreamImage | null {
  if (frame[0] === FRAME.snapshot) return imageOf(frame)
  if (frame[0] === FRAME.delta) return image && withDelta(image, frame)
  return image
}

function withChange(match: LiveMatch, change: PackedChange): LiveMatch {
  const [, prices, facts, whole = [], goneIds = []] = change
  let { markets } = match
  if (prices.length > 0) {
    const byId = new Map(prices.map((packed) => [packed[0], packed]))
    markets = markets.map((market) => {
      const packed = byId.get(market.id)
      return packed ? withPrices(market, packed) : market
    })
  }
  if (whole.length > 0 || goneIds.length > 0) {
    const left = new Set([...goneIds, ...whole.map(({ id }) => id)])
    markets = inOrder([...markets.filter(({ id }) => !left.has(id)), ...whole])
  }
  return { ...match, markets, ...(facts && unpackFacts(facts)) }
}

/** Markets are ordered by id, as in a snapshot. */
const inOrder = (markets: BoardMarket[]) => markets.sort((a, b) => a.id - b.id)

function withIncidents(
  timeline: readonly LiveIncident[],
  lines: readonly LiveIncident[]
): readonly LiveIncident[] {
  const byPosition = new Map(timeline.map((line) => [line.position, line]))
  for (const line of lines) byPosition.set(line.position, line)
  return [...byPosition.values()].sort((a, b) => a.position - b.position)
}
