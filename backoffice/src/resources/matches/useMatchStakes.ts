import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../api/useCall.ts'

/** Stakes change more slowly than prices. */
const REFRESH_MS = 10_000

/** Stakes on a match, refreshed every ten seconds. */
export function useMatchStakes(matchId: number, isAllowed = true) {
  return useQuery({
    ...useReading('GET /v1/matches/:id/stakes', { params: { id: matchId } }),
    refetchInterval: REFRESH_MS,
    enabled: isAllowed,
  })
}

/** Stakes on each market of a match, a row for each currency; undefined when the user may not see coupons. */
export function useMarketStakes(matchId: number) {
  const me = useMe()
  const isAllowed = me !== undefined && mayDo(me, 'list', 'coupons')
  const { data } = useMatchStakes(matchId, isAllowed)
  return (marketId: number) => data?.markets.filter((market) => market.marketId === marketId)
}
