import { AppError } from '#core/errors/app_error'
import type { ShownGame } from '#games/catalogue/shown_games'
import type { GameProvider } from '#games/providers/provider'
import { keptState, refreshTables } from '#games/tables/provider_tables'

/**
 * The table of a launch takes players, or one of all tables where it names none. A table whose state nobody tells counts as
 * open (rules 12.7). Throws 409 `tableFull`, `tableClosed`.
 */
export async function requireSeat(
  provider: GameProvider,
  game: ShownGame,
  limitId: string | undefined
): Promise<void> {
  const meant = game.extras.filter((table) => limitId === undefined || table.limitId === limitId)
  if (meant.length === 0 || meant.some(({ state }) => state === undefined)) return
  await refreshTables(provider)
  const states = meant.map((table) => keptState(game, table))
  if (states.includes('open')) return
  throw new AppError(states.includes('full') ? 'tableFull' : 'tableClosed')
}
