import { useNotify, useUpdate, type RaRecord } from 'ra-core'

/**
 * Saves some fields of a record; the page shows them after the API has answered. A refusal becomes a message.
 * `onSuccess` runs after a success, `onSettled` after a success and after a refusal.
 */
export function useSave<T extends RaRecord<number>>(
  resource: string,
  record: T,
  onSettled?: (error: Error | null) => void
) {
  const notify = useNotify()
  const [update, { isPending }] = useUpdate<T>()
  const save = (data: Partial<T>, onSuccess?: () => void) =>
    void update(
      resource,
      { id: record.id, data, previousData: record },
      {
        mutationMode: 'pessimistic',
        ...(onSuccess && { onSuccess }),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: (_, error) => onSettled?.(error),
      }
    )
  return { save, isPending }
}
