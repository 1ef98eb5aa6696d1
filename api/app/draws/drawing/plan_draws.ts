/** Opens the draws of each game ahead of their time. */
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { insertAll, inTransaction, isUniqueViolation } from '#core/database/transactions'
import { announceDraws } from '#draws/drawing/announce'
import { newSeed } from '#draws/drawing/server_seeds'
import { drawGames, type DrawGameSettings } from '#draws/settings/draw_games'

const SECOND_MS = 1_000

/**
 * Adds draws until each enabled game has as many open ones as staff want. Times are whole multiples of the interval; those that
 * passed while no server ran are left out.
 */
export async function planDraws(): Promise<void> {
  for (const game of await drawGames()) {
    if (game.isEnabled) await planGame(game)
  }
}

/** Whether a game has fewer open draws than staff want. */
export async function planIsDue(): Promise<boolean> {
  const games = (await drawGames()).filter(({ isEnabled }) => isEnabled)
  if (games.length === 0) return false
  const missing = await Promise.all(games.map(missingDraws))
  return missing.some((count) => count > 0)
}

async function missingDraws({ id, drawsAhead }: DrawGameSettings): Promise<number> {
  const open = await db
    .query<{ count: number }>()
    .from('draws')
    .where({ game_id: id, state: 'open' })
    .where('closes_at', '>', clock.now())
    .count('* as count')
    .first()
  return drawsAhead - Number(open?.count ?? 0)
}

async function planGame(game: DrawGameSettings): Promise<void> {
  const now = clock.now()
  const missing = await missingDraws(game)
  if (missing <= 0) return
  const last = await db
    .query<{ number: number; drawsAt: number }>()
    .from('draws')
    .where('game_id', game.id)
    .orderBy('number', 'desc')
    .select({ number: 'number', drawsAt: 'draws_at' })
    .first()
  const rows = nextDraws(game, {
    count: missing,
    number: Number(last?.number ?? 0) + 1,
    after: Math.max(Number(last?.drawsAt ?? 0), now + game.salesCloseSeconds * SECOND_MS),
  })
  try {
    await inTransaction((trx) => insertAll(trx, 'draws', rows))
  } catch (error) {
    // another server was faster
    if (!isUniqueViolation(error)) throw error
    return
  }
  await announceDraws(
    game.id,
    rows.map(({ number }) => number)
  )
}

interface Next {
  count: number
  /** Of the first draw. */
  number: number
  /** The first draw is later than this. */
  after: number
}

function nextDraws(game: DrawGameSettings, { count, number, after }: Next) {
  const everyMs = game.intervalSeconds * SECOND_MS
  const first = (Math.floor(after / everyMs) + 1) * everyMs
  return Array.from({ length: count }, (_, index) => {
    const drawsAt = first + index * everyMs
    const { hash, sealed } = newSeed()
    return {
      game_id: game.id,
      number: number + index,
      opens_at: clock.now(),
      closes_at: drawsAt - game.salesCloseSeconds * SECOND_MS,
      draws_at: drawsAt,
      state: 'open',
      seed_hash: hash,
      sealed_seed: sealed,
    }
  })
}
