import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preferences } from '@grandstand/shared-types/wire/people/accounts'
import { useNotify } from 'ra-core'
import { answerKey, useReading, useCall } from '../api/useCall.ts'

const KEY = answerKey('GET /v1/me/preferences')

/**
 * A preference of the signed-in user by name, stored on the server: the same in every browser and after a logout.
 * Undefined when it is not set. A change shows at once and is undone when the API refuses it.
 */
export function usePreference(name: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data, error, isPending } = useQuery({
    ...useReading('GET /v1/me/preferences'),
    staleTime: Infinity,
  })
  const { mutate, isPending: isKeeping } = useMutation({
    // one after the other, so that the last change arrives last
    scope: { id: 'preferences' },
    mutationFn: (value: unknown) =>
      call('PUT /v1/me/preferences/:name', { params: { name }, body: { value } }),
    onMutate: (value) => {
      queryClient.setQueryData<Preferences>(KEY, (all) => ({ ...all, [name]: value ?? undefined }))
    },
    onError: (failure) => {
      notify(failure.message, { type: 'error' })
      void queryClient.invalidateQueries({ queryKey: KEY })
    },
  })
  return { value: data?.[name], error, isPending, isKeeping, keep: mutate }
}
