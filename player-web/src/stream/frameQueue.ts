/**
 * Hands over an incoming frame at once, and those that follow it ten times a second together, or once a second while the
 * page is hidden: nobody reads faster, and a phone would only grow warm. A task of its own does the work before the paint,
 * so that a tap need not wait for both. During a tap, the frames wait.
 */
import { tapDelayMs } from './tapDelay.ts'

const HAND_OVER_MS = 100
const LOOK_AGAIN_MS = 16
const HIDDEN_MS = 1000

export class FrameQueue<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #takenAt = 0
  readonly #take: (items: T[]) => void

  constructor(take: (items: T[]) => void) {
    this.#take = take
    document.addEventListener('visibilitychange', this.#onVisibility)
  }

  push(item: T): void {
    this.#waiting.push(item)
    if (this.#timer === null) this.#schedule()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility)
    this.#cancel()
    this.#waiting = []
  }

  #schedule(): void {
    const passedMs = performance.now() - this.#takenAt
    const delayMs = document.hidden ? HIDDEN_MS : Math.max(0, HAND_OVER_MS - passedMs)
    this.#timer = setTimeout(this.#due, delayMs)
  }

  readonly #due = (): void => {
    const delayMs = tapDelayMs()
    if (delayMs > 0) {
      this.#timer = setTimeout(this.#due, Math.min(delayMs, LOOK_AGAIN_MS))
      return
    }
    this.#timer = null
    this.#takenAt = performance.now()
    const items = this.#waiting
    this.#waiting = []
    this.#take(items)
  }

  #cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  readonly #onVisibility = (): void => {
    if (this.#timer === null) return
    this.#cancel()
    this.#schedule()
  }
}
