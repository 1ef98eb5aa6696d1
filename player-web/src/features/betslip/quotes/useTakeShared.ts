import type { SharedCoupon } from '@grandstand/shared-types/wire/betting/coupons'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { meQuery } from '../../../api/queries.ts'
import { fetchQuotes } from './quotes.ts'
import { slipAtom } from '../state/slipAtoms.ts'

/** A function that puts a shared coupon's open selections into the slip; it resolves to their number. */
export function useTakeShared() {
  const setSlip = useSetAtom(slipAtom)
  const { data: me } = useQuery(meQuery)
  return async (shared: SharedCoupon): Promise<number> => {
    // loaded when needed, to keep it out of the first view
    const { itemsOf, replaceWithShared } = await import('../state/sharedSlip.ts')
    const ids = shared.selections.map(({ outcomeId }) => outcomeId)
    const { outcomes } = await fetchQuotes(ids, me?.currency)
    const items = itemsOf(shared.selections, outcomes)
    if (items.length > 0) setSlip((slip) => replaceWithShared(slip, shared, items))
    return items.length
  }
}
