import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { listAddress } from '../../../navigation/lists.ts'
import { useBoardAddress } from '../../../navigation/useBoardAddress.ts'
import { readFilters, writeFilters, type BoardFilters } from './filters.ts'

export interface Filters extends BoardFilters {
  /** The address of the list with some filters changed. */
  hrefOf: (changes: Partial<BoardFilters>) => string
  /** Opens the list with these changes. */
  change: (changes: Partial<BoardFilters>, options?: { replace?: boolean }) => void
}

export function useFilters(): Filters {
  const [own] = useSearchParams()
  const home = useHome()
  const board = useBoardAddress()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isBoard = pathname === home || pathname === `${home}sports`
  // beside a match, the tree shows the filters of the list that the player left
  const left = isBoard ? null : listAddress('')
  const params = useMemo(() => (left === null ? own : paramsOf(left)), [left, own])
  const filters = useMemo(() => readFilters(params), [params])
  const hrefOf = useCallback(
    (changes: Partial<BoardFilters>) => `${board}${writeFilters({ ...filters, ...changes })}`,
    [board, filters]
  )
  const change: Filters['change'] = useCallback(
    (changes, options) => void navigate(hrefOf(changes), { replace: options?.replace === true }),
    [navigate, hrefOf]
  )
  return useMemo(() => ({ ...filters, hrefOf, change }), [filters, hrefOf, change])
}

const paramsOf = (address: string) => new URLSearchParams(address.split('?')[1])
