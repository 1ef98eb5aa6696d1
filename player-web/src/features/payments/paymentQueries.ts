/** The player's own payments, read again while one of them may still change. */
import { isOver } from '@grandstand/shared-types/payments/states'
import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { ACCOUNT_REFRESH_MS } from '../../api/queries.ts'

/** Of both queries. */
export const PAYMENTS_KEY = ['payments'] as const
/** A gateway tells of a payment within seconds. */
const OPEN_REFRESH_MS = 3_000

const refreshMs = (payments: readonly PaymentView[] | undefined): number =>
  payments?.some(({ state }) => !isOver(state)) ? OPEN_REFRESH_MS : ACCOUNT_REFRESH_MS

/** Pages of payments, the newest first; `language` names their methods. */
export const paymentsQuery = (language: string) =>
  infiniteQueryOptions({
    queryKey: [...PAYMENTS_KEY, 'list', language],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/me/payments', { query: { before: pageParam, language } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    refetchInterval: ({ state }) => refreshMs(state.data?.pages.flatMap(({ rows }) => rows)),
  })

export const paymentQuery = (reference: string, language: string) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, reference, language],
    queryFn: ({ signal }) =>
      call(
        'GET /v1/me/payments/:reference',
        { params: { reference }, query: { language } },
        signal
      ),
    refetchInterval: ({ state }) => refreshMs(state.data && [state.data]),
    retry: false,
  })
