import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../api/useCall.ts'

/** Time between two refreshes of live data. */
export const REFRESH_MS = 2_000

/** Markets and timeline of a live match from the book, refreshed every two seconds. */
export const useLiveBook = (matchId: number) =>
  useQuery({
    ...useReading('GET /v1/live-matches/:id/book', { params: { id: matchId } }),
    refetchInterval: REFRESH_MS,
  })
