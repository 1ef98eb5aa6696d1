import type { MarketTypeView } from '@grandstand/shared-types/wire'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { marketTypesQuery } from '../api/queries.ts'

const byId = (types: MarketTypeView[]) => new Map(types.map((type) => [type.id, type]))

/** Market types by id in the language on show; undefined while loading. */
export function useMarketTypes(): ReadonlyMap<number, MarketTypeView> | undefined {
  const { language } = useTranslation().i18n
  return useQuery({ ...marketTypesQuery(language), select: byId }).data
}
