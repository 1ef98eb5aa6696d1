/** Sums of a trial: money by currency and day, those who are touched, the biggest differences (rules 17.2). */
import { costOf, type Outcome } from './past_coupon.ts'

export const MOST_BIGGEST = 10

/** A coupon, a statement or a bonus, as the sums see it. */
export interface Counted {
  id: number
  /** The player, or the dealer of the statement. */
  userId: number
  currency: string
  /** Epoch milliseconds. */
  at: number
}

export interface Difference extends Counted {
  before: Outcome
  after: Outcome
  costMinor: number
}

export interface CurrencySums {
  stakeMinor: number
  paidMinor: number
  triedStakeMinor: number
  triedPaidMinor: number
  /** Of bonuses: what was given; 0 of anything else. */
  grantedMinor: number
  triedGrantedMinor: number
  costMinor: number
}

export interface DaySums {
  /** First millisecond of the day. */
  startsAt: number
  costMinor: number
  touchedCount: number
}

interface OfCurrency extends CurrencySums {
  biggest: Difference[]
  days: DaySums[]
}

export class TrialSums {
  readonly #byCurrency = new Map<string, OfCurrency>()
  readonly #touched = new Set<number>()
  readonly #dayStarts: readonly number[]
  #day = 0
  count = 0
  touchedCount = 0
  refusedCount = 0

  /** `dayStarts`: the first millisecond of each day, ascending. */
  constructor(dayStarts: readonly number[]) {
    this.#dayStarts = dayStarts
  }

  /** Number of players, or dealers, to whom something changes. */
  get userCount(): number {
    return this.#touched.size
  }

  /** Adds one; `after` is `before` itself where nothing changes. */
  add(counted: Counted, before: Outcome, after: Outcome): void {
    const sums = this.#of(counted.currency)
    this.count++
    sums.stakeMinor += before.stakeMinor
    sums.paidMinor += before.paidMinor
    sums.triedStakeMinor += after.stakeMinor
    sums.triedPaidMinor += after.paidMinor
    sums.grantedMinor += before.grantedMinor ?? 0
    sums.triedGrantedMinor += after.grantedMinor ?? 0
    if (isAlike(before, after)) return
    const costMinor = costOf(before, after)
    sums.costMinor += costMinor
    this.touchedCount++
    if (after.refusedBy) this.refusedCount++
    this.#touched.add(counted.userId)
    const day = sums.days[this.#dayOf(counted.at)]
    if (day) {
      day.costMinor += costMinor
      day.touchedCount++
    }
    keepBiggest(sums.biggest, { ...counted, before, after, costMinor })
  }

  /** By currency, in the order of the first coupon of each. */
  currencies(): (OfCurrency & { currency: string })[] {
    return [...this.#byCurrency].map(([currency, sums]) => ({ currency, ...sums }))
  }

  #of(currency: string): OfCurrency {
    const known = this.#byCurrency.get(currency)
    if (known) return known
    const sums = {
      ...{ stakeMinor: 0, paidMinor: 0, triedStakeMinor: 0, triedPaidMinor: 0, costMinor: 0 },
      ...{ grantedMinor: 0, triedGrantedMinor: 0 },
      biggest: [],
      days: this.#dayStarts.map((startsAt) => ({ startsAt, costMinor: 0, touchedCount: 0 })),
    }
    this.#byCurrency.set(currency, sums)
    return sums
  }

  /** Coupons come nearly in the order of their days, so the search begins at the day before. */
  #dayOf(at: number): number {
    const starts = this.#dayStarts
    while (this.#day > 0 && at < (starts[this.#day] ?? 0)) this.#day--
    while (at >= (starts[this.#day + 1] ?? Infinity)) this.#day++
    return this.#day
  }
}

const isAlike = (a: Outcome, b: Outcome): boolean =>
  a.stakeMinor === b.stakeMinor &&
  a.paidMinor === b.paidMinor &&
  (a.grantedMinor ?? 0) === (b.grantedMinor ?? 0)

/** By the size of the cost; of equals the first stays before the later. */
function keepBiggest(biggest: Difference[], one: Difference): void {
  const size = Math.abs(one.costMinor)
  const isFull = biggest.length >= MOST_BIGGEST
  if (isFull && size <= Math.abs(biggest.at(-1)?.costMinor ?? 0)) return
  const place = biggest.findIndex(({ costMinor }) => Math.abs(costMinor) < size)
  biggest.splice(place < 0 ? biggest.length : place, 0, one)
  if (biggest.length > MOST_BIGGEST) biggest.pop()
}
