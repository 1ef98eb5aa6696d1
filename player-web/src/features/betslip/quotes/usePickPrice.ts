import { useStore } from 'jotai'
import { useCallback } from 'react'
import { slipAtom, slipIdsAtom } from '../state/slipAtoms.ts'
import { useCouponLimits } from './useCouponLimits.ts'
import { useToggleSelection, type Pick } from './useToggleSelection.ts'

/** Puts a price into the slip, where it may stand already, and sets the stake unless it is null. */
export function usePickPrice(): (pick: Pick, stakeMinor: number | null) => void {
  const store = useStore()
  const { limits } = useCouponLimits()
  const toggle = useToggleSelection(limits)
  return useCallback(
    (pick, stakeMinor) => {
      if (!store.get(slipIdsAtom).has(pick.outcome.id)) toggle(pick)
      if (stakeMinor === null) return
      store.set(slipAtom, (slip) => ({ ...slip, stakeMinor, stakeBasis: 'total' }))
    },
    [store, toggle]
  )
}
