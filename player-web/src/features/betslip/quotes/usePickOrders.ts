import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useAtomValue, useStore } from 'jotai'
import { useCallback } from 'react'
import { oddsStore } from '../../../odds/store.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { useCouponLimits } from './useCouponLimits.ts'
import { usePickPrice } from './usePickPrice.ts'

/** Whether a coupon of the player may have several selections on one match. */
export function useMaySeveral(): boolean {
  const { limits } = useCouponLimits()
  return limits?.types.multiple === 1
}

/** Whether all of these outcomes of a market are in the slip. */
export function useAreInSlip(marketId: number, keys: readonly string[]): boolean {
  const { items } = useAtomValue(slipAtom)
  return keys.every((key) =>
    items.some((item) => item.marketId === marketId && item.outcomeKey === key)
  )
}

/** Puts all outcomes of the market into the slip; where they are several, each joins the others. */
export function usePickOrders(): (match: BoardMatch, market: BoardMarket) => void {
  const store = useStore()
  const pick = usePickPrice()
  return useCallback(
    (match, market) => {
      oddsStore.ingestMatches([{ ...match, markets: [market] }])
      if (market.outcomes.length > 1) {
        store.set(slipAtom, (slip) => ({ ...slip, severalPerMatch: true }))
      }
      for (const outcome of market.outcomes) {
        pick({ match, market, outcome, name: outcome.name ?? outcome.key }, null)
      }
    },
    [store, pick]
  )
}
