/** The games of a home page. */
import { LOBBIES, LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import type { GameView } from '@grandstand/shared-types/wire/games/games'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { languageCode, vine } from '#core/requests/validation'
import { askerOf } from '#games/lobbies/asker'
import { viewOf } from '#games/lobbies/lobby_view'
import { gamesOfLobby, type GameAsker } from '#games/lobbies/open_games'
import type { ShownGame } from '#games/catalogue/shown_games'
import { roundsByGame } from '#wallet/games/popular_games'

const MOST = 16

const popularValidator = vine.compile(
  vine.object({
    lobby: vine.enum(LOBBIES).optional(),
    isMobile: vine.boolean().optional(),
    language: languageCode(),
  })
)

export const popularGames = operation({
  method: 'GET',
  path: '/v1/games/popular',
  does: 'The open games that had most rounds in the last seven days, then those first in staff’s order: at most sixteen. Of a lobby, those alone that were played.',
  who: 'visitor',
  query: popularValidator,
  answers: reply<GameView[]>(),
  notes: { out: 'of the products that are open to the player' },
  async handle({ ctx, principal, query, ip }) {
    const { asker } = await askerOf(ctx, principal, query.language, ip)
    const [games, rounds, isOpen] = await Promise.all([
      gamesOfLobby(asker, query.lobby),
      roundsByGame(asker.siteId),
      productsOf(asker),
    ])
    const fit = games.filter(
      (game) =>
        isOpen(game) &&
        (query.isMobile !== true || game.isMobile) &&
        (query.lobby === undefined || rounds.has(game.id))
    )
    return fit
      .toSorted(({ id: a }, { id: b }) => (rounds.get(b) ?? 0) - (rounds.get(a) ?? 0))
      .slice(0, MOST)
      .map((game) => viewOf(game, asker.currency))
  },
})

/** Whether the product of a game's lobby is open to the asker; a visitor learns it after signing in. */
async function productsOf({ player }: GameAsker): Promise<(game: ShownGame) => boolean> {
  const products = player && (await bettingProfiles([player.userId])).get(player.userId)?.products
  return ({ lobby }) => !products || products[LOBBY_PRODUCTS[lobby]] === 1
}
