/** Tickets as their owners, and those who have their code, see them. */
import db from '@adonisjs/lucid/services/db'
import { winsOfDraw } from '@grandstand/shared-types/games/draw_tickets'
import type { DrawBet, DrawTicketState, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import type { TicketDeadline } from '@grandstand/shared-types/wire/desk/unclaimed'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { Reader, Trx } from '#core/database/transactions'
import { deadlinesOf, NO_DEADLINE } from '#coupons/dues/deadlines'
import { dueMinorOf, wonJackpots } from '#coupons/dues/paper_jackpots'
import { drawsById, drawView, seedsOf, type StoredDraw } from '#draws/drawing/draw_row'

export interface StoredTicket {
  id: number
  siteId: number
  userId: number
  drawId: number
  carriedFrom: number | null
  code: string
  state: DrawTicketState
  currency: string
  /** JSON. */
  bets: string
  stakeMinor: number
  maxWinMinor: number
  winMinor: number | null
  /** JSON. */
  paidBy: string
  /** JSON: what it put into jackpots; null for nothing. */
  jackpotParts: string | null
  boughtAt: number
  settledAt: number | null
  collectedAt: number | null
  /** Whether a desk sold it. */
  isOfDesk: boolean | number
}

/** Tickets with the kind of their owners. */
export const ticketRows = (from: Reader = db.connection()) =>
  from
    .query<StoredTicket>()
    .from('draw_tickets')
    .join('users', 'users.id', 'draw_tickets.user_id')
    .select({
      id: 'draw_tickets.id',
      siteId: 'draw_tickets.site_id',
      userId: 'draw_tickets.user_id',
      drawId: 'draw_tickets.draw_id',
      carriedFrom: 'draw_tickets.carried_from',
      code: 'draw_tickets.code',
      state: 'draw_tickets.state',
      currency: 'draw_tickets.currency',
      bets: 'draw_tickets.bets',
      stakeMinor: 'draw_tickets.stake',
      maxWinMinor: 'draw_tickets.max_win',
      winMinor: 'draw_tickets.win',
      paidBy: 'draw_tickets.paid_by',
      jackpotParts: 'draw_tickets.jackpot_parts',
      boughtAt: 'draw_tickets.bought_at',
      settledAt: 'draw_tickets.settled_at',
      collectedAt: 'draw_tickets.collected_at',
    })
    .select(db.raw("users.type <> 'player' as isOfDesk"))

/** The views of tickets in their order. Call it outside a transaction. */
export async function ticketViews(rows: readonly StoredTicket[]): Promise<DrawTicketView[]> {
  const draws = await drawsById(rows.map(({ drawId }) => Number(drawId)))
  const ids = rows.map(({ id }) => Number(id))
  const prints = await printCounts(ids)
  const deadline = await deadlinesOf('drawTicket', ids)
  const ofDesks = rows.filter(({ isOfDesk }) => Number(isOfDesk)).map(({ id }) => Number(id))
  const jackpotsOf = await wonJackpots('drawTicket', ofDesks)
  const winsOf = new Map<number, (bets: readonly unknown[]) => number[]>()
  return rows.map((row) => {
    const draw = must(draws.get(Number(row.drawId)), 'draw of a ticket')
    const wins = winsOf.get(draw.id) ?? winsBy(draw)
    winsOf.set(draw.id, wins)
    return ticketView(row, draw, {
      wins,
      printCount: prints.get(Number(row.id)) ?? 0,
      deadline: deadline(Number(row.id)),
      jackpotDueMinor: dueMinorOf(jackpotsOf(Number(row.id))),
    })
  })
}

export async function viewOfTicket(row: StoredTicket): Promise<DrawTicketView> {
  const [view] = await ticketViews([row])
  return must(view, 'view of a ticket')
}

const NO_WINS = (): number[] => []

/** The wins of bets on a draw; none while it has no result. */
function winsBy(draw: StoredDraw): (bets: readonly unknown[]) => number[] {
  const seeds = seedsOf(draw)
  return seeds ? winsOfDraw(draw.gameCode, seeds) : NO_WINS
}

interface Around {
  wins: (bets: readonly unknown[]) => number[]
  printCount: number
  deadline: TicketDeadline
  jackpotDueMinor: number
}

export function ticketView(
  row: StoredTicket,
  draw: StoredDraw,
  { wins, printCount, deadline, jackpotDueMinor }: Around = {
    wins: NO_WINS,
    printCount: 0,
    deadline: NO_DEADLINE,
    jackpotDueMinor: 0,
  }
): DrawTicketView {
  const bets: DrawBet[] = JSON.parse(row.bets)
  const won = wins(bets)
  const isOfDesk = Boolean(Number(row.isOfDesk))
  const isOpen = draw.state === 'open' && clock.now() < Number(draw.closesAt)
  return {
    id: Number(row.id),
    code: row.code,
    draw: drawView(draw),
    carriedFrom: row.carriedFrom,
    state: row.state,
    bets: bets.map((bet, index) => ({ bet, winMinor: won[index] ?? null })),
    stakeMinor: Number(row.stakeMinor),
    maxWinMinor: Number(row.maxWinMinor),
    winMinor: row.winMinor === null ? null : Number(row.winMinor),
    currency: row.currency,
    boughtAt: Number(row.boughtAt),
    settledAt: row.settledAt === null ? null : Number(row.settledAt),
    canCancel: row.state === 'waiting' && isOpen,
    isUncollected: isOfDesk && isDue(row) && row.collectedAt === null,
    collectedAt: row.collectedAt === null ? null : Number(row.collectedAt),
    jackpotDueMinor,
    printCount,
    ...deadline,
  }
}

/** Whether a desk owes money on it: a win, or a stake that goes back after the draw failed. */
export const isDue = ({ state, winMinor }: Pick<StoredTicket, 'state' | 'winMinor'>): boolean =>
  (state === 'won' || state === 'void') && Number(winMinor ?? 0) > 0

async function printCounts(ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows: { ticketId: number; count: number }[] = await db
    .query<{ ticketId: number; count: number }>()
    .from('draw_ticket_prints')
    .whereIn('ticket_id', [...ids])
    .where({ paper: 'ticket', status: 'printed' })
    .groupBy('ticket_id')
    .select({ ticketId: 'ticket_id' })
    .count('* as count')
  return new Map(rows.map(({ ticketId, count }) => [Number(ticketId), Number(count)]))
}

/** Notes who has collected what was due on a ticket. Call it with the ticket locked. */
export const markCollected = async (trx: Trx, ticketId: number, userId: number): Promise<void> =>
  void (await trx
    .from('draw_tickets')
    .where('id', ticketId)
    .update({ collected_at: clock.now(), collected_by: userId }))
