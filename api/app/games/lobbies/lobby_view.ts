import {
  MOST_LOBBY_GAMES,
  type GameView,
  type LobbyView,
} from '@grandstand/shared-types/wire/games/games'
import { isFound, wordsOf } from '@grandstand/shared-types/core/tolerant_search'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { ownEntry } from '#core/requests/untrusted'
import { textIn, type Language } from '#core/requests/written_texts'
import { shownGames, type ShownGame } from '#games/catalogue/shown_games'
import { gamesOfLobby, type GameAsker } from '#games/lobbies/open_games'
import { recentGames } from '#games/lobbies/recent_games'
import { keptState } from '#games/tables/provider_tables'
import { providersOf } from '#games/providers/provider'

interface Narrow {
  lobby?: Lobby | undefined
  ids?: readonly number[] | undefined
  search?: string | undefined
  providerId?: number | undefined
  categoryId?: number | undefined
  isMobile?: boolean | undefined
  limit?: number | undefined
}

/** The lobby as the asker sees it; providers and categories are those of all its open games, whatever the search. */
export async function lobbyView(
  asker: GameAsker,
  narrow: Narrow,
  language: Language
): Promise<LobbyView> {
  const all = (await gamesOfLobby(asker, narrow.lobby)).filter(
    ({ isMobile }) => narrow.isMobile !== true || isMobile
  )
  const [providers, { categories }, recentIds] = await Promise.all([
    providersOf(asker.siteId),
    shownGames(asker.siteId),
    asker.player ? recentGames(asker.player.userId) : [],
  ])
  const typed = wordsOf(narrow.search ?? '')
  const games = all
    .filter(
      (game) =>
        (narrow.ids === undefined || narrow.ids.includes(game.id)) &&
        (narrow.providerId === undefined || game.providerId === narrow.providerId) &&
        (narrow.categoryId === undefined || game.categoryId === narrow.categoryId) &&
        isFound(typed, wordsOf(`${game.title} ${game.companyName}`))
    )
    .slice(0, narrow.limit ?? MOST_LOBBY_GAMES)
  const open = new Set(all.map(({ id }) => id))
  return {
    games: games.map((game) => viewOf(game, asker.currency)),
    providers: providers
      .filter(({ id }) => all.some(({ providerId }) => providerId === id))
      .map(({ id, name }) => ({ id, name })),
    categories: categories
      .filter(({ id }) => all.some(({ categoryId }) => categoryId === id))
      .map(({ id, names }) => ({ id, name: textIn(names, language) })),
    recentIds: recentIds.filter((id) => open.has(id)),
  }
}

export const viewOf = (game: ShownGame, currency: string): GameView => ({
  id: game.id,
  lobby: game.lobby,
  providerId: game.providerId,
  categoryId: game.categoryId,
  title: game.title,
  companyName: game.companyName,
  logo: game.logo,
  hasDemo: game.hasDemo,
  opensLobby: game.opensLobby,
  limit: ownEntry<GameView['limit'] | undefined>(game.limits, currency) ?? null,
  tables: game.extras.map((table) =>
    table.state ? { ...table, state: keptState(game, table) } : table
  ),
})
