import { useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { slipIdsAtom, startIdsAtom } from './slipAtoms.ts'

/** Whether the outcome is in the slip, at its price or at the starting price; only cells for which this changes are painted again. */
export function useIsSelected(outcomeId: number, atStart = false): boolean {
  const store = useStore()
  const subscribe = useCallback((notify: () => void) => store.sub(slipIdsAtom, notify), [store])
  return useSyncExternalStore(
    subscribe,
    () =>
      store.get(slipIdsAtom).has(outcomeId) && store.get(startIdsAtom).has(outcomeId) === atStart
  )
}
