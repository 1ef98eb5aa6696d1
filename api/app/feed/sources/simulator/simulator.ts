/**
 * Plays the demo's matches in time. Nothing is stored: seed, fixture and kick-off decide every second, so that a server that
 * starts in the middle goes on with the same matches.
 */
import { setImmediate as breath } from 'node:timers/promises'
import {
  liveFixtures,
  LONGEST_MATCH_MS,
  type ScheduledLive,
} from '#database/demo/live/live_schedule'
import { plainResults, type PlainResult } from '#database/demo/live/plain_results'
import { clock } from '#core/clock'
import type { FeedMessage } from '#feed/messages/events'
import type { Recoverer } from '#feed/producers/recovery'
import { MatchFeed } from '#feed/sources/simulator/match_feed'
import { endMessages, SIMULATOR, TOLD_BEFORE_MS } from '#feed/sources/simulator/messages'

const TICK_MS = 250
const ALIVE_MS = 10_000
/** How often the schedule is read for matches that are about to be told of. */
const SCHEDULE_MS = 20_000
/** Matches that were played while nobody listened are told of so far back. */
const LONGEST_RECOVERY_MS = 14 * 24 * 3_600_000
/** Without anybody asking for a recovery, the matches are told from the start. */
const UNASKED_MS = 500

export interface SimulatorOptions {
  /** Takes every message; `intake.receive` on a server. */
  deliver: (message: FeedMessage) => void
  /** Matches that begin from one time to another, by their start; those of the demo unless others are given. */
  schedule?: (from: number, to: number) => ScheduledLive[]
  /** Results, by their time, of matches that are not played live; those of the demo unless others are given. */
  results?: (from: number, to: number) => PlainResult[]
  /** Matches go so many times faster than the clock. */
  speed?: number
}

export class Simulator implements Recoverer {
  readonly #deliver: (message: FeedMessage) => void
  readonly #schedule: (from: number, to: number) => ScheduledLive[]
  readonly #results: (from: number, to: number) => PlainResult[]
  readonly #speed: number
  readonly #toldBeforeMs: number
  readonly #feeds = new Map<string, MatchFeed>()
  #timer: NodeJS.Timeout | null = null
  #aliveAt = 0
  #scheduleAt = 0
  /** Counts recoveries and stops: what an older one still has to tell is not told. */
  #run = 0
  /** Everything up to now is told: a tick goes on from there. */
  #isTold = false

  constructor({
    deliver,
    speed = 1,
    schedule = (from, to) => liveFixtures(from, to, { speed }),
    results = (from, to) => plainResults(from, to, { speed }),
  }: SimulatorOptions) {
    this.#deliver = deliver
    this.#schedule = schedule
    this.#results = results
    this.#speed = speed
    this.#toldBeforeMs = Math.round(TOLD_BEFORE_MS / speed)
  }

