import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { marketTypesQuery, type MarketTypeScope } from '../api/queries.ts'

const byId = (types: MarketTypeView[]) => new Map(types.map((type) => [type.id, type]))

/** Market types by id in the chosen language; undefined while loading. */
export function useMarketTypes(
  scope: MarketTypeScope = 'board'
): ReadonlyMap<number, MarketTypeView> | undefined {
  const { language } = useTranslation().i18n
  return useQuery({ ...marketTypesQuery(language, scope), select: byId }).data
}

/** One market type. A type that opened after the board's types were read is looked up among all types. */
export function useMarketType(typeId: number): MarketTypeView | undefined {
  const { language } = useTranslation().i18n
  const onBoard = useMarketTypes()
  const isMissing = onBoard !== undefined && !onBoard.has(typeId)
  const all = useQuery({ ...marketTypesQuery(language, 'all'), select: byId, enabled: isMissing })
  return onBoard?.get(typeId) ?? all.data?.get(typeId)
}
