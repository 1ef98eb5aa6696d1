/** A free bet in the slow account: one stake that pays once. */
import type { ModelTerms } from '#tests/bonuses/model_terms'

export class ModelToken {
  readonly id: number
  readonly terms: ModelTerms
  state = 'running'
  converted: number | null = null
  isWaiting = true
  #isPast = false
  #won = 0
  /** The coupon that it pays for, or that gave it back last. */
  #coupon = ''

  // a token counts nothing and owes nothing
  readonly counted = 0
  readonly owed = 0

  constructor(id: number, terms: ModelTerms) {
    this.id = id
    this.terms = terms
  }

  use(coupon: string): void {
    this.#coupon = coupon
    this.isWaiting = false
  }

  /** What the player gets, or pays back, when the coupon comes to this payout. */
  settle(coupon: string, payout: number, end: 'open' | 'settled' | 'returned' | 'sold'): number {
    if (this.state === 'forfeited' || coupon !== this.#coupon) return 0
    const won = Math.max(0, payout - this.terms.amount)
    const difference = won - this.#won
    this.#won = won
    this.isWaiting = end === 'returned' && !this.#isPast
    if (end === 'settled') this.state = 'met'
    else this.state = end === 'returned' && this.#isPast ? 'expired' : 'running'
    this.converted = end === 'settled' ? won : null
    return difference
  }

  /** Its days are over: one that is on a coupon ends with it. */
  expire(): void {
    this.#isPast = true
    if (this.isWaiting) this.#over('expired')
  }

  /** False for one that is used or over. */
  giveUp(): boolean {
    if (!this.isWaiting) return false
    this.#over('forfeited')
    return true
  }

  #over(state: string): void {
    this.state = state
    this.isWaiting = false
  }
}
