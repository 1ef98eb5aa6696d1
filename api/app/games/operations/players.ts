/** Lobbies and launches of players. */
import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import {
  MOST_LOBBY_GAMES,
  PLAY_MODES,
  type GameLaunch,
  type LobbyView,
  type TableStates,
} from '@grandstand/shared-types/wire/games/games'
import { MOST_SEARCHED } from '@grandstand/shared-types/core/list_limits'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { exactObject, languageCode, rowId, vine, inForm } from '#core/requests/validation'
import { countWork } from '#core/throttle/work_rate'
import { launchGame } from '#games/launching/launch_game'
import { askerOf } from '#games/lobbies/asker'
import { lobbyView } from '#games/lobbies/lobby_view'
import { gamesOfLobby } from '#games/lobbies/open_games'
import { tableStatesOf } from '#games/tables/states_of_lobby'
import { siteById } from '#sites/current_site'
import { originOf } from '#sites/page/origin'

const lobbyValidator = vine.compile(
  vine.object({
    lobby: vine.enum(LOBBIES).optional(),
    ids: vine
      .string()
      .use(inForm(/^\d{1,15}(?:,\d{1,15}){0,399}$/, '12,15'))
      .optional(),
    search: vine.string().maxLength(MOST_SEARCHED).optional(),
    providerId: rowId().optional(),
    categoryId: rowId().optional(),
    isMobile: vine.boolean().optional(),
    language: languageCode(),
    limit: vine.number().withoutDecimals().min(1).max(MOST_LOBBY_GAMES).optional(),
  })
)

const tablesValidator = vine.compile(
  vine.object({ lobby: vine.enum(LOBBIES), language: languageCode() })
)

const launchValidator = vine.compile(
  exactObject({
    mode: vine.enum(PLAY_MODES),
    limitId: vine.string().minLength(1).maxLength(40).optional(),
    isMobile: vine.boolean({ strict: true }),
    language: languageCode(),
  })
)

export const games = operation({
  method: 'GET',
  path: '/v1/games',
  does: 'The games of a lobby, or of all, that are open to the caller, with their providers and categories, and the own last ones.',
  spec: ['casino', 'casinosHome', 'getAllCasinos'],
  who: 'visitor',
  query: lobbyValidator,
  answers: reply<LobbyView>(),
  async handle({ ctx, principal, query, ip }) {
    const { asker, language } = await askerOf(ctx, principal, query.language, ip)
    return lobbyView(asker, { ...query, ids: query.ids?.split(',').map(Number) }, language)
  },
})

export const gameTables = operation({
  method: 'GET',
  path: '/v1/games/tables',
  does: 'Which tables of a lobby are open, full or closed, where their providers tell it.',
  who: 'visitor',
  query: tablesValidator,
  answers: reply<TableStates>(),
  async handle({ ctx, principal, query, ip }) {
    const { asker } = await askerOf(ctx, principal, query.language, ip)
    return tableStatesOf(await gamesOfLobby(asker, query.lobby), asker.siteId)
  },
})

export const gameLaunch = operation({
  method: 'POST',
  path: '/v1/games/:id/launch',
  does: 'Opens a game at its provider, for real money or as a demo.',
  spec: ['openslot', 'opencas'],
  who: 'player',
  body: launchValidator,
  answers: reply<GameLaunch>(),
  errors: [
    'notFound',
    'gameClosed',
    'gameFailed',
    'gameProviderDown',
    'serviceLimitError',
    'tableClosed',
    'tableFull',
    'productClosed',
    'countryNotAllowed',
    'accountPassive',
    'dealerPassive',
    'minimumAge',
    'identityNumberInUse',
    'selfExcluded',
    'realityCheckDue',
    'ownSessionLimit',
    'tooManyAttempts',
  ],
  notes: {
    in: '`limitId`: the limit of one of the game’s tables',
    out: '`content`: the address of the game, or HTML where it looks like no address; `reference` names the launch to people',
  },
  async handle({ ctx, principal, params: { id }, body, ip }) {
    await countWork('launches', principal, ip)
    const { hosts } = await siteById(principal.siteId)
    const language = body.language ?? principal.language
    return launchGame(id, { ...body, language }, { principal, ip, origin: originOf(ctx, hosts) })
  },
})
