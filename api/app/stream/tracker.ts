/**
 * Follows changes of the book, and gives each tick with changes a number, its `seq`. Changes since a `seq` are read
 * from the marks (`delta.ts`), so nothing is stored for each client or channel: a new tick, a slow client and a
 * resuming client are served in the same way.
 */
import { randomBytes } from 'node:crypto'
import type { ListedPlace } from '@grandstand/shared-types/stream/channels'
import limits from '#config/stream'
import { clock } from '#core/timing/clock'
import { book, type BookMatch } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { areLivePricesOld } from '#book/sharing/freshness'
import { newMark, stamp, type MatchMark } from '#stream/marks'
import { isListed, silentSince } from '#stream/view'

/** How many ticks back a client can resume: ten minutes of ticks that follow each other. Older clients get a snapshot. */
const KEPT_TICKS = 600_000 / limits.tickMs
const SWEEP_MS = 1_000

interface GoneMatch extends ListedPlace {
  status: string
  seq: number
}

class ChangeTracker {
  /** Identifies one run of this server. */
  epoch = ''
  seq = 0
  readonly marks = new Map<number, MatchMark>()
  /** Matches that left the live list, for clients that have not heard of it. */
  readonly gone = new Map<number, GoneMatch>()
  #dirty = new Set<number>()
  #sweptAt = 0
  #arePricesOld = false
  #stop: (() => void) | null = null

  get isRunning(): boolean {
    return this.#stop !== null
  }

  /** The oldest `seq` since which all changes are known. */
  get oldestSeq(): number {
    return Math.max(0, this.seq - KEPT_TICKS)
  }

  /** `onProducer` is called at once when a producer goes down or comes up, `onChange` for every other change. */
  start({
    onProducer,
    onChange,
  }: {
    onProducer: (producer: string, isUp: boolean) => void
    onChange: () => void
  }): void {
    this.epoch = randomBytes(9).toString('base64url')
    this.seq = 0
    this.#stop = bookChanges.on((change) => {
      if (change.kind === 'producer') {
        for (const match of book.matches()) {
          if (match.live?.producer === change.producer) this.#dirty.add(match.id)
        }
        onProducer(change.producer, change.isUp)
      } else {
        this.#note(change)
        onChange()
      }
    })
    this.#sweptAt = 0
    this.tick()
  }

  stop(): void {
    this.#stop?.()
    this.#stop = null
    this.marks.clear()
    this.gone.clear()
    this.#dirty.clear()
  }

  /** Numbers the changes since the last tick; returns the ids of changed matches, or null when there were none. */
  tick(): ReadonlySet<number> | null {
    const now = clock.now()
    if (this.#arePricesOld !== areLivePricesOld()) this.#pauseOrGoOn()
    if (Math.abs(now - this.#sweptAt) >= SWEEP_MS) this.#sweep(now)
    if (this.#dirty.size === 0) return null
    const dirty = this.#dirty
    this.#dirty = new Set()
    this.seq++
    for (const id of dirty) {
      const match = book.match(id)
      if (match) this.#update(match, now)
      else this.#forget(id)
    }
    return dirty
  }

  /** Follows a match that a client reads, unless it is followed already. */
  follow(match: BookMatch): MatchMark {
    const known = this.marks.get(match.id)
    if (known) return known
    const mark = newMark(match)
    stamp(mark, match, 0, 0)
    this.marks.set(match.id, mark)
    return mark
  }

  #note(change: Exclude<BookChange, { kind: 'producer' }>): void {
    this.#dirty.add(change.matchId)
    const mark = this.marks.get(change.matchId)
    if (!mark) return
    // read now, because the match may have left the book by the next tick
    mark.status = book.match(change.matchId)?.status ?? mark.status
    // the change gets the `seq` of the next tick
    if (change.kind === 'offer') mark.offerSeq = this.seq + 1
    if (change.kind === 'incident') mark.incidents.set(change.incident.position, this.seq + 1)
  }

  /** Every match in play is shown as paused while this server's prices are old. */
  #pauseOrGoOn(): void {
    this.#arePricesOld = !this.#arePricesOld
    for (const { id, live } of book.matches()) if (live) this.#dirty.add(id)
  }

  #update(match: BookMatch, now: number): void {
    const listed = isListed(match, now, null)
    let mark = this.marks.get(match.id)
    if (!mark) {
      if (!listed) return
      mark = this.follow(match)
    } else stamp(mark, match, this.seq, this.oldestSeq)
    if (listed === (mark.listedSeq !== null)) return
    mark.listedSeq = listed ? this.seq : null
    if (listed) this.gone.delete(match.id)
    else this.#leaveList(match.id, mark)
  }

  #forget(matchId: number): void {
    const mark = this.marks.get(matchId)
    if (!mark) return
    if (mark.listedSeq !== null) this.#leaveList(matchId, mark)
    this.marks.delete(matchId)
  }

  #leaveList(matchId: number, mark: MatchMark): void {
    const { sportId, categoryId, tournamentId, status } = mark
    this.gone.set(matchId, { sportId, categoryId, tournamentId, status, seq: this.seq })
  }

  /**
   * Finds changes by time alone: matches that enter or leave the list, or lock. Drops the marks of matches that left
   * the book.
   */
  #sweep(now: number): void {
    this.#sweptAt = now
    for (const match of book.matches()) {
      if (match.live === null) continue
      const mark = this.marks.get(match.id)
      const isOn = typeof mark?.listedSeq === 'number'
      const isSilent = mark !== undefined && mark.silentSince !== silentSince(match, now)
      if (isSilent || isListed(match, now, null) !== isOn) this.#dirty.add(match.id)
    }
    for (const id of this.marks.keys()) if (!book.match(id)) this.#dirty.add(id)
    for (const [id, { seq }] of this.gone) if (seq < this.oldestSeq) this.gone.delete(id)
  }
}

export const tracker = new ChangeTracker()
