import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ListContextProvider, useListContext } from 'ra-core'
import { withChange } from './filterChanges.ts'

/**
 * The surrounding list; each change of its filters keeps those before it. A change is on screen only some time after it was
 * made, and controls send all filters that they have on screen: without this, the search, which takes effect half a second
 * after the typing, and a tab that is chosen meanwhile would undo each other.
 */
export function FiltersInTurn({ children }: { children: ReactNode }) {
  return <ListContextProvider value={useFiltersInTurn()}>{children}</ListContextProvider>
}

function useFiltersInTurn() {
  const list = useListContext()
  const { filterValues } = list
  const asked = useRef<Record<string, unknown>>({})
  useLayoutEffect(() => {
    asked.current = filterValues ?? {}
  }, [filterValues])
  const setFilters: typeof list.setFilters = (wanted, ...others) => {
    asked.current = withChange(filterValues ?? {}, wanted, asked.current)
    list.setFilters(asked.current, ...others)
  }
  return { ...list, setFilters }
}
