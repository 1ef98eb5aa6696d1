/** A player's own rounds, and the way back into one that was interrupted (must-hold A13). */
import db from '@adonisjs/lucid/services/db'
import { isAllowedAddress } from '@grandstand/shared-types/payments/allowed_address'
import type { GameLaunch } from '@grandstand/shared-types/wire/games/games'
import type {
  OwnRoundPage,
  OwnRoundView,
  RoundProof,
} from '@grandstand/shared-types/wire/games/rounds'
import { AppError, found } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { asBrowsersReach } from '#games/providers/as_browsers_reach'
import { roundOfProvider } from '#games/providers/listed_by_provider'
import { providerById, type GameProvider } from '#games/providers/provider'
import { roundOf, type Round, type RoundColumns } from '#wallet/applying/rows'
import { anyTransaction } from '#wallet/reconciling/ask_rounds'

const PAGE = 20

interface Asked {
  /** The cursor of a page. */
  before?: number | undefined
  /** Rounds that are not over, alone. */
  isOpen?: boolean | undefined
}

type Columns = RoundColumns & { interrupted_at: number | null }

/** Newest first. */
export async function ownRounds(
  { userId }: Principal,
  { before, isOpen }: Asked
): Promise<OwnRoundPage> {
  const rows: Columns[] = await db
    .query<Columns>()
    .from('game_rounds')
    .where('user_id', userId)
    .if(isOpen === true, (query) => query.where('state', 'open'))
    .if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE).map(viewOf)
  return { rows: shown, before: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null }
}

function viewOf(row: Columns): OwnRoundView {
  const round = roundOf(row)
  const isWaiting = row.interrupted_at !== null && Number(row.interrupted_at) >= round.updatedAt
  return {
    id: round.id,
    gameTitle: round.gameTitle,
    roundId: round.providerRound,
    state: round.state === 'open' && isWaiting ? 'interrupted' : round.state,
    currency: round.currency,
    stakeMinor: round.stakeMinor - round.returnedMinor,
    winMinor: round.wonMinor - round.takenBackMinor,
    createdAt: round.createdAt,
    closedAt: round.closedAt,
  }
}

/**
 * The page on which the player goes on with an open round, at a site of the `origin`. It needs no launch: its stake is taken. Throws 404 `notFound` for
 * a round of another player, 409 `roundOver` for one that is over, 502 `gameFailed` when the provider gives no page.
 */
export async function resumeRound(
  principal: Principal,
  id: number,
  origin: string
): Promise<GameLaunch> {
  const { round, provider } = await ownRound(principal, id)
  if (round.state !== 'open') throw new AppError('roundOver')
  const { resumeUrl, isOver } = await asked(provider, round)
  if (isOver === true) throw new AppError('roundOver')
  const { allowedOrigins: origins } = provider
  if (resumeUrl === null || !isAllowedAddress(resumeUrl, origins)) {
    throw new AppError('gameFailed', { params: [round.providerRound] })
  }
  return {
    title: round.gameTitle,
    reference: round.providerRound,
    content: asBrowsersReach(resumeUrl, origin),
    origins: origins.map((one) => asBrowsersReach(one, origin)),
  }
}

/** Throws 404 `notFound` for a round of another player, 502 `gameFailed` when the provider does not answer. */
export async function proofOfRound(principal: Principal, id: number): Promise<RoundProof> {
  const { round, provider } = await ownRound(principal, id)
  const { verifyUrl } = await asked(provider, round)
  const address = verifyUrl !== null && URL.canParse(verifyUrl) ? new URL(verifyUrl) : null
  // of the address only what stands behind the site is kept: a provider leads nowhere else
  const isProof = address !== null && /^\/[a-z]{2}\/verify$/.test(address.pathname)
  return { path: isProof ? `${address.pathname}${address.search}` : null }
}

async function ownRound({ userId, siteId }: Principal, id: number) {
  const row: RoundColumns = found(
    await db.query<RoundColumns>().from('game_rounds').where({ id, user_id: userId }).first()
  )
  const round = roundOf(row)
  return { round, provider: found(await providerById(siteId, round.providerId)) }
}

const asked = async (provider: GameProvider, round: Round) =>
  roundOfProvider(provider, {
    roundId: round.providerRound,
    transactionId: (await anyTransaction(round.id)) ?? '',
    userId: round.userId,
  }).catch(() => {
    throw new AppError('gameFailed', { params: [round.providerRound] })
  })
