import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preferences } from '@grandstand/shared-types/wire/accounts'
import { useDataProvider, useNotify } from 'ra-core'
import type { BackofficeDataProvider } from '../api/dataProvider.ts'

const KEY = ['preferences']

/**
 * A preference of the signed-in user by name, kept on the server: the same in every browser and after a logout.
 * Undefined when it is not set. A change shows at once and is undone when the API refuses it.
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
    // one after the other, so that the last change also arrives last
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
