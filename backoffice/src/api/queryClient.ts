import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'

const MAX_RETRIES = 1

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
