/** Calls that only read, or open a session. */
import db from '@adonisjs/lucid/services/db'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import { AppError } from '#core/errors/app_error'
import { coveringGrants, openPockets, payingGrants } from '#bonuses/playing/running_grants'
import { LOBBY_PRODUCTS, type Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { stakePockets, userAccounts } from '#ledger/accounts'
import { spendableTotal } from '#ledger/pockets'
import type { BalanceTold, ReadingCall, SessionOpened } from '#wallet/calls/calls'
import type { Told } from '#wallet/dialects/dialect'
import { playedGames } from '#wallet/games/played_games'
import { findSession } from '#games/sessions/find_session'
import { isLive, sessionBy } from '#games/sessions/game_session'
import { openByLaunch } from '#games/sessions/open_by_launch'
import { openSession } from '#games/sessions/open_session'
import { hashOfToken } from '#games/sessions/tokens'
import { touchSession } from '#games/sessions/touch_session'
import { clock } from '#core/timing/clock'
import type { GameProvider } from '#games/providers/provider'

/**
 * Throws 401 `gameSessionUnknown`, `gameSessionOver`, 404 `playerUnknown`, `gameUnknown`.
 */
export async function answerReading(
  provider: GameProvider,
  call: ReadingCall,
  opensByLaunch: boolean
): Promise<Told> {
  if (call.kind === 'session') {
    return { of: 'session', session: await openLaunched(provider, call.launchToken) }
  }
  if (call.kind === 'player') {
    const balance = await balanceOf(provider, call.userId)
    return { of: 'player', balance: { ...balance, country: await lastCountryOf(call.userId) } }
  }
  if (opensByLaunch) await openByLaunch(provider.id, call.sessionToken)
  const session = await findSession(provider.id, call.sessionToken)
  if (!session) throw new AppError('gameSessionUnknown')
  if (call.userId !== null && call.userId !== session.userId) throw new AppError('playerUnknown')
  if (!isLive(session, clock.now())) throw new AppError('gameSessionOver')
  await touchSession(session)
  const { gameCode } = call
  if (gameCode === null) {
    return { of: 'balance', balance: await balanceOf(provider, session.userId) }
  }
  const game = (await playedGames(provider.id, [gameCode])).get(gameCode)
  if (!game) throw new AppError('gameUnknown')
  return { of: 'balance', balance: await balanceOf(provider, session.userId, game) }
}

async function openLaunched(provider: GameProvider, launchToken: string): Promise<SessionOpened> {
  const session = await openSession(provider.id, launchToken)
  if (!session) {
    const launch = { provider_id: provider.id, launch_hash: hashOfToken(launchToken) }
    const isKnown = (await sessionBy(db.connection(), launch)) !== null
    throw new AppError(isKnown ? 'gameSessionOver' : 'gameSessionUnknown')
  }
  const game = await db
    .query<{ id: number; code: string; lobby: Lobby }>()
    .from('games')
    .where('id', session.gameId)
    .select('id', 'code', 'lobby')
    .first()
  if (!game) throw new AppError('gameUnknown')
  const { userId, language, country, limitId, isMobile } = session
  const { username, currency, balanceMinor } = await balanceOf(provider, userId, game)
  return {
    sessionToken: session.sessionToken,
    userId,
    username,
    currency,
    language,
    country,
    gameCode: game.code,
    limitId,
    isMobile,
    balanceMinor,
  }
}

/** What can be staked; in a game with the bonuses that cover it (rules 15.4). */
async function balanceOf(
  provider: GameProvider,
  userId: number,
  game?: { id: number; lobby: Lobby }
): Promise<BalanceTold> {
  const profile = (await bettingProfiles([userId])).get(userId)
  if (!isPlayerOf(profile, provider)) throw new AppError('playerUnknown')
  const byUser = await userAccounts([userId])
  const accounts = byUser.get(userId) ?? []
  const grants = (await payingGrants(db.connection(), byUser)).get(userId) ?? []
  const covering = game
    ? coveringGrants(
        grants,
        {
          kind: 'gameRound',
          product: LOBBY_PRODUCTS[game.lobby],
          lobby: game.lobby,
          gameId: Number(game.id),
        },
        0
      )
    : []
  return {
    userId,
    username: profile.username,
    country: null,
    balanceMinor: spendableTotal(stakePockets(accounts, false), openPockets(covering)),
    currency: profile.currency,
  }
}

/** The country of the player's last launch. */
async function lastCountryOf(userId: number): Promise<string | null> {
  const row = await db
    .query<{ country: string | null }>()
    .from('game_sessions')
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .select('country')
    .first()
  return row?.country ?? null
}

const isPlayerOf = (
  profile: BettingProfile | undefined,
  { siteId }: GameProvider
): profile is BettingProfile => profile?.siteId === siteId && !profile.isDesk
