/** The games that are open to a player or a visitor: by provider, country, branch, currency and language (rules 12.6). */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { ownEntry } from '#core/requests/untrusted'
import { isAmong, standpointOf, type Standpoint } from '#accounts/queries/audience'
import type { Principal } from '#core/requests/access'
import { originOf } from '#origins/origins'
import { shownGames, type ShownGame } from '#games/catalogue/shown_games'
import { providersOf } from '#games/providers/provider'

export interface GameAsker {
  siteId: number
  /** Null for a visitor, and for anybody who is no player. */
  player: Principal | null
  currency: string
  /** Language of the games; null for any. */
  language: string | null
  ip: string
}

/** A test of shown games for the asker. Empty lists let everybody in; a game with limits needs one in the asker's currency. */
export async function openTo(asker: GameAsker): Promise<(game: ShownGame) => boolean> {
  const [providers, standpoint] = await Promise.all([providersOf(asker.siteId), placeOf(asker)])
  const enabled = new Set(providers.filter(({ isEnabled }) => isEnabled).map(({ id }) => id))
  const { language, currency } = asker
  return (game) =>
    enabled.has(game.providerId) &&
    isAmong(game, standpoint) &&
    (language === null || game.languages.length === 0 || game.languages.includes(language)) &&
    (Object.keys(game.limits).length === 0 ||
      ownEntry<unknown>(game.limits, currency) !== undefined)
}

/** The country is that of the account, or else of the address. */
async function placeOf({ player, ip }: GameAsker): Promise<Standpoint> {
  const own = player ? await standpointOf(player) : { country: null, branches: [] }
  return { ...own, country: own.country ?? originOf(ip).country }
}

/** The open games of a lobby, or of all lobbies, in the order of staff. */
export async function gamesOfLobby(
  asker: GameAsker,
  lobby: Lobby | undefined
): Promise<ShownGame[]> {
  const [{ games }, isOpen] = await Promise.all([shownGames(asker.siteId), openTo(asker)])
  return games.filter((game) => (lobby === undefined || game.lobby === lobby) && isOpen(game))
}
