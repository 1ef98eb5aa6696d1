/** The rows of a lobby. Pure. */
import type { GameView, NamedRow } from '@grandstand/shared-types/wire/games/games'
import type { JackpotView } from '@grandstand/shared-types/wire/games/jackpots'
import { gamesOf } from './narrowed.ts'

const MOST = 20

export interface RailOfGames {
  category: NamedRow
  /** The first of its games. */
  games: readonly GameView[]
  /** How many it has in all. */
  count: number
}

/** A row for each category that has games, in the order of staff. */
export function railsOf(
  games: readonly GameView[],
  categories: readonly NamedRow[]
): RailOfGames[] {
  const byCategory = Map.groupBy(games, ({ categoryId }) => categoryId)
  return categories.flatMap((category) => {
    const own = byCategory.get(category.id) ?? []
    return own.length === 0 ? [] : [{ category, games: own.slice(0, MOST), count: own.length }]
  })
}

/** Fewer games than these need no rows: all of them are on screen. */
const LEAST_OF_ROWS = 8
const MOST_NEW = 12

/** Whether a lobby is big enough for rows above its games. */
export const hasRows = (games: readonly GameView[]): boolean => games.length >= LEAST_OF_ROWS

/** One or two games that somebody has played say little. */
const LEAST_POPULAR = 3

/** The games of the lobby that are played most, in that order; none while they are too few. */
export function popularOf(
  games: readonly GameView[],
  played: readonly { id: number }[]
): readonly GameView[] {
  const popular = gamesOf(
    games,
    played.map(({ id }) => id)
  )
  return popular.length < LEAST_POPULAR ? [] : popular
}

/** The games that were added last, the latest first; at most half of all. */
export const newestOf = (games: readonly GameView[]): GameView[] =>
  games.toSorted((a, b) => b.id - a.id).slice(0, Math.min(MOST_NEW, Math.floor(games.length / 2)))

/** The games whose stakes feed a jackpot. */
export const withJackpot = (
  games: readonly GameView[],
  jackpots: readonly Pick<JackpotView, 'lobbies' | 'gameIds'>[]
): GameView[] =>
  games
    .filter(({ id, lobby }) =>
      jackpots.some(({ lobbies, gameIds }) => gameIds.includes(id) || lobbies.includes(lobby))
    )
    .slice(0, MOST)
