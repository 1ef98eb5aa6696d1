/** Queues of messages whose match is being looked up or added. Messages of other matches do not wait. */

/** Most messages of one match; the intake logs each message beyond. */
const MOST_MESSAGES = 2_000
const MOST_MATCHES = 2_000
/** An unknown key is looked up again after this time. */
const UNKNOWN_MS = 30_000

export class WaitingRoom<M> {
  readonly #queues = new Map<string, M[]>()
  readonly #unknownUntil = new Map<string, number>()
  readonly #working = new Set<Promise<void>>()

  /** Whether messages of this match wait; a further message must then wait behind them. */
  isOpen(key: string): boolean {
    return this.#queues.has(key)
  }

  /** Whether no message waits. */
  get isEmpty(): boolean {
    return this.#working.size === 0
  }

  /** Whether the key was looked up lately without finding a match. */
  isUnknown(key: string, now: number): boolean {
    return (this.#unknownUntil.get(key) ?? 0) > now
  }

  markUnknown(key: string, now: number): void {
    if (this.#unknownUntil.size >= MOST_MATCHES) this.#unknownUntil.clear()
    this.#unknownUntil.set(key, now + UNKNOWN_MS)
  }

  known(key: string): void {
    this.#unknownUntil.delete(key)
  }

  /** False when the queue is full. */
  wait(key: string, message: M): boolean {
    const queue = this.#queues.get(key)
    if (!queue || queue.length >= MOST_MESSAGES) return false
    queue.push(message)
    return true
  }

  /**
   * Opens a queue with its first message, runs `work`, then hands over the messages in order with the result of `work`,
   * or with null when it throws. False when there are too many queues.
   */
  open<T>(
    key: string,
    message: M,
    work: () => Promise<T>,
    handOver: (messages: M[], result: T | null) => void
  ): boolean {
    if (this.#queues.size >= MOST_MATCHES) return false
    this.#queues.set(key, [message])
    const done = work()
      .catch(() => null)
      .then((result) => {
        const messages = this.#queues.get(key) ?? []
        this.#queues.delete(key)
        handOver(messages, result)
      })
      .finally(() => this.#working.delete(done))
    this.#working.add(done)
    return true
  }

  /** Resolves when no message waits. */
  async empty(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working)
  }
}
