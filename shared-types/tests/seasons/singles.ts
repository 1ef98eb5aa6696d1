/** Singles of 10.00 on every outcome of a market, summed as the references report them. */
import { settleCoupon } from '../../src/coupons/payout/payout.ts'
import { settleMarket, type MarketToSettle } from '../../src/markets/settling/settle.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'

const STAKE_MINOR = 1000

export class Singles {
  coupons = 0
  won = 0
  lost = 0
  void = 0
  returnMinor = 0

  /** Prices by outcome key, in thousandths. */
  add(market: MarketToSettle, prices: Record<string, number>, facts: MatchFacts): void {
    const results = settleMarket(market, Object.keys(prices), facts)
    for (const [key, oddsMilli] of Object.entries(prices)) {
      const result = results[key] ?? null
      const selections = [{ matchId: 1, oddsMilli, result }]
      const coupon = settleCoupon({
        type: 'single',
        stakePerLineMinor: STAKE_MINOR,
        maxPayoutMinor: 0,
        selections,
      })
      this.coupons++
      this.returnMinor += coupon.payoutMinor
      if (result === 'won' || result === 'lost' || result === 'void') this[result]++
    }
  }

  totalReturn(): string {
    return `${Math.floor(this.returnMinor / 100)}.${String(this.returnMinor % 100).padStart(2, '0')}`
  }
}
