import { isShown, MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { isPrice } from '@grandstand/shared-types/money/odds'
import type { StorePrice } from './store.ts'

/**
 * `locked`: the outcome takes no bets now, by itself or because the feed of its match is silent; `suspended`: the whole
 * market or match is suspended; `paused`: the price is frozen because its feed is down, and may be old (rules 9.3).
 */
export type PriceState = 'open' | 'locked' | 'suspended' | 'paused'

export function priceState(price: StorePrice): PriceState {
  if (!isShown(price.marketStatus)) return 'locked'
  if (price.betStatus === 'stopped' || price.marketStatus === MARKET_STATUS.suspended) {
    return 'suspended'
  }
  if (!price.active || !isPrice(price.oddsMilli)) return 'locked'
  if (price.isPaused) return 'paused'
  return price.isRateLocked ? 'locked' : 'open'
}
