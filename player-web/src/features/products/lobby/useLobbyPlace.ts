import type { LobbyView } from '@grandstand/shared-types/wire/games/games'
import { useSearchParams } from 'react-router-dom'
import type { LobbyTab } from './narrowed.ts'

const FAVOURITES = 'favourites'

/** Provider and category of the lobby, which the address keeps; one that the lobby does not have counts as none. */
export function useLobbyPlace(lobby: LobbyView | undefined) {
  const [params, setParams] = useSearchParams()
  const category = params.get('category')
  const view: LobbyTab =
    category === FAVOURITES ? FAVOURITES : (idIn(category, lobby?.categories) ?? 'all')
  const withParam = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  return {
    view,
    providerId: idIn(params.get('provider'), lobby?.providers),
    choose: (providerId: string) =>
      setParams(withParam('provider', providerId), { replace: true, preventScrollReset: true }),
    toView: (tab: LobbyTab) => ({
      search: withParam('category', tab === 'all' ? '' : String(tab)).toString(),
    }),
    clear: () => setParams({}, { replace: true }),
  }
}

const idIn = (text: string | null, rows: readonly { id: number }[] = []): number | null =>
  rows.find(({ id }) => String(id) === text)?.id ?? null
