import type { BookMarket } from '#book/match'
import { clock } from '#core/timing/clock'

/** Raises the version of a changed market. */
export function raise(market: BookMarket): void {
  market.version++
  market.updatedAt = clock.now()
}
