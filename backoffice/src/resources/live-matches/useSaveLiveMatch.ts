import { useNotify, useUpdate } from 'ra-core'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/live'

/** Shows or hides a live match on the board, or sets its place in the list. */
export function useSaveLiveMatch(match: LiveMatchRow) {
  const notify = useNotify()
  const [update, { isPending }] = useUpdate<LiveMatchRow>()
  const save = (data: Partial<Pick<LiveMatchRow, 'active' | 'listOrder'>>) =>
    void update(
      'live-matches',
      { id: match.id, data, previousData: match },
      {
        mutationMode: 'pessimistic',
        onError: (error) => notify(error.message, { type: 'error' }),
      }
    )
  return { save, isPending }
}
