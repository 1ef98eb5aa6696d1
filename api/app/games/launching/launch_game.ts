/** Opens a game at its provider, for real money or as a demo. */
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { GameLaunch, GameTable, PlayMode } from '@grandstand/shared-types/wire/games/games'
import { AppError } from '#core/errors/app_error'
import { ownEntry } from '#core/requests/untrusted'
import type { Principal } from '#core/requests/access'
import { originOf } from '#origins/origins'
import type { PlayGuard } from '#protection/play_guard'
import { shownGames, type ShownGame } from '#games/catalogue/shown_games'
import { launchContent } from '#games/launching/launch_answer'
import { requirePlayer } from '#games/launching/require_player'
import { shutOff } from '#games/health/breakers'
import { openTo, withStakes } from '#games/lobbies/open_games'
import { asBrowsersReach } from '#games/providers/as_browsers_reach'
import { askProvider } from '#games/providers/ask_provider'
import type { LaunchCall } from '#games/providers/dialects/provider_dialect'
import { providerById } from '#games/providers/provider'
import { requireSeat } from '#games/tables/require_seat'
import { createLaunch, type Launch } from '#games/sessions/create_launch'
import { siteById } from '#sites/current_site'
import { hashOfToken, newToken, referenceOf } from '#games/sessions/tokens'

interface LaunchOrder {
  mode: PlayMode
  limitId?: string | undefined
  isMobile: boolean
  language: string
}

interface Launcher {
  principal: Principal
  ip: string
  /** Where the brand's site is, such as `https://brand.example`. */
  origin: string
}

/**
 * Throws 404 `notFound` for a game of another brand, 409 `gameProviderDown` while its provider is ill, 403 `gameClosed` for one that is not open to the player or has no demo,
 * 422 `unknownEntry` at a limit that no table has, `serviceLimitError` [least stake] when the own limits leave less than that,
 * 409 `tableClosed`, `tableFull`, 502 `gameFailed` [reference], and as `requirePlayer`.
 */
export async function launchGame(
  gameId: number,
  { mode, limitId, isMobile, language }: LaunchOrder,
  { principal, ip, origin }: Launcher
): Promise<GameLaunch> {
  const { siteId, userId, currency } = principal
  const game = await requireGame(gameId, principal, ip)
  const rooms = await requirePlayer(principal, game.lobby, ip)
  const table = tableOf(game, limitId)
  if (mode === 'demo' && !game.hasDemo) throw new AppError('gameClosed')
  if (mode === 'real') requireRoom(rooms, leastStake(game, table, currency))
  const provider = await providerById(siteId, game.providerId)
  if (!provider) throw new AppError('gameClosed')
  if (mode === 'real') await requireSeat(provider, game, limitId)
  const { country } = originOf(ip)
  const launch =
    mode === 'demo'
      ? demoLaunch()
      : await createLaunch({
          ...{ siteId, userId, userSessionId: principal.sessionId },
          ...{ providerId: provider.id, gameId, currency, language },
          ...{ limitId: limitId ?? null, isMobile, ip, country },
        })
  const order: LaunchCall = {
    gameCode: game.code,
    launchToken: launch.launchToken,
    ...{ userId, currency, language, limitId: limitId ?? null, isMobile, ip, country },
    walletUrl: `${origin}/v1/wallet/${provider.code}`,
    depositUrl: `${origin}/${language}/deposit`,
    lobbyUrl: `${origin}/${language}`,
  }
  const asked = askProvider(provider, (dialect) => dialect.launch(provider, order), {
    isReadable: (read) => launchContent(read, provider.allowedOrigins) !== null,
  })
  const answer = await asked.catch((error: unknown) => failed(launch.reference, error))
  const content = launchContent(answer, provider.allowedOrigins)
  if (content === null) return failed(launch.reference, new Error('no page of the provider'))
  return {
    title: game.title,
    reference: launch.reference,
    content: asBrowsersReach(content, origin),
    origins: provider.allowedOrigins.map((one) => asBrowsersReach(one, origin)),
  }
}

async function requireGame(gameId: number, principal: Principal, ip: string): Promise<ShownGame> {
  const { siteId, currency } = principal
  const { games } = await shownGames(siteId)
  const game = games.find(({ id }) => id === gameId)
  if (!game) throw await missing(gameId, siteId)
  if ((await shutOff())(game.providerId)) throw new AppError('gameProviderDown')
  const isOpen = await openTo({ siteId, player: principal, currency, language: null, ip })
  if (!isOpen(game)) throw new AppError('gameClosed')
  const { settings } = await siteById(siteId)
  return withStakes(game, settings.lobbies, currency)
}

async function missing(gameId: number, siteId: number): Promise<AppError> {
  const hidden = await db.from('games').where({ id: gameId, site_id: siteId }).select('id').first()
  return hidden ? new AppError('gameClosed') : AppError.notFound()
}

function tableOf({ extras }: ShownGame, limitId: string | undefined): GameTable | null {
  if (limitId === undefined) return null
  const table = extras.find((one) => one.limitId === limitId)
  if (!table) throw AppError.field('limitId', 'unknownEntry')
  return table
}

function leastStake({ limits }: ShownGame, table: GameTable | null, currency: string): number {
  const limit = ownEntry<{ minStakeMinor: number } | undefined>(limits, currency)
  return Math.max(table?.minStakeMinor ?? 0, limit?.minStakeMinor ?? 0, 1)
}

function requireRoom(rooms: PlayGuard['rooms'], leastMinor: number): void {
  if (rooms.some(({ roomMinor }) => roomMinor < leastMinor)) {
    throw new AppError('serviceLimitError', { params: [leastMinor] })
  }
}

/** A demo has no session: its provider gets no token. */
const demoLaunch = (): { launchToken: null; reference: Launch['reference'] } => ({
  launchToken: null,
  reference: referenceOf(hashOfToken(newToken())),
})

function failed(reference: string, error: unknown): never {
  if (error instanceof AppError && error.key !== 'gameFailed') throw error
  logger.warn({ err: error, reference }, 'a game could not be launched')
  throw new AppError('gameFailed', { params: [reference] })
}
