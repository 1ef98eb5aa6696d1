import { useQuery } from '@tanstack/react-query'
import { useReading } from '../api/useCall.ts'

const FRESH_MS = 5 * 60_000

/** Name and logo of the brand at whose host the back office is open; null until they are read. */
export function useBrand(): { title: string; logo: string | null } | null {
  const reading = useReading('GET /v1/settings/get', {
    query: { domain: window.location.hostname },
  })
  const { data } = useQuery({ ...reading, staleTime: FRESH_MS })
  return data ? { title: data.settings.title, logo: data.settings.logo } : null
}
