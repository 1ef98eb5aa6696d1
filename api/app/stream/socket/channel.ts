/**
 * A public channel: its subscribers with the `seq` each has read, and the frames that bring them up to date. Brands that
 * offer the matches as they are share it; a brand with a layer has one of its own.
 */
import { channelId, type StreamChannel } from '@grandstand/shared-types/stream/channels'
import { deltaFrame, FRAME, type StreamDelta } from '@grandstand/shared-types/stream/frames'
import { listFilter, type ListFilter } from '@grandstand/shared-types/stream/channels'
import { leavesLiveList } from '@grandstand/shared-types/catalogue/match_status'
import { book, type BookMatch } from '#book/book'
import { Offer } from '#book/offer/offer'
import { offerOf } from '#book/offer/offers'
import { isShown } from '#book/shown'
import { listDelta, listSnapshot, matchDelta, matchSnapshot, type Audience } from '#stream/delta'
import { encodeFrame, type StreamClient } from '#stream/socket/client'
import { tracker } from '#stream/tracker'

export interface Subscription {
  language: string
  /** The last `seq` that was sent; null before the snapshot. */
  seq: number | null
  /** True while the subscriber waits for a snapshot or for missed changes, even when there are no changes. */
  isOwed: boolean
}

/** A resumed `seq` is rounded down by at most this part of its age, so that more subscribers share one. */
const ROUNDED_BY = 32

/** Most subscribers with different `seq` that are answered in a tick; the others wait for the next tick. */
const MOST_RESUMES_A_TICK = 20

const NOTHING: StreamDelta = { changes: [], added: [], gone: [] }

/** A match that clients can subscribe to; undefined when it is over, hidden or unknown. */
export function readableMatch(id: number | null, offer: Offer | null): BookMatch | undefined {
  const match = id === null ? undefined : book.match(id)
  return match && isShown(match, offer) && !leavesLiveList(match.status) ? match : undefined
}

export class Channel {
  readonly subscribers = new Map<StreamClient, Subscription>()
  readonly isOfMatch: boolean
  /** Id of the match; null for a list. */
  readonly id: number | null
  /** The filter of a list. */
  readonly #fits: ListFilter
  /** The match at the last reading: it stays complete after it leaves the book. */
  #match: BookMatch | undefined
  /** `seq` of the last tick with changes for this channel, and of the one before. */
  #touched = tracker.seq
  #touchedBefore = tracker.seq
  /** Frames encoded since the last tick; null when there is nothing to send. */
  readonly #encoded = new Map<string, Buffer | null>()
  #encodedAt = tracker.seq
  #resumesLeft = MOST_RESUMES_A_TICK
  /** Time of `performance.now()` at which the channel was first seen without a subscriber. */
  #emptySince: number | null = null

  /** `siteId` of the brand whose channel it is; null for one that brands share. */
  constructor(
    readonly name: StreamChannel,
    readonly siteId: number | null = null
  ) {
    this.isOfMatch = name.startsWith('match:')
    this.id = this.isOfMatch ? channelId(name) : null
    this.#fits = listFilter(name) ?? (() => false)
    if (this.isOfMatch) this.#match = readableMatch(this.id, this.offer)
  }

  /** The brand's layer, an empty one after its last part was taken away; null for all others. */
  get offer(): Offer | null {
    return this.siteId === null ? null : (offerOf(this.siteId) ?? new Offer(this.siteId, []))
  }

  /** The match of the channel while clients can read it. */
  get readable(): BookMatch | undefined {
    return readableMatch(this.id, this.offer)
  }

  /** How long the channel has had no subscriber, since a tick first saw that; 0 while there is one. */
  emptyForMs(): number {
    if (this.subscribers.size > 0) this.#emptySince = null
    else this.#emptySince ??= performance.now()
    return this.#emptySince === null ? 0 : performance.now() - this.#emptySince
  }

