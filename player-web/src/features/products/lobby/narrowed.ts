/** The games of a lobby as a person narrows them down. Pure functions. */
import { isFound, wordsOf } from '@grandstand/shared-types/core/tolerant_search'
import type { GameView } from '@grandstand/shared-types/wire/games/games'

/** A game with the words by which it is found, which are made once for all searches. */
export interface IndexedGame {
  game: GameView
  words: readonly string[]
}

export const indexed = (games: readonly GameView[]): IndexedGame[] =>
  games.map((game) => ({ game, words: wordsOf(`${game.title} ${game.companyName}`) }))

export interface Narrow {
  typed: string
  providerId: number | null
  /** A category, the favourites, or all games. */
  view: LobbyTab
  favourites: ReadonlySet<number>
}

export type LobbyTab = 'all' | 'favourites' | number

export function narrowed(
  games: readonly IndexedGame[],
  { typed, providerId, view, favourites }: Narrow
): GameView[] {
  const parts = wordsOf(typed)
  return games
    .filter(
      ({ game, words }) =>
        (providerId === null || game.providerId === providerId) &&
        (typeof view !== 'number' || game.categoryId === view) &&
        (view !== 'favourites' || favourites.has(game.id)) &&
        isFound(parts, words)
    )
    .map(({ game }) => game)
}

/** Games by their ids, in the order of the ids; an id without a game is left out. */
export function gamesOf(games: readonly GameView[], ids: Iterable<number>): GameView[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return [...ids].flatMap((id) => byId.get(id) ?? [])
}
