import { useListContext } from 'ra-core'
import { keeperId } from '../access/keeper.ts'
import { useMay } from '../access/useMay.ts'
import { useMe } from '../access/useMe.ts'
import { scopeIn, withScope, type ScopedTo } from './branchScope.ts'

/** Whose rows the surrounding list shows, and the change of it; null for who may not see users. */
export function useBranchScope() {
  const me = useMe()
  const seesUsers = useMay('users.view')
  const { filterValues, setFilters } = useListContext()
  if (!me || !seesUsers) return null
  const ownId = keeperId(me)
  const scoped = scopeIn(filterValues ?? {}, ownId)
  return {
    ...scoped,
    ownId,
    change: (changes: Partial<ScopedTo>) =>
      setFilters(withScope(filterValues ?? {}, { ...scoped, ...changes }, ownId), []),
  }
}
