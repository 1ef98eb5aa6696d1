/** What open coupons on one match can cost, kept by adding and taking away coupons (rules 18.1). */
import {
  addToMarkets,
  worstPayoutMinor,
  type MarketTotal,
} from '@grandstand/shared-types/coupons/risk/market_totals'
import type { OpenCoupon } from '@grandstand/shared-types/coupons/risk/open_coupon'
import {
  addToGrid,
  emptyGrid,
  hasScoreGrid,
  ScoreResults,
  type ScoreGrid,
} from '@grandstand/shared-types/coupons/risk/score_grid'

/** The coupons of a brand in one currency. */
export interface ExposureBook {
  siteId: number
  currency: string
  couponCount: number
  stakesMinor: number
  /** Null in a sport whose score is not a few goals. */
  grid: ScoreGrid | null
  markets: Map<number, MarketTotal>
}

export class MatchExposure {
  readonly matchId: number
  readonly begunAt: number
  /** When somebody last looked at it. */
  seenAt: number
  readonly #coupons = new Map<number, OpenCoupon>()
  readonly #results: ScoreResults | null
  readonly #books = new Map<string, ExposureBook>()

  constructor(matchId: number, sportId: number, now: number) {
    this.matchId = matchId
    this.begunAt = this.seenAt = now
    this.#results = hasScoreGrid(sportId) ? new ScoreResults(sportId) : null
  }

  get isEmpty(): boolean {
    return this.#coupons.size === 0
  }

  has(couponId: number): boolean {
    return this.#coupons.has(couponId)
  }

  booksOf(siteId?: number): ExposureBook[] {
    return [...this.#books.values()].filter((one) => siteId === undefined || one.siteId === siteId)
  }

  /** Takes a coupon in as it is now. Returns its markets whose worst payout rose. */
  set(coupon: OpenCoupon): number[] {
    const before = this.#worst(coupon)
    this.remove(coupon.id)
    if (!coupon.selections.some((one) => this.#isOpenHere(one))) return []
    this.#coupons.set(coupon.id, coupon)
    this.#add(coupon, 1)
    const after = this.#worst(coupon)
    return [...after.keys()].filter((id) => (after.get(id) ?? 0) > (before.get(id) ?? 0))
  }

  remove(couponId: number): void {
    const coupon = this.#coupons.get(couponId)
    if (!coupon) return
    this.#coupons.delete(couponId)
    this.#add(coupon, -1)
  }

  #add(coupon: OpenCoupon, sign: 1 | -1): void {
    const { matchId } = this
    const book = this.#bookOf(coupon)
    book.couponCount += sign
    book.stakesMinor += sign * coupon.totalStakeMinor
    addToMarkets(book.markets, coupon, { matchId, sign })
    if (book.grid && this.#results) {
      addToGrid(book.grid, coupon, { matchId, results: this.#results, sign })
    }
  }

  /** Worst payouts of the coupon's markets. */
  #worst(coupon: OpenCoupon): Map<number, number> {
    const { markets } = this.#bookOf(coupon)
    const worst = new Map<number, number>()
    for (const selection of coupon.selections) {
      if (!this.#isOpenHere(selection)) continue
      const total = markets.get(selection.marketId)
      worst.set(selection.marketId, total ? worstPayoutMinor(total) : 0)
    }
    return worst
  }

  #isOpenHere({ matchId, result }: OpenCoupon['selections'][number]): boolean {
    return matchId === this.matchId && result === null
  }

  #bookOf({ siteId, currency }: OpenCoupon): ExposureBook {
    const key = `${siteId} ${currency}`
    let book = this.#books.get(key)
    if (!book) {
      const grid = this.#results ? emptyGrid() : null
      book = { siteId, currency, couponCount: 0, stakesMinor: 0, grid, markets: new Map() }
      this.#books.set(key, book)
    }
    return book
  }
}
