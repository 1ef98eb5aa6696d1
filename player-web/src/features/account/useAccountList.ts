import { useList, type CrudFilter } from '@refinedev/core'
import { ACCOUNT_REFRESH_MS } from '../../api/queries.ts'

export interface AccountList<T> {
  rows: T[]
  total: number
  isPending: boolean
  isError: boolean
  /** True while the next page loads and the last one is still shown. */
  isRefreshing: boolean
  retry: () => void
}

interface ListOptions {
  resource: string
  filters: CrudFilter[]
  /** Order by id, which rises with time; newest first by default. */
  order?: 'asc' | 'desc'
  /** From 1. */
  page: number
  pageSize: number
}

/** A page of a list, refreshed every few seconds. */
export function useAccountList<T extends object>({
  resource,
  filters,
  order = 'desc',
  page,
  pageSize,
}: ListOptions): AccountList<T> {
  const { query, result } = useList<Pick<T, keyof T>>({
    resource,
    filters,
    pagination: { currentPage: page, pageSize },
    sorters: [{ field: 'id', order }],
    queryOptions: {
      refetchInterval: ACCOUNT_REFRESH_MS,
      placeholderData: (before) => before,
      retry: false,
    },
  })
  return {
    rows: result.data,
    total: result.total ?? 0,
    isPending: query.isPending,
    isError: query.isError,
    isRefreshing: query.isPlaceholderData,
    retry: () => void query.refetch(),
  }
}
