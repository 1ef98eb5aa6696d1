import { isPrice } from '@grandstand/shared-types/money/odds'
import type { LivePrice } from './store.ts'

/** `locked`: the outcome takes no bets now; `suspended`: the whole market or match is stopped (ux.md 5.4). */
export type PriceState = 'open' | 'locked' | 'suspended'

export function priceState(price: LivePrice): PriceState {
  if (price.betStatus === 'stopped' || price.marketStatus === -1) return 'suspended'
  if (price.marketStatus !== 1 || !price.active || !isPrice(price.oddsMilli)) return 'locked'
  return 'open'
}
