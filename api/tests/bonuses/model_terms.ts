/** The terms of a bonus in the slow account. */
export type Pocket = 'returnableBonus' | 'reloadBonus' | 'bonus'

export interface ModelTerms {
  pocket: Pocket
  amount: number
  multiplier: number
  mostCash: number
  leastOdds: number
  leastCount: number
  /** The pocket pays nothing for a higher stake; 0 for none. */
  mostStake: number
  /** Percent of product, whole. */
  sport: number
  slot: number
}
