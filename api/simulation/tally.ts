/** The bots' acts and the server's answers. */
export class Tally {
  readonly counts = new Map<string, number>()
  readonly refusals = new Map<string, number>()
  /** Milliseconds of each placing over HTTP, without retries of the same key. */
  readonly placingMs: number[] = []
  /** Answers that no bot expected; each is a fault. */
  readonly faults: string[] = []
  placingWallMs = 0

  add(what: string, count = 1): void {
    this.counts.set(what, this.of(what) + count)
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0
  }

  refused(what: string, key: string): void {
    const name = `${what}: ${key}`
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1)
  }

  /** The value below which `share` of the placings stayed, in milliseconds. */
  percentile(share: number): number {
    const sorted = this.placingMs.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * share)] ?? 0
  }
}
