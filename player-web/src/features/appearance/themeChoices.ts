import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** The themes that the brand offers. */
export const themeChoicesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: ({ signal }) => call('GET /v1/themes/choices', {}, signal),
  staleTime: 15 * 60_000,
})
