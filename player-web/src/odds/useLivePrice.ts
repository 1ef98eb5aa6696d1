import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { PriceCell, type ShownPrice } from './priceCell.ts'
import { priceState, type PriceState } from './priceState.ts'
import { oddsStore, type LivePrice } from './store.ts'

/** What a cell shows of an outcome: its price and how it moved. */
export function useShownPrice(outcomeId: number): ShownPrice {
  const cell = useMemo(() => new PriceCell(outcomeId), [outcomeId])
  return useSyncExternalStore(cell.subscribe, cell.get)
}

export function useLivePrice(outcomeId: number): LivePrice | undefined {
  return useSyncExternalStore(useSubscribe(outcomeId), () => oddsStore.get(outcomeId))
}

/** Whether the outcome can be bet on, for who does not show its price: not painted again with every tick. */
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
