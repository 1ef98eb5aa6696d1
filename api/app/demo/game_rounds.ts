/** Rounds of games of the demo's past: drawn by the games' own rules, and taken by the wallet as calls of their provider. */
import { withGame } from '@grandstand/shared-types/games/all_games'
import { replay } from '@grandstand/shared-types/games/replay'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { must } from '#core/errors/must'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { providerByCode, type GameProvider } from '#games/providers/provider'
import { createLaunch } from '#games/sessions/create_launch'
import { openSession } from '#games/sessions/open_session'
import { SANDBOX_GAMES_CODE } from '#sandbox_games/keys'
import { applyCalls } from '#wallet/applying/apply_calls'
import type { MoneyCall } from '#wallet/calls/calls'
import { rememberCompared } from '#wallet/reconciling/reconcile_loop'
import { playedGames, type PlayedGame } from '#wallet/games/played_games'

/** What is played, each with its bet. */
const PLAYED: readonly { code: GameCode; bet: object }[] = [
  { code: 'slot', bet: {} },
  { code: 'roulette', bet: { spot: 'red' } },
  { code: 'roulette', bet: { spot: 'even' } },
]
const ROUNDS = 6
const STAKES_MINOR = [500, 1_000, 2_000]
const ROUND_MS = 40_000
const DAY_MS = 24 * 3_600_000

interface Seat {
  player: Principal
  provider: GameProvider
  game: PlayedGame
  bet: object
  sessionToken: string
}

/** Each player plays one of the sandbox's games; nothing where the demo has no sandbox. */
export async function playGames(players: readonly Principal[], dayStart: number): Promise<void> {
  const siteId = players[0]?.siteId
  if (siteId === undefined) return
  const provider = await providerByCode(siteId, SANDBOX_GAMES_CODE)
  if (!provider) return
  const games = await playedGames(
    provider.id,
    PLAYED.map(({ code }) => code)
  )
  for (const [index, player] of players.entries()) {
    const { code, bet } = must(PLAYED[index % PLAYED.length], 'game')
    const game = games.get(code)
    if (!game) continue
    const sessionToken = await sitDown(player, provider, game)
    const seat = { player, provider, game, bet, sessionToken }
    for (let round = 0; round < ROUNDS; round++) await playRound(seat, code, dayStart, round)
  }
  // the sandbox knows nothing of these rounds
  await rememberCompared(provider.id, dayStart + DAY_MS)
}

async function sitDown(player: Principal, provider: GameProvider, game: PlayedGame) {
  const { siteId, userId, currency, language } = player
  const { launchToken } = await createLaunch({
    ...{
      siteId,
      userId,
      userSessionId: null,
      currency,
      language,
      providerId: provider.id,
      gameId: game.id,
    },
    ...{ limitId: null, isMobile: false, ip: '127.0.0.1', country: null },
  })
  return must(await openSession(provider.id, launchToken), 'session').sessionToken
}

async function playRound(seat: Seat, code: GameCode, dayStart: number, round: number) {
  const { player, game, sessionToken } = seat
  const roundId = `demo-${dayStart}-${player.userId}-${round}`
  const stakeMinor = must(STAKES_MINOR[(round + player.userId) % STAKES_MINOR.length], 'stake')
  const seeds = { serverSeed: `demo ${dayStart}`, clientSeed: String(player.userId), round }
  const winMinor = withGame(code, (rules) => {
    const [bet] = replay(rules, seeds, [{ ...seat.bet, stakeMinor }]).bets
    return bet?.settled.winMinor ?? 0
  })
  const { currency, userId } = player
  const of = { roundId, gameCode: game.code, currency }
  const bet = { ...of, transactionId: `${roundId}-bet`, amountMinor: stakeMinor }
  const taken = await call(seat, {
    ...bet,
    ...{ kind: 'bet', sessionToken, userId: null, isFree: false, closesRound: false },
  })
  clock.set(clock.now() + ROUND_MS)
  if (!taken) return
  await call(seat, {
    ...of,
    ...{ kind: 'win', transactionId: `${roundId}-win`, betTransactionId: bet.transactionId },
    ...{ userId, sessionToken: null, amountMinor: winMinor, roundedUpBy: 0, closesRound: true },
  })
}

async function call({ provider }: Seat, order: MoneyCall): Promise<boolean> {
  const { kind, userId, closesRound, ...fields } = order
  const body = JSON.stringify({
    ...fields,
    ...(userId !== null && { playerId: String(userId) }),
    ...(closesRound && { roundClosed: true }),
  })
  const message = { name: kind, body, ip: '127.0.0.1' }
  const [answer] = await applyCalls([{ provider, call: order, opensByLaunch: false, message }])
  return answer?.isTaken ?? false
}
