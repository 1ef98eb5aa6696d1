import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { StaffLanguage } from '@grandstand/shared-types/languages/table'
import { staffMarketTypes } from '@grandstand/shared-types/languages/staff_words'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { call } from '../../api/http.ts'

const STALE_MS = 60_000

/** Every market type with the names that staff set; the catalogue's names until staff's names are loaded. */
export function useMarketTypeViews(language: StaffLanguage): readonly MarketTypeView[] {
  const { data } = useQuery({
    queryKey: ['market-types', 'views', language],
    queryFn: () => call('GET /v1/board/market-types', { query: { scope: 'all', lang: language } }),
    staleTime: STALE_MS,
  })
  const known = useMemo(() => staffMarketTypes(language), [language])
  return data ?? known
}
