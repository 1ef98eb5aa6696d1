import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/errors.ts'

const RETRIES = 2

/** Repeats a request only without an answer or after a server error, never after a refusal. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false
  return failureCount < RETRIES
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, refetchOnWindowFocus: true, staleTime: 5000 },
  },
})
