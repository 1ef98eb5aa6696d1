/** Says when the stream ticks: soon after a change, not too often, and now and then without one. */
import limits from '#config/stream'

/** Pause between two ticks for other work of the process. */
const LEAST_PAUSE_MS = 10

export class Pace {
  readonly #tick: () => void
  #timer: NodeJS.Timeout | null = null
  /** Times of `performance.now()`. */
  #dueAt = 0
  #mayTickAt = 0
  #gapMs = limits.tickMs

  /** `tick` must not throw. */
  constructor(tick: () => void) {
    this.#tick = tick
  }

  start(): void {
    this.#plan(performance.now() + limits.idleTickMs)
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  /** Something changed. Cheap, because it is called for each change. */
  hasten(): void {
    if (!this.#timer) return
    const dueAt = Math.max(performance.now() + limits.gatherMs, this.#mayTickAt)
    if (dueAt < this.#dueAt) this.#plan(dueAt)
  }

  #plan(dueAt: number): void {
    this.stop()
    this.#dueAt = dueAt
    this.#timer = setTimeout(() => this.#run(), dueAt - performance.now())
  }

  #run(): void {
    const begunAt = performance.now()
    this.#tick()
    const endedAt = performance.now()
    const tookMs = endedAt - begunAt
    // a tick that takes more than half of the time lengthens the next pause
    const wanted = Math.min(limits.maxTickMs, Math.max(limits.tickMs, tookMs * 2))
    this.#gapMs += (wanted - this.#gapMs) / 4
    this.#mayTickAt = Math.max(endedAt + LEAST_PAUSE_MS, begunAt + this.#gapMs)
    this.#plan(Math.max(this.#mayTickAt, begunAt + limits.idleTickMs))
  }
}
