import type { SharedCoupon } from '@grandstand/shared-types/wire/coupons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { fetchOutcomes } from '../../../api/board.ts'
import { meQuery } from '../../../api/queries.ts'
import { ingestQuotes } from './quotes.ts'
import { slipAtom } from '../state/slipAtoms.ts'

/** Puts a shared coupon's open selections into the slip; resolves to their number. */
export function useTakeShared() {
  const setSlip = useSetAtom(slipAtom)
  const { data: me } = useQuery(meQuery)
  return useMutation({
    mutationFn: async (shared: SharedCoupon) => {
      // not part of the first view
      const { itemsOf, replaceWithShared } = await import('../state/sharedSlip.ts')
      const ids = shared.selections.map(({ outcomeId }) => outcomeId)
      const answer = await fetchOutcomes(ids, me?.currency, undefined)
      ingestQuotes(ids, answer)
      const items = itemsOf(shared.selections, answer.outcomes)
      if (items.length > 0) setSlip((slip) => replaceWithShared(slip, shared, items))
      return items.length
    },
  })
}
