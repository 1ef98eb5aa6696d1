import { useMemo } from 'react'
import { useGetList } from 'ra-core'
import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import { lineOf } from '@grandstand/shared-types/markets/model/specifier'
import type { MarketRow, OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'

const ALL = { page: 1, perPage: 1000 }

/** All markets of a match with their outcomes, in list order, lines of one type sorted by value. */
export function useMatchMarkets(matchId: number) {
  const markets = useGetList<MarketRow>('markets', {
    filter: { matchId },
    pagination: ALL,
    sort: { field: 'id', order: 'ASC' },
  })
  const outcomes = useGetList<OutcomeRow>('outcomes', {
    filter: { matchId },
    pagination: ALL,
    sort: { field: 'id', order: 'ASC' },
  })
  const sorted = useMemo(() => [...(markets.data ?? [])].sort(byListOrder), [markets.data])
  const byMarket = useMemo(
    () => Map.groupBy(outcomes.data ?? [], ({ marketId }) => marketId),
    [outcomes.data]
  )
  return {
    markets: sorted,
    outcomesOf: (marketId: number) => byMarket.get(marketId) ?? [],
    isPending: markets.isPending || outcomes.isPending,
    error: markets.error ?? outcomes.error,
    refetch: () => {
      void markets.refetch()
      void outcomes.refetch()
    },
  }
}

function byListOrder(a: MarketRow, b: MarketRow): number {
  const order = (row: MarketRow) => findMarketType(row.marketTypeId)?.listOrder ?? 0
  const line = ({ specifier }: MarketRow) =>
    lineOf(specifier, 'total') ?? lineOf(specifier, 'hcp') ?? 0
  return order(a) - order(b) || line(a) - line(b)
}
