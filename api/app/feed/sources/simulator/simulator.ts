/**
 * Plays the demo's matches in real time. Stores nothing: seed, fixture and kick-off determine every second, so that a
 * server that starts later continues the same matches.
 */
import { setImmediate as breath } from 'node:timers/promises'
import {
  liveFixtures,
  LONGEST_MATCH_MS,
  type ScheduledLive,
} from '#database/demo/live/schedule/live_schedule'
import { plainResults, type PlainResult } from '#database/demo/live/plain/plain_results'
import { raceResults } from '#database/demo/racing/race_results'
import { clock } from '#core/timing/clock'
import type { FeedMessage } from '#feed/messages/events'
import type { Recoverer } from '#feed/producers/recovery'
import { MatchFeed } from '#feed/sources/simulator/match_feed'
import { endMessages, SIMULATOR, TOLD_BEFORE_MS } from '#feed/sources/simulator/messages'

const TICK_MS = 250
const ALIVE_MS = 10_000
/** How often the schedule is read for matches to announce. */
const SCHEDULE_MS = 20_000
/** How far back the simulator sends matches that were played while no server listened. */
const LONGEST_RECOVERY_MS = 14 * 24 * 3_600_000
/** Without a request for recovery within this time, the matches are sent from the start. */
const UNASKED_MS = 500

interface SimulatorOptions {
  /** Receives every message; `intake.receive` on a server. */
  deliver: (message: FeedMessage) => void
  /** Matches that start in a period, by start; the demo's by default. */
  schedule?: (from: number, to: number) => ScheduledLive[]
  /** Results in a period of matches that are not played live, by time; the demo's by default. */
  results?: (from: number, to: number) => PlainResult[]
  /** Matches run this many times faster than the clock. */
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
  /** Counts recoveries and stops, so that an older recovery notices that it must end. */
  #run = 0
  /** True once every message up to now is sent, so that a tick goes on from there. */
  #isTold = false

  constructor({
    deliver,
    speed = 1,
    schedule = (from, to) => liveFixtures(from, to, { speed }),
    results = (from, to) =>
      [...plainResults(from, to, { speed }), ...raceResults(from, to, { speed })].sort(
        (a, b) => a.endsAt - b.endsAt
      ),
  }: SimulatorOptions) {
    this.#deliver = deliver
    this.#schedule = schedule
    this.#results = results
    this.#speed = speed
    this.#toldBeforeMs = Math.round(TOLD_BEFORE_MS / speed)
  }

  /** Sends `alive`, and plays on from now by a timer. */
  start(): void {
    if (this.#timer) return
    const run = this.#run
    // a listener usually asks for a recovery now
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

  /** Sends everything between the last tick and `now`. */
  tick(now: number): void {
    if (now - this.#aliveAt >= ALIVE_MS) this.#alive(now)
    if (!this.#isTold) return
    if (now - this.#scheduleAt >= SCHEDULE_MS / this.#speed) this.#readSchedule(now)
    for (const [key, feed] of this.#feeds) {
      for (const message of feed.messagesTo(now)) this.#deliver(message)
      if (feed.nextAt === null) this.#feeds.delete(key)
    }
  }

  /** Sends everything after `sinceMs` (0: the present matches), then `recovered`. */
  recover(sinceMs: number, requestId: number): void {
    void this.#tellAll(sinceMs).then((isWhole) => {
      if (!isWhole) return
      const generatedAt = clock.now()
      const event = { kind: 'recovered' as const, requestId }
      this.#deliver({ producer: SIMULATOR, generatedAt, sequence: null, event })
    })
  }

  /** Every message made after `from` and up to `to`, in order, whatever this simulator has sent before. */
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

  /**
   * False when another recovery or a stop came between. Pauses between matches, so that requests are served meanwhile.
   */
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
    // nobody listened before, so no coupon has a selection on a match that is over
    if (since > 0) {
      // the schedule sends results; its last reading may have missed some
      this.#tellResults(Math.max(since - SCHEDULE_MS, now - LONGEST_RECOVERY_MS), now)
    }
    this.#scheduleAt = now
    this.#isTold = true
    return true
  }

  /**
   * Matches in play or about to start come first; then the matches that were announced, or are in the catalogue, and
   * have ended since.
   */
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
