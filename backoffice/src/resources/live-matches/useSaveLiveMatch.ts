import { useNotify, useUpdate } from 'ra-core'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/live'

/** Puts a live match on or off the board, or to its place in the list. */
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
