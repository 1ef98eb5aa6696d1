import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { drawGamesQuery } from './drawQueries.ts'

/** The games that are sold here, and the one that the address names by `?game=`, or else the first. */
export function useChosenGame() {
  const [params] = useSearchParams()
  const { data, error, refetch } = useQuery(drawGamesQuery())
  const games = data?.filter(({ limit }) => limit !== null)
  const game = games?.find(({ code }) => code === params.get('game')) ?? games?.[0]
  return { games, game, error, refetch } satisfies ChosenGame
}

export interface ChosenGame {
  /** Undefined while they load. */
  games: DrawGameView[] | undefined
  game: DrawGameView | undefined
  error: Error | null
  refetch: () => unknown
}

/** The address of a page about one game, below `/{lang}/`. */
export const ofGame = (path: string, code: DrawGameCode): string => `${path}?game=${code}`
