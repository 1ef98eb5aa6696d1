/** The offers on show, and the player's own bonuses. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { ACCOUNT_REFRESH_MS } from '../../api/queries.ts'

export const offersQuery = (language: string) =>
  queryOptions({
    queryKey: ['bonus-offers', language],
    queryFn: ({ signal }) => call('GET /v1/bonus-offers', { query: { language } }, signal),
  })

/** Running bonuses first; read again while the player plays. */
export const grantsQuery = (language: string) =>
  queryOptions({
    queryKey: ['bonus-grants', language],
    queryFn: ({ signal }) => call('GET /v1/me/bonus-grants', { query: { language } }, signal),
    refetchInterval: ACCOUNT_REFRESH_MS,
  })

/** What a withdrawal would end now. */
export const withdrawalPreviewQuery = (language: string) =>
  queryOptions({
    queryKey: ['withdrawal-preview', language],
    queryFn: ({ signal }) => call('GET /v1/me/withdrawal-preview', { query: { language } }, signal),
    refetchInterval: ACCOUNT_REFRESH_MS,
  })

/** Coupons and rounds that a bonus paid for, the newest first. */
export const playsQuery = (grantId: number) =>
  infiniteQueryOptions({
    queryKey: ['bonus-plays', grantId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v1/me/bonus-grants/:id/plays',
        { params: { id: grantId }, query: { before: pageParam } },
        signal
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
  })
