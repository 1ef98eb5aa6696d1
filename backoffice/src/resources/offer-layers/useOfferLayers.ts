import { useDataProvider, useGetList, useNotify, useRefresh } from 'ra-core'
import { useMutation } from '@tanstack/react-query'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { useMay } from '../../access/useMay.ts'

const ALL = { page: 1, perPage: 1000 }
const NEWEST_FIRST = { field: 'updatedAt', order: 'DESC' } as const

export interface Subject {
  scope: OfferScope
  scopeId: number
}
export type Laid = Pick<OfferLayerRow, 'isHidden' | 'isSuspended'>

const NOTHING: Laid = { isHidden: false, isSuspended: false }

/** All that the brand hides and suspends, read once for a page; empty for users who may not see it. */
export function useOfferLayers() {
  const may = useMay('offer.edit')
  const { data, error, isPending } = useGetList<OfferLayerRow>(
    'offer-layers',
    { filter: {}, pagination: ALL, sort: NEWEST_FIRST },
    { enabled: may }
  )
  const rowOf = ({ scope, scopeId }: Subject) =>
    data?.find((row) => row.scope === scope && row.scopeId === scopeId)
  return { may, rowOf, error, isPending: may && isPending }
}

/** Changes what the brand lays over one subject; a layer that does nothing is removed. */
export function useLayOver(subject: Subject, row: OfferLayerRow | undefined) {
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: Partial<Laid>) => {
      const { isHidden, isSuspended } = { ...NOTHING, ...row, ...change }
      const data = { isHidden, isSuspended }
      if (!row) await provider.create('offer-layers', { data: { ...subject, ...data } })
      else if (isHidden || isSuspended) {
        await provider.update('offer-layers', { id: row.id, data, previousData: row })
      } else await provider.delete('offer-layers', { id: row.id, previousData: row })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  return { layOver: mutate, isPending }
}
