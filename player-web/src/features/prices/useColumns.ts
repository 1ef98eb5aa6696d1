import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { useMemo } from 'react'
import { columnsFor, mainTypesOf, type MarketColumns } from './columns.ts'
import { usePhoneMarket } from './MarketChips.tsx'

/** The columns of each sport, the same objects while types and width stay, so that rows are not painted again. */
export function useColumns(
  types: ReadonlyMap<number, MarketTypeView> | undefined,
  widthPx: number,
  isPhone: boolean
): ReadonlyMap<number, readonly MarketColumns[]> {
  const chosenOf = usePhoneMarket()
  return useMemo(() => {
    const all = [...(types?.values() ?? [])]
    const sportIds = new Set(all.flatMap(({ mainForSports }) => mainForSports))
    const columns = (sportId: number): readonly MarketColumns[] => {
      const main = mainTypesOf(all, sportId)
      if (!isPhone) return columnsFor(main, widthPx)
      const chosen = main.find(({ id }) => id === chosenOf[sportId]) ?? main[0]
      return chosen ? [{ type: chosen, cellPx: 0 }] : []
    }
    return new Map([...sportIds].map((sportId) => [sportId, columns(sportId)]))
  }, [types, widthPx, isPhone, chosenOf])
}
