/** One's own affiliation, read and changed. */
import type { OwnAffiliate } from '@grandstand/shared-types/wire/affiliates/own'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export const affiliateQuery = queryOptions({
  queryKey: ['affiliate'],
  queryFn: ({ signal }) => call('GET /v1/me/affiliate', {}, signal),
})

export const affiliateDaysQuery = queryOptions({
  queryKey: ['affiliateDays'],
  queryFn: ({ signal }) => call('GET /v1/me/affiliate/days', {}, signal),
})

/** What an own statement tells of each period and source; statements never change. */
export const statementLinesQuery = (id: number) =>
  queryOptions({
    queryKey: ['affiliateStatementLines', id],
    queryFn: ({ signal }) =>
      call('GET /v1/me/affiliate/statements/:id/lines', { params: { id } }, signal),
    staleTime: Infinity,
  })

export const postbacksQuery = queryOptions({
  queryKey: ['affiliatePostbacks'],
  queryFn: ({ signal }) => call('GET /v1/me/affiliate/postbacks', {}, signal),
})

/** The method of payouts, as a language calls it. */
export const payoutQuery = (language: string) =>
  queryOptions({
    queryKey: ['affiliatePayout', language],
    queryFn: ({ signal }) => call('GET /v1/me/affiliate/payout', { query: { language } }, signal),
  })

export const affiliateBannersQuery = queryOptions({
  queryKey: ['affiliateBanners'],
  queryFn: ({ signal }) => call('GET /v1/me/affiliate/banners', {}, signal),
})

/** Changes the affiliation; the page then shows the answer. */
export function useAffiliateChange<Order>(change: (order: Order) => Promise<OwnAffiliate>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (own) => client.setQueryData(affiliateQuery.queryKey, own),
  })
}
