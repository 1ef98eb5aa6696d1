/**
 * Group commit: items that arrive while every writer is busy form the next batch. An item that finds a free writer is
 * written at once.
 */
interface Options<T, R> {
  maxBatch: number
  maxWaiting: number
  /** Most batches written at the same time. */
  writers: () => number
  /** Writes a batch in one transaction; answers in the order of the items. */
  write: (items: T[]) => Promise<R[]>
}

interface Waiting<T, R> {
  item: T
  resolve: (answer: R) => void
  reject: (error: unknown) => void
}

export class GroupCommit<T, R> {
  readonly #options: Options<T, R>
  #waiting: Waiting<T, R>[] = []
  #writers = 0

  constructor(options: Options<T, R>) {
    this.#options = options
  }

  /** Resolves to the answer to `item`; null when too many items wait. */
  add(item: T): Promise<R> | null {
    if (this.#waiting.length >= this.#options.maxWaiting) return null
    return new Promise<R>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#writers < this.#options.writers()) {
        this.#writers++
        // requests read in the same turn of the event loop join the batch
        setImmediate(() => void this.#drain())
      }
    })
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#options.maxBatch)
      await this.#write(batch)
    }
    this.#writers--
  }

  /** When a batch fails as a whole, its items are tried one by one, so that none fails because of another. */
  async #write(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const answers = await this.#options.write(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('a batch came back without its answer'))
        else resolve(answer)
      })
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const single of batch) await this.#write([single])
    }
  }
}
