/** Gathers what comes in and hands it over once for each frame that is painted; once a second while nobody looks. */

const HIDDEN_MS = 1000

export class FrameQueue<T> {
  #waiting: T[] = []
  #cancel: (() => void) | null = null
  readonly #take: (items: T[]) => void

  constructor(take: (items: T[]) => void) {
    this.#take = take
    document.addEventListener('visibilitychange', this.#onVisibility)
  }

  push(item: T): void {
    this.#waiting.push(item)
    this.#schedule()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility)
    this.#cancel?.()
    this.#cancel = null
    this.#waiting = []
  }

  /** Hands over now what waits. */
  flush(): void {
    this.#cancel?.()
    this.#cancel = null
    if (this.#waiting.length === 0) return
    const items = this.#waiting
    this.#waiting = []
    this.#take(items)
  }

  #schedule(): void {
    if (this.#cancel) return
    if (document.hidden) {
      const timer = setTimeout(() => this.flush(), HIDDEN_MS)
      this.#cancel = () => clearTimeout(timer)
    } else {
      const frame = requestAnimationFrame(() => this.flush())
      this.#cancel = () => cancelAnimationFrame(frame)
    }
  }

  /** A frame that was asked for is not painted in a page that was hidden since. */
  readonly #onVisibility = (): void => {
    if (!this.#cancel) return
    this.#cancel()
    this.#cancel = null
    this.#schedule()
  }
}
