import type { UniqueField } from '@grandstand/shared-types/registration/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'

/** After the last keystroke. */
const PAUSE_MS = 600

/**
 * Whether another account has the value: asked once nobody types, and only while `isAsked`. Undefined while it is not known; the
 * server answers a form only so often, and the registration says the same in the end.
 */
export function useTaken(
  field: UniqueField,
  value: string,
  { phoneCode, isAsked }: { phoneCode?: string; isAsked: boolean }
): boolean | undefined {
  const settled = useSettled(value.trim())
  const { data } = useQuery({
    queryKey: ['taken', field, settled, phoneCode],
    queryFn: ({ signal }) => {
      const body = { field, value: settled, ...(phoneCode !== undefined && { phoneCode }) }
      return call('POST /v1/registrations/checks', { body }, signal)
    },
    enabled: isAsked && settled !== '' && settled === value.trim(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data?.isTaken
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
