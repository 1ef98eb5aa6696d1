import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preferences } from '@grandstand/shared-types/wire/accounts'
import { useDataProvider, useNotify } from 'ra-core'
import type { BackofficeDataProvider } from '../dataProvider.ts'

const KEY = ['preferences']

/**
 * What the signed-in person keeps under a name, on the server: the same in every browser, and there after a logout.
 * Undefined while nothing is kept. A change shows at once and is taken back when the API refuses it.
 */
export function usePreference(name: string) {
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data, error, isPending } = useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.preferences(),
    staleTime: Infinity,
  })
  const { mutate, isPending: isKeeping } = useMutation({
    // one after the other: the last to be kept is the last to arrive
    scope: { id: 'preferences' },
    mutationFn: (value: unknown) => dataProvider.keepPreference(name, value),
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
