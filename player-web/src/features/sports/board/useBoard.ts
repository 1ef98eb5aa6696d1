import type { BoardMatch, BoardTree } from '@grandstand/shared-types/wire/betting/book'
import { MATCHES_REQUEST_LIMIT } from '@grandstand/shared-types/core/list_limits'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { PRICE_REFRESH_MS } from '../../../api/queries.ts'
import { oddsStore } from '../../../odds/store.ts'
import { isSearch, windowOf, type BoardFilters, type Day } from '../filters/filters.ts'

const TREE_REFRESH_MS = 30_000
const MINUTE_MS = 60_000

/** The counts of the tree for the chosen day. */
export function useTree(day: Day) {
  const { language } = useTranslation().i18n
  return useQuery<BoardTree>({
    queryKey: ['board', 'tree', language, day],
    queryFn: ({ signal }) => {
      const window = windowOf(day, Date.now())
      return call('GET /v1/board/tree', { query: { lang: language, ...window } }, signal)
    },
    refetchInterval: TREE_REFRESH_MS,
    staleTime: TREE_REFRESH_MS,
    placeholderData: keepPreviousData,
  })
}

interface MatchesQuery {
  sportId?: number | undefined
  categoryId?: number | undefined
  tournamentIds?: string | undefined
  keyWord?: string
  day: Day
}

export interface Board {
  /** Key of the list: the same for the same filters in the same language. */
  key: string
  /** Sorted by league in list order, then by time; pages that are not loaded yet are missing at the end. */
  matches: readonly BoardMatch[]
  totalCount: number
  isPending: boolean
  error: Error | null
  /** True when prices could not be refreshed, so that they may be old. */
  isStale: boolean
  retry: () => void
  /** Requests the next page; call it near the end. */
  loadMore: () => void
  hasMore: boolean
}

/**
 * The list in pages of 75. Each page is a query of its own that refreshes its prices, so that a long list need not wait
 * for all of them. Without a sport the list waits for `isTreeRead`, and then is that of all sports.
 */
export function useBoard(
  filters: BoardFilters,
  sportId: number | undefined,
  isTreeRead: boolean
): Board {
  const { language } = useTranslation().i18n
  const query: MatchesQuery = isSearch(filters)
    ? { keyWord: filters.keyword.trim(), day: filters.day }
    : {
        sportId,
        categoryId: filters.leagueIds.length > 0 ? undefined : filters.categoryId,
        tournamentIds: filters.leagueIds.join(','),
        day: filters.day,
      }
  const listKey = JSON.stringify([language, query])
  const [{ key, pages }, setPages] = useState({ key: listKey, pages: pagesOf(listKey) })
  if (key !== listKey) setPages({ key: listKey, pages: pagesOf(listKey) })
  useEffect(() => {
    pagesByList.set(key, pages)
  }, [key, pages])

  const isReady = sportId !== undefined || query.keyWord !== undefined || isTreeRead
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      queryKey: ['board', 'matches', listKey, index],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { day, ...rest } = query
        const page = { offset: index * MATCHES_REQUEST_LIMIT, limit: MATCHES_REQUEST_LIMIT }
        const window = windowOf(day, Date.now())
        const list = await call(
          'GET /v1/board/matches',
          { query: { lang: language, ...rest, ...window, odds: 'main', ...page } },
          signal
        )
        oddsStore.ingestMatches(list.matches)
        return list
      },
      enabled: isReady,
      refetchInterval: PRICE_REFRESH_MS,
      staleTime: PRICE_REFRESH_MS / 2,
      gcTime: 5 * MINUTE_MS,
    })),
  })

  const [first] = results
  const totalCount = first?.data?.totalCount ?? 0
  const matches = unique(results.flatMap(({ data }) => data?.matches ?? []))
  const last = results.at(-1)
  const hasMore = pages * MATCHES_REQUEST_LIMIT < totalCount
  return {
    key: listKey,
    matches,
    totalCount,
    isPending: !first?.data && !first?.isError,
    error: first?.data ? null : (first?.error ?? null),
    isStale: results.some(({ data, isError }) => data !== undefined && isError),
    retry: () => results.forEach((result) => void result.refetch()),
    loadMore: () => {
      if (hasMore && last?.data) setPages({ key: listKey, pages: pages + 1 })
    },
    hasMore,
  }
}

/** The number of pages that each list had loaded, so that the list is as long as before when the player goes back. */
const pagesByList = new Map<string, number>()

function pagesOf(listKey: string): number {
  return pagesByList.get(listKey) ?? 1
}

/** Removes the duplicate of a match that moved from one page to another between two refreshes. */
function unique(matches: readonly BoardMatch[]): BoardMatch[] {
  const seen = new Set<number>()
  return matches.filter(({ id }) => !seen.has(id) && seen.add(id))
}