  /** Brings all subscribers that can take frames up to date, after a tick that changed the `dirty` matches. */
  publish(dirty: ReadonlySet<number> | null): void {
    this.#resumesLeft = MOST_RESUMES_A_TICK
    const [first] = this.subscribers.values()
    if (dirty && !first) {
      // without subscribers nothing is encoded; a subscriber who comes later starts at this `seq`
      this.#touchedBefore = this.#touched = tracker.seq
    } else if (dirty && first && this.#isTouchedBy(dirty)) {
      // only the dirty matches can have changed since the last touch
      const shared = this.#delta(this.#touched, first.language, { among: dirty })
      if (shared) [this.#touchedBefore, this.#touched] = [this.#touched, tracker.seq]
    }
    const among = this.#touched === tracker.seq && dirty ? dirty : undefined
    for (const [client, subscription] of this.subscribers) {
      this.#advance(client, subscription, among)
    }
  }

  /**
   * Sends the snapshot, or the changes missed since `resumeFrom`; or sends it later when the client has unread frames.
   */
  begin(client: StreamClient, language: string, resumeFrom: number | null): void {
    const subscription = { language, seq: resumeFrom, isOwed: true }
    this.subscribers.set(client, subscription)
    this.#advance(client, subscription)
  }

  /** Takes a subscriber over from another channel; the next tick tells what differs there. */
  take(client: StreamClient, { language, seq }: Subscription): void {
    this.subscribers.set(client, { language, seq, isOwed: true })
  }

  /**
   * The frame for a match at its end, with the final score and the markets of that moment; null when the match was
   * hidden.
   */
  lastWords(language: string): Buffer | null {
    const match = this.#match
    if (!match || !isShown(match, this.offer)) return null
    return this.#once(`last:${language}`, () =>
      encodeFrame([
        FRAME.snapshot,
        this.name,
        tracker.seq,
        matchSnapshot(match, this.#audience(language)),
      ])
    )
  }

  #advance(client: StreamClient, subscription: Subscription, among?: ReadonlySet<number>): void {
    const { seq, language, isOwed } = subscription
    if (!isOwed && seq !== null && seq >= this.#touched) return
    if (!client.isOpen || client.isBlocked()) return
    const bytes = this.#next(isOwed, seq, language, among)
    if (bytes === undefined) return
    if (bytes) client.send(bytes)
    subscription.seq = tracker.seq
    subscription.isOwed = false
  }

  /** Null when there is nothing to send, undefined when the subscriber must wait. */
  #next(
    isOwed: boolean,
    seq: number | null,
    language: string,
    among?: ReadonlySet<number>
  ): Buffer | null | undefined {
    // its `seq` may have become too old meanwhile
    if (seq === null || seq < tracker.oldestSeq) return this.#snapshot(language)
    // all subscribers that read the last touch take the same frame
    if (!isOwed && seq >= this.#touchedBefore) {
      return this.#delta(this.#touchedBefore, language, { among })
    }
    const mark = roundedMark(seq)
    const isKnown = this.#known(`resume:${mark}`) ?? this.#known(`resume:${mark}:${language}`)
    if (!isKnown && this.#resumesLeft-- <= 0) return undefined
    return this.#delta(mark, language, { evenEmpty: true })
  }

  #isTouchedBy(dirty: ReadonlySet<number>): boolean {
    if (this.isOfMatch) return this.id !== null && dirty.has(this.id)
    for (const matchId of dirty) {
      const place = tracker.marks.get(matchId) ?? tracker.gone.get(matchId)
      if (place && this.#fits(matchId, place)) return true
    }
    return false
  }

  #snapshot(language: string): Buffer | null {
    return this.#once(`snapshot:${language}`, () => {
      const match = this.isOfMatch ? this.#readMatch() : null
      if (match === undefined) return null
      const audience = this.#audience(language)
      const snapshot = match ? matchSnapshot(match, audience) : listSnapshot(this.#fits, audience)
      return encodeFrame([FRAME.snapshot, this.name, tracker.seq, snapshot])
    })
  }

  #delta(
    from: number,
    language: string,
    { among, evenEmpty = false }: { among?: ReadonlySet<number>; evenEmpty?: boolean }
  ): Buffer | null {
    const key = evenEmpty ? `resume:${from}` : `delta:${from}`
    // a frame without names is the same in all languages
    const forAll = this.#known(key)
    if (forAll !== undefined) return forAll
    return this.#once(`${key}:${language}`, () => {
      const delta = this.#changes(from, language, among)
      const { changes, added, gone } = delta
      const isEmpty = changes.length + added.length + gone.length === 0
      const bytes =
        isEmpty && !evenEmpty ? null : encodeFrame(deltaFrame(this.name, from, tracker.seq, delta))
      if (added.length === 0) this.#encoded.set(key, bytes)
      return bytes
    })
  }

  #changes(from: number, language: string, among?: ReadonlySet<number>): StreamDelta {
    if (!this.isOfMatch) return listDelta(this.#fits, this.#audience(language), from, among)
    const match = this.#readMatch()
    return match
      ? matchDelta(match, tracker.follow(match), this.#audience(language), from)
      : NOTHING
  }

  #readMatch(): BookMatch | undefined {
    const match = this.readable
    this.#match = match ?? this.#match
    return match
  }

  #audience(language: string): Audience {
    return { language, offer: this.offer }
  }

  #once(key: string, encode: () => Buffer | null): Buffer | null {
    const known = this.#known(key)
    if (known !== undefined) return known
    const bytes = encode()
    this.#encoded.set(key, bytes)
    return bytes
  }

  #known(key: string): Buffer | null | undefined {
    if (this.#encodedAt !== tracker.seq) {
      this.#encoded.clear()
      this.#encodedAt = tracker.seq
    }
    return this.#encoded.get(key)
  }
}

/**
 * A `seq` at or before the given one, out of a small number of values, so that resuming clients share encoded frames.
 */
function roundedMark(seq: number): number {
  const step = 2 ** Math.floor(Math.log2(Math.max(1, (tracker.seq - seq) / ROUNDED_BY)))
  return Math.max(tracker.oldestSeq, seq - (seq % step))
}
