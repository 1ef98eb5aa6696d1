import { useListContext } from 'ra-core'
import { keeperId } from '../../access/keeper.ts'
import { useMay } from '../../access/useMay.ts'
import { useMe } from '../../access/useMe.ts'
import { scopeIn, withScope, type ScopedTo } from './branchScope.ts'

/**
 * The owners of the surrounding list's rows, and a function that changes them; null for a user who may not see users.
 */
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