  /** Says that it is there, and plays on from now by a timer. */
  start(): void {
    if (this.#timer) return
    const run = this.#run
    // who hears it asks for a recovery, as a rule
    this.#alive(clock.now())
    setTimeout(() => {
      if (run === this.#run) void this.#tellAll(0)
    }, UNASKED_MS).unref()
    this.#timer = setInterval(() => this.tick(clock.now()), TICK_MS)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    this.#run++
    this.#feeds.clear()
    this.#isTold = false
  }

  /** Tells what has happened up to `now` since the tick before. */
  tick(now: number): void {
    if (now - this.#aliveAt >= ALIVE_MS) this.#alive(now)
    if (!this.#isTold) return
    if (now - this.#scheduleAt >= SCHEDULE_MS / this.#speed) this.#readSchedule(now)
    for (const [key, feed] of this.#feeds) {
      for (const message of feed.messagesTo(now)) this.#deliver(message)
      if (feed.nextAt === null) this.#feeds.delete(key)
    }
  }

  /** All that happened after `sinceMs` (0: of the matches of now), then `recovered`. */
  recover(sinceMs: number, requestId: number): void {
    void this.#tellAll(sinceMs).then((isWhole) => {
      if (!isWhole) return
      const generatedAt = clock.now()
      const event = { kind: 'recovered' as const, requestId }
      this.#deliver({ producer: SIMULATOR, generatedAt, sequence: null, event })
    })
  }

  /** Every message made after `from` and up to `to`, in order; nothing of it depends on what this simulator has told. */
  messagesBetween(from: number, to: number): FeedMessage[] {
    const matches = this.#matches(from - LONGEST_MATCH_MS / this.#speed, to + this.#toldBeforeMs)
    const played = matches.flatMap((match) => {
      const feed = new MatchFeed(match, this.#speed)
      return [...feed.announcement(), ...feed.messagesTo(to)].filter(
        ({ generatedAt }) => generatedAt > from && generatedAt <= to
      )
    })
    return [...played, ...this.#results(from, to).flatMap(endMessages)].sort(
      (a, b) => a.generatedAt - b.generatedAt
    )
  }

  /** False when another recovery or a stop came between. Breathes between matches: requests go on. */
  async #tellAll(since: number): Promise<boolean> {
    const run = ++this.#run
    this.#isTold = false
    this.#feeds.clear()
    const now = clock.now()
    for (const match of this.#missed(since, now)) {
      const feed = new MatchFeed(match, this.#speed)
      const isOld = feed.endsAt < now && since === 0
      if (isOld || feed.endsAt <= since) continue
      for (const message of feed.announcement()) this.#deliver(message)
      for (const message of feed.catchUp(since, now)) this.#deliver(message)
      if (feed.nextAt !== null) this.#feeds.set(match.key, feed)
      await breath()
      if (run !== this.#run) return false
    }
    // without anybody who listened before, nobody holds bets on what is over
    if (since > 0) {
      // results are told with the schedule: those of the last look may not have been
      this.#tellResults(Math.max(since - SCHEDULE_MS, now - LONGEST_RECOVERY_MS), now)
    }
    this.#scheduleAt = now
    this.#isTold = true
    return true
  }

  /** Those in play or about to be; and those of the catalogue, or told of, that ended since. Those in play come first. */
  #missed(since: number, now: number): ScheduledLive[] {
    const longest = LONGEST_MATCH_MS / this.#speed
    const current = this.#matches(now - longest, now + this.#toldBeforeMs)
    if (since === 0) return inPlayFirst(current, now)
    const from = Math.max(since, now - LONGEST_RECOVERY_MS) - LONGEST_MATCH_MS
    const ended = this.#matches(from, now - longest - 1).filter(
      ({ isRolling, startsAt }) => !isRolling || startsAt - this.#toldBeforeMs <= since
    )
    return [...inPlayFirst(current, now), ...ended]
  }

  #readSchedule(now: number): void {
    const from = this.#scheduleAt + this.#toldBeforeMs + 1
    this.#tellResults(this.#scheduleAt, now)
    this.#scheduleAt = now
    for (const match of this.#matches(from, now + this.#toldBeforeMs)) {
      if (this.#feeds.has(match.key)) continue
      const feed = new MatchFeed(match, this.#speed)
      this.#feeds.set(match.key, feed)
      for (const message of feed.announcement()) this.#deliver(message)
    }
  }

  #tellResults(from: number, to: number): void {
    for (const result of this.#results(from, to)) {
      for (const message of endMessages(result)) this.#deliver(message)
    }
  }

  #matches(from: number, to: number): ScheduledLive[] {
    return this.#schedule(Math.floor(from), Math.floor(to))
  }

  #alive(now: number): void {
    this.#aliveAt = now
    const event = { kind: 'alive' as const, isSubscribed: true }
    this.#deliver({ producer: SIMULATOR, generatedAt: now, sequence: null, event })
  }
}

function inPlayFirst(matches: readonly ScheduledLive[], now: number): ScheduledLive[] {
  return [
    ...matches.filter(({ startsAt }) => startsAt <= now),
    ...matches.filter(({ startsAt }) => startsAt > now),
  ]
}
