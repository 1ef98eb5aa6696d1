/** The player's own protection, read and changed. */
import type { ProtectionView } from '@grandstand/shared-types/wire/people/protection'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export const protectionQuery = queryOptions({
  queryKey: ['protection'],
  queryFn: ({ signal }) => call('GET /v1/me/protection', {}, signal),
})

/** Changes the protection; the page then shows the answer. */
export function useProtectionChange<Order>(change: (order: Order) => Promise<ProtectionView>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => client.setQueryData(protectionQuery.queryKey, view),
  })
}
