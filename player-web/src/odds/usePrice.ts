import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { PriceCell, type ShownPrice } from './priceCell.ts'
import { priceState, type PriceState } from './priceState.ts'
import { oddsStore, type StorePrice } from './store.ts'

/** The price of an outcome and its movement. */
export function useShownPrice(outcomeId: number): ShownPrice {
  const cell = useMemo(() => new PriceCell(outcomeId), [outcomeId])
  return useSyncExternalStore(cell.subscribe, cell.get)
}

export function usePrice(outcomeId: number): StorePrice | undefined {
  return useSyncExternalStore(useSubscribe(outcomeId), () => oddsStore.get(outcomeId))
}

/** The state of an outcome, for parts that do not show its price and so need no repaint with every tick. */
export function usePriceState(outcomeId: number): PriceState | undefined {
  return useSyncExternalStore(useSubscribe(outcomeId), () => {
    const price = oddsStore.get(outcomeId)
    return price && priceState(price)
  })
}

function useSubscribe(outcomeId: number) {
  return useCallback(
    (listener: () => void) => oddsStore.subscribe(outcomeId, listener),
    [outcomeId]
  )
}
