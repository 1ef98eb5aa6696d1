import type { TableStates } from '@grandstand/shared-types/wire/games/games'
import type { ShownGame } from '#games/catalogue/shown_games'
import { providersOf } from '#games/providers/provider'
import { checkedAtOf, keptState, refreshTables } from '#games/tables/provider_tables'

/** The states of these games' tables, of the providers that tell them. */
export async function tableStatesOf(
  games: readonly ShownGame[],
  siteId: number
): Promise<TableStates> {
  const telling = games.filter(({ extras }) => extras.some(({ state }) => state))
  const ids = new Set(telling.map(({ providerId }) => providerId))
  const providers = (await providersOf(siteId)).filter(({ id }) => ids.has(id))
  await Promise.all(providers.map(refreshTables))
  const checked = [...ids].map(checkedAtOf).filter((at) => at !== null)
  return {
    checkedAt: checked.length > 0 ? Math.min(...checked) : null,
    tables: telling.flatMap((game) =>
      game.extras
        .filter(({ state }) => state)
        .map((table) => ({
          gameId: game.id,
          limitId: table.limitId,
          state: keptState(game, table),
        }))
    ),
  }
}
