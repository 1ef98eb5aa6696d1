/** Keys and settings of the queries that several features share. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { pageData } from './pageData.ts'

const MINUTE_MS = 60_000
/** Time between two readings of balance and open coupons. */
export const ACCOUNT_REFRESH_MS = 15_000
/** Time between two readings of prices. */
export const PRICE_REFRESH_MS = 10_000
/** Rules 8.5: settings are refreshed every six hours. */
export const SETTINGS_REFRESH_MS = 6 * 60 * MINUTE_MS

const answerQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) =>
    call('GET /v1/settings/get', { query: { domain: window.location.hostname } }, signal),
  initialData: () => pageData()?.settings,
  staleTime: SETTINGS_REFRESH_MS,
  refetchInterval: SETTINGS_REFRESH_MS,
})

/** The brand's settings; the answer around them stays in the cache. */
export const settingsQuery = queryOptions({ ...answerQuery, select: ({ settings }) => settings })

/** The version of the app that the server sends now; empty when it has none. */
export const appVersionQuery = queryOptions({ ...answerQuery, select: ({ version }) => version })

/** Null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    try {
      return (await call('GET /v1/sessions/current', {}, signal)).user
    } catch (error) {
      // a refusal of this request means that the session is over (rules 9.1)
      if (error instanceof ApiError && error.status < 500) return null
      throw error
    }
  },
  staleTime: ACCOUNT_REFRESH_MS,
  refetchInterval: (query) => (query.state.data ? ACCOUNT_REFRESH_MS : false),
})

/** Types of the markets that are open now, or all types: an old coupon may have a selection of any type. */
export type MarketTypeScope = 'board' | 'all'

export const marketTypesQuery = (lang: string, scope: MarketTypeScope) =>
  queryOptions({
    queryKey: ['market-types', lang, scope],
    queryFn: ({ signal }) => call('GET /v1/board/market-types', { query: { lang, scope } }, signal),
    staleTime: 15 * MINUTE_MS,
  })

/** After money moved: reads balance, coupons and transactions again. */
export function refreshAccount(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== 'board' && queryKey[0] !== 'settings' && queryKey[0] !== 'market-types',
  })
}

const NOT_OF_COUPONS: ReadonlySet<unknown> = new Set(['board', 'settings', 'market-types', 'me'])

/** After a coupon changed: reads coupons and transactions again; the balance came with the message. */
export function refreshCoupons(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => !NOT_OF_COUPONS.has(queryKey[0]) })
}
