import { useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { slipIdsAtom } from './slipAtoms.ts'

/** Whether the outcome is in the slip; only cells for which this changes are painted again. */
export function useIsSelected(outcomeId: number): boolean {
  const store = useStore()
  const subscribe = useCallback((notify: () => void) => store.sub(slipIdsAtom, notify), [store])
  return useSyncExternalStore(subscribe, () => store.get(slipIdsAtom).has(outcomeId))
}
