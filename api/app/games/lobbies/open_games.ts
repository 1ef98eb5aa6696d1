/** The games that are open to a player or a visitor: by provider, country, branch, currency and language (rules 12.6). */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import {
  isLobbyShown,
  stakeBound,
  withinBound,
  type LobbySetting,
} from '@grandstand/shared-types/sites/lobby_settings'
import type { GameLimit } from '@grandstand/shared-types/wire/games/games'
import { ownEntry } from '#core/requests/untrusted'
import { isAmong, standpointOf, type Standpoint } from '#accounts/queries/audience'
import type { Principal } from '#core/requests/access'
import { originOf } from '#origins/origins'
import { shownGames, type ShownGame } from '#games/catalogue/shown_games'
import { shutOff } from '#games/health/breakers'
import { providersOf } from '#games/providers/provider'
import { siteById } from '#sites/current_site'

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
  const [{ settings }, providers, standpoint, isShutOff] = await Promise.all([
    siteById(asker.siteId),
    providersOf(asker.siteId),
    placeOf(asker),
    shutOff(),
  ])
  const enabled = new Set(providers.filter(({ isEnabled }) => isEnabled).map(({ id }) => id))
  const { language, currency } = asker
  const places = [standpoint.country, originOf(asker.ip).country]
  return (game) =>
    enabled.has(game.providerId) &&
    isLobbyShown(settings.lobbies, game.lobby) &&
    !isShutOff(game.providerId) &&
    isAmong(game, standpoint) &&
    !places.some((place) => place !== null && game.blockedCountries?.includes(place)) &&
    (language === null || game.languages.length === 0 || game.languages.includes(language)) &&
    (Object.keys(game.limits).length === 0 ||
      ownEntry<unknown>(game.limits, currency) !== undefined)
}

/** The country is that of the account, or else of the address. */
async function placeOf({ player, ip }: GameAsker): Promise<Standpoint> {
  const own = player ? await standpointOf(player) : { country: null, branches: [] }
  return { ...own, country: own.country ?? originOf(ip).country }
}

/** The open games of a lobby, or of all lobbies, in the order of staff; with the stakes that the brand allows. */
export async function gamesOfLobby(
  asker: GameAsker,
  lobby: Lobby | undefined
): Promise<ShownGame[]> {
  const [{ games }, isOpen, { settings }] = await Promise.all([
    shownGames(asker.siteId),
    openTo(asker),
    siteById(asker.siteId),
  ])
  return games
    .filter((game) => (lobby === undefined || game.lobby === lobby) && isOpen(game))
    .map((game) => withStakes(game, settings.lobbies, asker.currency))
}

/** The game with the stakes that the brand's bounds for its lobby leave in a currency (rules 12.12). */
export function withStakes(
  game: ShownGame,
  settings: readonly LobbySetting[],
  currency: string
): ShownGame {
  const bound = stakeBound(settings, game.lobby, currency)
  if (!bound) return game
  const limit = ownEntry<GameLimit | undefined>(game.limits, currency)
  return {
    ...game,
    limits: limit ? { ...game.limits, [currency]: withinBound(limit, bound) } : game.limits,
    extras: game.extras.map((table) => withinBound(table, bound)),
  }
}
