/** Opens the draws of each game ahead of their time: those of all brands, and those of brands with a calendar of their own. */
import db from '@adonisjs/lucid/services/db'
import { calendarTimes } from '@grandstand/shared-types/games/draw_calendar'
import type { DrawCalendar } from '@grandstand/shared-types/wire/draws'
import { clock } from '#core/timing/clock'
import { insertAll, inTransaction, isUniqueViolation } from '#core/database/transactions'
import { announceDraws } from '#draws/drawing/announce'
import { whereOwner } from '#draws/drawing/draw_row'
import { newSeed } from '#draws/drawing/server_seeds'
import { drawGames, type DrawGameSettings } from '#draws/settings/draw_games'
import { siteById, type CurrentSite } from '#sites/current_site'

const SECOND_MS = 1_000

/** The draws of a game at one rhythm. */
interface Plan {
  gameId: number
  /** The brand whose own draws they are; null for those of all brands. */
  siteId: number | null
  drawsAhead: number
  salesCloseSeconds: number
  /** The next `count` times after `after`, rising. */
  timesAfter: (after: number, count: number) => number[]
}

/**
 * Adds draws until each plan has as many open ones as staff want. Times of all brands are whole multiples of the interval, those of
 * a brand follow its calendar (rules 14.6); those that passed while no server ran are left out.
 */
export async function planDraws(): Promise<void> {
  for (const plan of await plans()) await carryOut(plan)
}

/** Whether a game has fewer open draws than staff want. */
export async function planIsDue(): Promise<boolean> {
  const missing = await Promise.all((await plans()).map(missingDraws))
  return missing.some((count) => count > 0)
}

async function plans(): Promise<Plan[]> {
  const found: Plan[] = []
  for (const game of await drawGames()) {
    if (game.isEnabled) found.push(sharedPlan(game))
    for (const [siteId, calendar] of game.calendars) {
      const site = calendar.isEnabled ? await siteById(siteId) : null
      // a brand that is served from another database is drawn there
      if (site && !site.isAway) found.push(ownPlan(game.id, site, calendar))
    }
  }
  return found
}

function sharedPlan({
  id,
  drawsAhead,
  salesCloseSeconds,
  intervalSeconds,
}: DrawGameSettings): Plan {
  const everyMs = intervalSeconds * SECOND_MS
  return {
    ...{ gameId: id, siteId: null, drawsAhead, salesCloseSeconds },
    timesAfter: (after, count) => {
      const first = (Math.floor(after / everyMs) + 1) * everyMs
      return Array.from({ length: count }, (_, index) => first + index * everyMs)
    },
  }
}

function ownPlan(gameId: number, { id, settings }: CurrentSite, calendar: DrawCalendar): Plan {
  const { drawsAhead, salesCloseSeconds } = calendar
  return {
    ...{ gameId, siteId: id, drawsAhead, salesCloseSeconds },
    timesAfter: (after, count) => calendarTimes(calendar, settings.timeZone, after, count),
  }
}

async function missingDraws({ gameId, siteId, drawsAhead }: Plan): Promise<number> {
  const open = await whereOwner(db.query<{ count: number }>().from('draws'), siteId)
    .where({ game_id: gameId, state: 'open' })
    .where('closes_at', '>', clock.now())
    .count('* as count')
    .first()
  return drawsAhead - Number(open?.count ?? 0)
}

async function carryOut(plan: Plan): Promise<void> {
  const missing = await missingDraws(plan)
  if (missing <= 0) return
  const times = plan.timesAfter(await lastTime(plan), missing)
  const rows = rowsOf(plan, times, (await lastNumber(plan.gameId)) + 1)
  if (rows.length === 0) return
  try {
    await inTransaction((trx) => insertAll(trx, 'draws', rows))
  } catch (error) {
    // another server was faster
    if (!isUniqueViolation(error)) throw error
    return
  }
  await announceDraws(
    plan.gameId,
    rows.map(({ number }) => number)
  )
}

/** The next draw is later than the last one, and its sales have not ended. */
async function lastTime({ gameId, siteId, salesCloseSeconds }: Plan): Promise<number> {
  const last = await whereOwner(db.query<{ at: number | null }>().from('draws'), siteId)
    .where('game_id', gameId)
    .max('draws_at as at')
    .first()
  return Math.max(Number(last?.at ?? 0), clock.now() + salesCloseSeconds * SECOND_MS)
}

/** Draws of a game are numbered for all brands together, so that game and number name one. */
async function lastNumber(gameId: number): Promise<number> {
  const last = await db
    .query<{ number: number | null }>()
    .from('draws')
    .where('game_id', gameId)
    .max('number as number')
    .first()
  return Number(last?.number ?? 0)
}

function rowsOf(
  { gameId, siteId, salesCloseSeconds }: Plan,
  times: readonly number[],
  number: number
) {
  return times.map((drawsAt, index) => {
    const { hash, sealed } = newSeed()
    return {
      game_id: gameId,
      own_site_id: siteId,
      number: number + index,
      opens_at: clock.now(),
      closes_at: drawsAt - salesCloseSeconds * SECOND_MS,
      draws_at: drawsAt,
      state: 'open',
      seed_hash: hash,
      sealed_seed: sealed,
    }
  })
}
