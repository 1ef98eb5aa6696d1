/** The terms of a bonus in the slow account. */
export type Pocket = 'returnableBonus' | 'reloadBonus' | 'bonus'

export interface ModelTerms {
  pocket: Pocket
  amount: number
  multiplier: number
  mostCash: number
  leastOdds: number
  leastCount: number
  /** Percent of product, whole. */
  sport: number
  slot: number
}
