import type { UniqueField } from '@grandstand/shared-types/registration/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'

/** Pause after the last keystroke. */
const PAUSE_MS = 600

/**
 * Whether another account has the value. The server is asked after a pause in typing, and only while `isAsked`.
 * Undefined while unknown: the server limits such questions, and the registration checks again.
 */
export function useTaken(
  field: UniqueField,
  value: string,
  { phoneCode, isAsked }: { phoneCode?: string; isAsked: boolean }
): boolean | undefined {
  const typed = useAfterPause(value.trim())
  const { data } = useQuery({
    queryKey: ['taken', field, typed, phoneCode],
    queryFn: ({ signal }) => {
      const body = { field, value: typed, ...(phoneCode !== undefined && { phoneCode }) }
      return call('POST /v1/registrations/checks', { body }, signal)
    },
    enabled: isAsked && typed !== '' && typed === value.trim(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data?.isTaken
}

function useAfterPause(value: string): string {
  const [typed, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return typed
}
