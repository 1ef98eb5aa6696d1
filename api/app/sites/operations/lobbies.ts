/** The settings of a brand for its lobbies of games, for staff. */
import type { LobbySettings } from '@grandstand/shared-types/wire/site/sites'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { updateLobbies } from '#sites/actions/update_lobbies'
import { siteById } from '#sites/current_site'
import { lobbiesValidator } from '#sites/validators/lobbies'

const settingsOf = async (siteId: number): Promise<LobbySettings> => {
  const { settings } = await siteById(siteId)
  return { lobbies: settings.lobbies }
}

export const lobbySettings = operation({
  method: 'GET',
  path: '/v1/lobby-settings',
  does: 'The lobbies of games in the order of the players’ menus: which are shown, and the bounds of their stakes.',
  who: 'games.edit',
  answers: reply<LobbySettings>(),
  handle: ({ principal: { siteId } }) => settingsOf(siteId),
})

export const updateLobbySettings = operation({
  method: 'PUT',
  path: '/v1/lobby-settings',
  does: 'Changes which lobbies of games are shown, their order, and the bounds of their stakes.',
  stepUp: 'none: the order of a page',
  who: 'games.edit',
  body: lobbiesValidator,
  answers: reply<LobbySettings>(),
  errors: ['amountTooSmall'],
  notes: {
    in: 'every lobby once; `stakes` by currency, null is no bound beside those of the games',
    out: 'in force at once',
  },
  async handle({ principal, ip, body }) {
    await updateLobbies({ principal, ip }, body)
    return settingsOf(principal.siteId)
  },
})
