/** Calls that only read, or open a session. */
import db from '@adonisjs/lucid/services/db'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import { AppError } from '#core/errors/app_error'
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
  if (gameCode !== null && (await playedGames(provider.id, [gameCode])).size === 0) {
    throw new AppError('gameUnknown')
  }
  return { of: 'balance', balance: await balanceOf(provider, session.userId) }
}

async function openLaunched(provider: GameProvider, launchToken: string): Promise<SessionOpened> {
  const session = await openSession(provider.id, launchToken)
  if (!session) {
    const launch = { provider_id: provider.id, launch_hash: hashOfToken(launchToken) }
    const isKnown = (await sessionBy(db.connection(), launch)) !== null
    throw new AppError(isKnown ? 'gameSessionOver' : 'gameSessionUnknown')
  }
  const game = await db
    .query<{ code: string }>()
    .from('games')
    .where('id', session.gameId)
    .select('code')
    .first()
  if (!game) throw new AppError('gameUnknown')
  const { userId, language, country, limitId, isMobile } = session
  const { username, currency, balanceMinor } = await balanceOf(provider, userId)
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

async function balanceOf(provider: GameProvider, userId: number): Promise<BalanceTold> {
  const profile = (await bettingProfiles([userId])).get(userId)
  if (!isPlayerOf(profile, provider)) throw new AppError('playerUnknown')
  const accounts = (await userAccounts([userId])).get(userId) ?? []
  return {
    userId,
    username: profile.username,
    country: null,
    balanceMinor: spendableTotal(stakePockets(accounts, false), false),
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
