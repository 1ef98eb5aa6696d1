/** One replica, as far as this server knows it. */
import type { ReplicaState } from '@grandstand/shared-types/wire/servers'

/** The replica was lost while it was asked. */
export class ReplicaLost extends Error {}

export class Replica {
  /** The moment of this process up to which the replica has everything. */
  #hasAllUntil = Number.NEGATIVE_INFINITY
  readonly #asked = new Set<(lost: ReplicaLost) => void>()

  /** `name` of its connection; `mostLagMs`: further behind it gets no reads. */
  constructor(
    readonly name: string,
    private readonly address: string,
    private readonly mostLagMs: number
  ) {}

  /** It has all that was written `lagMs` before `at` (`performance.now()`). */
  saw(at: number, lagMs: number): void {
    this.#hasAllUntil = at - Math.max(0, lagMs)
  }

  /** It does not answer. Ends the waiting of those who asked it. */
  lose(): void {
    this.#hasAllUntil = Number.NEGATIVE_INFINITY
    for (const tell of [...this.#asked]) tell(new ReplicaLost(`${this.address} is lost`))
  }

  /** How far behind it can be now; a replica that nobody has heard of since falls further behind. */
  get lagMs(): number {
    return performance.now() - this.#hasAllUntil
  }

  get isUsed(): boolean {
    return this.lagMs <= this.mostLagMs
  }

  get state(): ReplicaState {
    const { lagMs } = this
    return {
      address: this.address,
      lagMs: Number.isFinite(lagMs) ? Math.round(lagMs) : null,
      isUsed: this.isUsed,
    }
  }

  /** Resolves as `answer` does. Throws `ReplicaLost` when the replica is lost before. */
  async asking<T>(answer: Promise<T>): Promise<T> {
    let tell: (lost: ReplicaLost) => void = () => undefined
    const lost = new Promise<never>((_resolve, reject) => {
      tell = reject
    })
    this.#asked.add(tell)
    // the one that is not awaited any more may fail later
    answer.catch(() => undefined)
    try {
      return await Promise.race([answer, lost])
    } finally {
      this.#asked.delete(tell)
    }
  }
}
