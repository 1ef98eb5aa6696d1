import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

const FRESH_MS = 60_000

/** What the server narrows a lobby by that has more games than one answer holds. */
export interface LobbyPart {
  providerId?: number
  categoryId?: number
  search?: string
}

/** The games of a lobby that are open to the person on this device. */
export const lobbyQuery = (
  lobby: Lobby,
  language: string,
  isPhone: boolean,
  part: LobbyPart = {}
) =>
  queryOptions({
    queryKey: ['lobby', lobby, language, isPhone, part],
    queryFn: ({ signal }) =>
      call(
        'GET /v1/games',
        { query: { lobby, language, ...part, ...(isPhone && { isMobile: true }) } },
        signal
      ),
    staleTime: FRESH_MS,
  })

/** The games that are played most, of all lobbies or of one. */
export const popularQuery = (language: string, isPhone: boolean, lobby?: Lobby) =>
  queryOptions({
    queryKey: ['lobby', 'popular', language, isPhone, lobby],
    queryFn: ({ signal }) =>
      call(
        'GET /v1/games/popular',
        { query: { language, ...(lobby && { lobby }), ...(isPhone && { isMobile: true }) } },
        signal
      ),
    staleTime: FRESH_MS,
  })

/** Games of any lobby by their ids. */
export const gamesByIdQuery = (ids: readonly number[], language: string) =>
  queryOptions({
    queryKey: ['lobby', 'ids', ids, language],
    queryFn: ({ signal }) =>
      call('GET /v1/games', { query: { ids: ids.join(','), language } }, signal),
    enabled: ids.length > 0,
    staleTime: FRESH_MS,
  })
