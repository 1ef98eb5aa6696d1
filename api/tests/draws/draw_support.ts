/** Games, draws and buyers for tests. Draws belong to no brand, so that each test makes its own. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { pick } from '@grandstand/shared-types/draws/choose'
import { stream } from '@grandstand/shared-types/draws/stream'
import { bingo75Card } from '@grandstand/shared-types/games/bingo/bingo_75'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type {
  DrawBet,
  DrawPurchase,
  DrawTicketView,
  DrawView,
} from '@grandstand/shared-types/wire/draws'
import { clock } from '#core/timing/clock'
import { newSeed } from '#draws/drawing/server_seeds'
import { forgetDrawGames } from '#draws/settings/draw_games'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type UserOptions } from '#tests/support/factories'

export const PRODUCTS = { bingo: 1, casino: 1, virtual: 1 } as const
export const LIMIT = { minStakeMinor: 100, maxStakeMinor: 100_000, maxWinMinor: 5_000_000 }

/** Sells tickets of a game in lira, and plans no draws of its own; its id. */
export async function sellGame(
  code: DrawGameCode,
  limits: object = { TRY: LIMIT }
): Promise<number> {
  await db
    .from('draw_games')
    .where('code', code)
    .update({ is_enabled: true, limits: JSON.stringify(limits), draws_ahead: 0 })
  forgetDrawGames()
  const { id } = await db
    .query<{ id: number }>()
    .from('draw_games')
    .where('code', code)
    .select('id')
    .firstOrFail()
  return Number(id)
}

/** Opens draws that close a minute from now, and a minute after each other; their ids. */
export async function openDraws(code: DrawGameCode, count = 1): Promise<number[]> {
  const gameId = await sellGame(code)
  // draws of earlier tests would be the next ones of the game
  await db
    .from('draws')
    .where({ game_id: gameId, state: 'open' })
    .update({ state: 'failed', done_at: clock.now() })
  const last = await db
    .query<{ number: number | null }>()
    .from('draws')
    .where('game_id', gameId)
    .max('number as number')
    .first()
  const ids: number[] = []
  for (let index = 1; index <= count; index++) {
    const { hash, sealed } = newSeed()
    const closesAt = clock.now() + index * 60_000
    const [id = 0]: number[] = await db.table('draws').insert({
      game_id: gameId,
      number: Number(last?.number ?? 0) + index,
      opens_at: clock.now(),
      closes_at: closesAt,
      draws_at: closesAt + 10_000,
      state: 'open',
      seed_hash: hash,
      sealed_seed: sealed,
    })
    ids.push(id)
  }
  return ids
}

export async function makeBuyer(options: Partial<UserOptions> = {}) {
  const site = options.site ?? (await makeSite())
  const user = await makeUser({
    site,
    type: 'player',
    products: PRODUCTS,
    balanceMinor: 100_000,
    ...options,
  })
  return { site, user, session: await signInAs(site, user) }
}

export const otherBuyer = (site: TestSite) => makeBuyer({ site })

/** A bet that follows from a number. */
export function betOf(code: DrawGameCode, seed: number, stakeMinor = 1_000): DrawBet {
  const draws = stream({ serverSeed: 'a bet', clientSeed: String(seed), round: 0 })
  const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)
  if (code === 'bingo75') return { stakeMinor, card: bingo75Card(draws) }
  if (code === 'lotto6of49') return { stakeMinor, numbers: pick(draws, upTo(49), 6) }
  if (code === 'lotto5of36') return { stakeMinor, numbers: pick(draws, upTo(36), 5) }
  if (code === 'keno') return { stakeMinor, numbers: pick(draws, upTo(80), 4) }
  return { stakeMinor, kind: 'win', runner: 1 + (seed % 6) }
}

export interface Order {
  drawId: number
  draws?: number
  bets: readonly unknown[]
}

export const buy = <T = DrawPurchase>(
  session: ApiSession,
  { drawId, draws = 1, bets }: Order,
  key: string = randomUUID(),
  path = '/v1/draw-tickets'
) => session.post<T>(path, { drawId, draws, bets }, { 'idempotency-key': key })

/** The tickets of a purchase that is taken. */
export async function bought(session: ApiSession, order: Order): Promise<DrawTicketView[]> {
  const { status, body } = await buy(session, order)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.tickets
}

/** The error key of a purchase that is refused; with the field, when it names one. */
export async function refusal(session: ApiSession, order: Order, key?: string): Promise<string> {
  const { status, body } = await buy<Refusal & DrawPurchase>(session, order, key)
  if (status < 400) return 'taken'
  const [field] = body.error.fields ?? []
  return field ? `${field.field} ${field.key}` : body.error.key
}

export const ticketOf = async (session: ApiSession, id: number): Promise<DrawTicketView> =>
  (await session.get<DrawTicketView>(`/v1/me/draw-tickets/${id}`)).body

export const drawOf = async (session: ApiSession, id: number): Promise<DrawView> =>
  (await session.get<DrawView>(`/v1/draw-results/${id}`)).body

/** Sets the clock `afterMs` after the sales of a draw end. */
export async function passClosing(drawId: number, afterMs: number): Promise<void> {
  const { closesAt } = await db
    .query<{ closesAt: number }>()
    .from('draws')
    .where('id', drawId)
    .select({ closesAt: 'closes_at' })
    .firstOrFail()
  clock.set(Number(closesAt) + afterMs)
}
