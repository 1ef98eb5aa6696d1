import type { UserTrail } from '@grandstand/shared-types/wire/people/accounts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useReading } from '../api/useCall.ts'

/** The users from the top of the reader's branch down to a user; empty until they are known, and without a user. */
export function useTrail(userId: number | null): UserTrail {
  const reading = useReading('GET /v1/users/:id/trail', { params: { id: userId ?? 0 } })
  const { data } = useQuery({
    ...reading,
    enabled: userId !== null,
    placeholderData: keepPreviousData,
  })
  return userId === null ? [] : (data ?? [])
}
