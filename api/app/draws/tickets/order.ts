/** What is asked for in a purchase, read and compared with the game (rules 14.1). */
import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import { DRAW_GAMES, type DrawLobbyCode } from '@grandstand/shared-types/games/draw_games'
import {
  isLobbyShown,
  stakeBound,
  withinBound,
} from '@grandstand/shared-types/sites/lobby_settings'
import { objectOf } from '@grandstand/shared-types/games/read'
import { readDrawBets } from '@grandstand/shared-types/games/draw_tickets'
import type { DrawLimit, DrawTicketBody } from '@grandstand/shared-types/wire/draws'
import { AppError, found } from '#core/errors/app_error'
import { ownEntry } from '#core/requests/untrusted'
import { clock } from '#core/timing/clock'
import { drawById, drawRows, isSeenAt, whereOwner, type StoredDraw } from '#draws/drawing/draw_row'
import { drawGames, drawsOwner, isSoldAt, priceOf } from '#draws/settings/draw_games'
import { siteById } from '#sites/current_site'

export interface OrderedTicket {
  draw: StoredDraw
  bets: readonly object[]
  stakeMinor: number
  maxWinMinor: number
}

interface Order {
  lobby: DrawLobbyCode
  product: Product
  tickets: OrderedTicket[]
  totalMinor: number
}

export type SentOrder = Pick<DrawTicketBody, 'drawId' | 'draws'> & { bets: readonly unknown[] }

/**
 * Throws 404 `notFound` for an unknown draw, 403 `gameClosed` for a game that the brand does not sell in the currency, 409
 * `drawClosed` when fewer draws are open, 422 `tooManyEntries` at `draws` for a race in several draws, `unknownEntry` at a bet that is none,
 * `stakeBelowMin` [least], `stakeAboveMax` [most].
 */
export async function readOrder(
  { drawId, draws: count, bets: values }: SentOrder,
  siteId: number,
  currency: string
): Promise<Order> {
  const first = found(await drawById(drawId))
  if (!isSeenAt(first, siteId)) throw AppError.notFound()
  const { lobby, isRace } = DRAW_GAMES[first.gameCode]
  const game = (await drawGames()).find(({ id }) => id === Number(first.gameId))
  const limit = game && ownEntry<DrawLimit | undefined>(game.limits, currency)
  const { lobbies } = (await siteById(siteId)).settings
  const isSold = game && isSoldAt(game, siteId) && isLobbyShown(lobbies, lobby)
  // a brand with a calendar of its own sells no tickets of the other draws
  const isOffered = isSold && drawsOwner(game, siteId) === ownerOf(first)
  if (!limit || !isOffered) throw new AppError('gameClosed')
  if (isRace && count > 1) throw AppError.field('draws', 'tooManyEntries', [1])
  const bounds = withinBound(limit, stakeBound(lobbies, lobby, currency))
  const draws = await openFrom(first, count)
  if (draws.length < count) throw new AppError('drawClosed')
  const priceMinor = priceOf(game, siteId, currency)
  const tickets = draws.map((draw) => ticketOf(draw, values, { ...bounds, priceMinor }))
  const totalMinor = tickets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)
  return { lobby, product: LOBBY_PRODUCTS[lobby], tickets, totalMinor }
}

/** The draw and those that follow it; none when its own sales have ended. */
async function openFrom(first: StoredDraw, count: number): Promise<StoredDraw[]> {
  if (first.state !== 'open' || clock.now() >= Number(first.closesAt)) return []
  return whereOwner(drawRows(), ownerOf(first))
    .where({ 'draws.game_id': first.gameId, 'draws.state': 'open' })
    .where('draws.number', '>=', first.number)
    .orderBy('draws.number')
    .limit(count)
}

const ownerOf = ({ ownSiteId }: StoredDraw): number | null =>
  ownSiteId === null ? null : Number(ownSiteId)

interface Terms extends DrawLimit {
  /** What each bet costs; null for any stake. */
  priceMinor: number | null
}

function ticketOf(draw: StoredDraw, values: readonly unknown[], limit: Terms): OrderedTicket {
  const read = readDrawBets(draw.gameCode, draw.number, values)
  if ('wrongAt' in read) throw AppError.field(`bets.${read.wrongAt}`, 'unknownEntry')
  const { bets, stakeMinor, highestWinMinor } = read
  requirePrice(values, limit.priceMinor)
  if (stakeMinor < limit.minStakeMinor) {
    throw new AppError('stakeBelowMin', { params: [limit.minStakeMinor] })
  }
  if (stakeMinor > limit.maxStakeMinor) {
    throw new AppError('stakeAboveMax', { params: [limit.maxStakeMinor] })
  }
  return { draw, bets, stakeMinor, maxWinMinor: Math.min(highestWinMinor, limit.maxWinMinor) }
}

/** Each bet costs the price of the brand, no less and no more. */
function requirePrice(values: readonly unknown[], priceMinor: number | null): void {
  if (priceMinor === null) return
  for (const stakeMinor of values.map((value) => Number(objectOf(value)?.['stakeMinor']))) {
    if (stakeMinor < priceMinor) throw new AppError('stakeBelowMin', { params: [priceMinor] })
    if (stakeMinor > priceMinor) throw new AppError('stakeAboveMax', { params: [priceMinor] })
  }
}
