import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { GameView } from '@grandstand/shared-types/wire/games/games'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { tellsStates, withStates } from './tableStates.ts'

const EVERY_MS = 10_000

/** The games of a lobby with the states of their tables as they are now; asked for again while the page is looked at. */
export function useTableStates(
  lobby: Lobby,
  games: readonly GameView[]
): { games: readonly GameView[]; checkedAt: number | null } {
  const { language } = useTranslation().i18n
  const { data } = useQuery({
    queryKey: ['lobby', lobby, 'tables', language],
    queryFn: ({ signal }) => call('GET /v1/games/tables', { query: { lobby, language } }, signal),
    enabled: tellsStates(games),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
  })
  const now = useMemo(() => (data ? withStates(games, data) : games), [games, data])
  return { games: now, checkedAt: data?.checkedAt ?? null }
}
