/** Messages of matches that are being looked up or added: they wait in their order, and no one else does. */

/** Of one match; what comes then is lost, and the intake says so. */
const MOST_MESSAGES = 2_000
const MOST_MATCHES = 2_000
/** A name that nobody knows is looked up again after this long. */
const UNKNOWN_MS = 30_000

export class WaitingRoom<M> {
  readonly #queues = new Map<string, M[]>()
  readonly #unknownUntil = new Map<string, number>()
  readonly #working = new Set<Promise<void>>()

  /** Whether messages of this match wait; a further one must wait behind them. */
  isOpen(key: string): boolean {
    return this.#queues.has(key)
  }

  /** Whether nobody waits. */
  get isEmpty(): boolean {
    return this.#working.size === 0
  }

  /** Whether the name was looked up lately and nobody knew it. */
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

  /** False when there is no room. */
  wait(key: string, message: M): boolean {
    const queue = this.#queues.get(key)
    if (!queue || queue.length >= MOST_MESSAGES) return false
    queue.push(message)
    return true
  }

  /**
   * Opens a queue with its first message, does `work`, and then hands the messages over in order with what it came to; they
   * are handed over too when it throws, with null. False when there is no room.
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

  /** Resolves when nobody waits any more. */
  async empty(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working)
  }
}
