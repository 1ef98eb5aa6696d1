/** Random numbers from a seed: GRANDSTAND_SEED, or the clock. The test that uses the seed prints it. */
export const SEED = Number(process.env['GRANDSTAND_SEED'] ?? Date.now() % 2 ** 31)

export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A whole number from 0 up to `most`, both included. */
  upTo(most: number): number {
    // mulberry32
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1)
  }

  between(least: number, most: number): number {
    return least + this.upTo(most - least)
  }

  oneOf<T>(first: T, ...others: T[]): T {
    return [first, ...others][this.upTo(others.length)] ?? first
  }

  chance(oneIn: number): boolean {
    return this.upTo(oneIn - 1) === 0
  }

  /** Some of the whole numbers from `least` to `most`, one at least. */
  someOf(least: number, most: number): number[] {
    const all = Array.from({ length: most - least + 1 }, (_, index) => least + index)
    const some = all.filter(() => this.chance(3))
    return some.length > 0 ? some : [this.between(least, most)]
  }
}
