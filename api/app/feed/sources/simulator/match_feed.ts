/** One match as a stream of messages, in the producer's time. */
import { LiveDemoMatch, type LiveStep } from '#database/demo/live/match/live_match'
import type { ScheduledLive } from '#database/demo/live/schedule/live_schedule'
import type { FeedMessage } from '#feed/messages/events'
import {
  announcement,
  boardMessage,
  stepMessages,
  TOLD_BEFORE_MS,
} from '#feed/sources/simulator/messages'

export class MatchFeed {
  readonly scheduled: ScheduledLive
  readonly match: LiveDemoMatch
  readonly #speed: number
  #last: LiveStep | null = null

  constructor(scheduled: ScheduledLive, speed: number) {
    this.scheduled = scheduled
    this.match = new LiveDemoMatch(scheduled.fixture())
    this.#speed = speed
  }

  get endsAt(): number {
    return this.#timeOf(this.match.duration)
  }

  /** Epoch milliseconds of the next message; null after the last. */
  get nextAt(): number | null {
    const { nextAt } = this.match
    return nextAt === null ? null : this.#timeOf(nextAt)
  }

  announcement(): FeedMessage[] {
    const at = this.scheduled.startsAt - Math.round(TOLD_BEFORE_MS / this.#speed)
    return announcement(this.scheduled, this.match.fixture.markets, at)
  }

  /** Every message up to `now` that was not sent yet. */
  *messagesTo(now: number): Generator<FeedMessage> {
    for (const step of this.match.playTo(this.#secondsAt(now))) {
      this.#last = step
      yield* stepMessages(this.scheduled.key, step, this.#timeOf(step.at), this.#speed)
    }
  }

  /**
   * Plays on to `now` for a listener that has received everything up to `since`: first the incidents, then the present
   * state and markets once, then the settlements, which refer to those markets.
   */
  *catchUp(since: number, now: number): Generator<FeedMessage> {
    const settled: FeedMessage[] = []
    for (const message of this.messagesTo(now)) {
      if (message.generatedAt <= since) continue
      const { kind } = message.event
      if (kind === 'incident') yield message
      if (kind === 'settlement' || kind === 'result') settled.push(message)
    }
    const last = this.#last
    if (!last) return
    yield boardMessage(this.scheduled.key, last, this.match.board(), this.#timeOf(last.at))
    yield* settled
  }

  #secondsAt(now: number): number {
    return ((now - this.scheduled.startsAt) / 1000) * this.#speed
  }

  #timeOf(second: number): number {
    return this.scheduled.startsAt + Math.round((second * 1000) / this.#speed)
  }
}
