import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { watchTimers } from './timers.ts'

const MAX_RETRIES = 1

watchTimers()

/** Repeats a request only after a failure that may be temporary, never after a refusal. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < MAX_RETRIES && !(error instanceof HttpError && error.status < 500),
    },
  },
})
