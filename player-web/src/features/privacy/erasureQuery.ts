/** What the erasure of the own data waits for, and how long the data is kept. */
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => call('GET /v1/me/erasure', {}, signal),
  // a bet or a payment on another page changes what is left
  staleTime: 0,
})
