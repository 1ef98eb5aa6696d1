/** The rows of a lobby. Pure. */
import type { GameView, NamedRow } from '@grandstand/shared-types/wire/games/games'

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
