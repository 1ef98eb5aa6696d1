import { queryOptions } from '@tanstack/react-query'
import type { CountryView } from '@grandstand/shared-types/wire/site/sites'
import { request } from './client.ts'

/** The countries of the world in a language, sorted by name. */
export const countriesQuery = (lang: string) =>
  queryOptions({
    queryKey: ['countries', lang],
    queryFn: async ({ signal }) =>
      (await request<CountryView[]>('/v1/countries', { query: { lang }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
