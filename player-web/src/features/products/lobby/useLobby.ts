/** The games of a lobby: all of them, or, where one answer cannot hold all, those that the person narrows it down to. */
import { MOST_SEARCHED } from '@grandstand/shared-types/core/list_limits'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { MOST_LOBBY_GAMES, type LobbyView } from '@grandstand/shared-types/wire/games/games'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { lobbyQuery, type LobbyPart } from './lobbyQuery.ts'
import { useLobbyPlace } from './useLobbyPlace.ts'

interface LobbyAnswer {
  data: LobbyView | undefined
  error: Error | null
  refetch: () => unknown
}

/** `typed`: the words of the search field. */
export function useLobby(lobby: Lobby, typed: string): LobbyAnswer {
  const { i18n } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const whole = useQuery(lobbyQuery(lobby, i18n.language, isPhone))
  const part = usePart(whole.data, typed)
  const isAsked = whole.data?.games.length === MOST_LOBBY_GAMES && Object.keys(part).length > 0
  const narrowed = useQuery({
    ...lobbyQuery(lobby, i18n.language, isPhone, part),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const { error, refetch } = whole
  const data = isAsked && narrowed.data ? narrowed.data : whole.data
  return { data, error, refetch }
}

function usePart(whole: LobbyView | undefined, typed: string): LobbyPart {
  const { providerId, view } = useLobbyPlace(whole)
  const search = useDeferredValue(typed).trim()
  return {
    ...(providerId !== null && { providerId }),
    ...(typeof view === 'number' && { categoryId: view }),
    ...(search !== '' && search.length <= MOST_SEARCHED && { search }),
  }
}
