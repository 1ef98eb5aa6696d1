import type { MarketTypeView } from '@grandstand/shared-types/wire'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MarketTypeScope } from '../api/board.ts'
import { marketTypesQuery } from '../api/queries.ts'

const byId = (types: MarketTypeView[]) => new Map(types.map((type) => [type.id, type]))

/** Market types by id in the language on show; undefined while loading. */
export function useMarketTypes(
  scope: MarketTypeScope = 'board'
): ReadonlyMap<number, MarketTypeView> | undefined {
  const { language } = useTranslation().i18n
  return useQuery({ ...marketTypesQuery(language, scope), select: byId }).data
}
