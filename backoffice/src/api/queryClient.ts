import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { watchTimers } from './timers.ts'

const MAX_RETRIES = 1

watchTimers()

/** Only what may pass by itself is tried again: a refusal stays one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < MAX_RETRIES && !(error instanceof HttpError && error.status < 500),
    },
  },
})
