import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { priceState } from './priceState.ts'
import { oddsStore } from './store.ts'

/**
 * Whether the markets of all these outcomes are suspended; painted again only when that changes. False without
 * outcomes.
 */
export function useAreSuspended(outcomeIds: readonly number[]): boolean {
  const key = outcomeIds.join()
  const ids = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids.map((id) => oddsStore.subscribe(id, listener))
      return () => stops.forEach((stop) => stop())
    },
    [ids]
  )
  const isSuspended = (id: number) => {
    const price = oddsStore.get(id)
    return price !== undefined && priceState(price) === 'suspended'
  }
  return useSyncExternalStore(subscribe, () => ids.length > 0 && ids.every(isSuspended))
}
