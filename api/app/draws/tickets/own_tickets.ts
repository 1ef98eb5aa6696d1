import {
  DRAW_GAME_CODES,
  DRAW_GAMES,
  type DrawLobbyCode,
} from '@grandstand/shared-types/games/draw_games'
import type {
  DrawTicketQuery,
  DrawTickets,
  DrawTicketView,
} from '@grandstand/shared-types/wire/draws'
import { found } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { whereJackpotDue } from '#coupons/dues/paper_jackpots'
import { ownTickets as tickets } from '#draws/tickets/cancel_ticket'
import { ticketViews, viewOfTicket, type StoredTicket } from '#draws/tickets/ticket_rows'

/** Tickets of one answer. */
const PAGE = 20

/** The tickets that a player bought, or a desk sold; the newest first. */
export async function ownTickets(
  principal: Principal,
  { state = 'all', lobby, before }: DrawTicketQuery
): Promise<DrawTickets> {
  const query = tickets(principal)
  if (state === 'open') query.where('draw_tickets.state', 'waiting')
  if (state === 'uncollected') {
    query.whereNot('users.type', 'player').where((due) => {
      due
        .where((own) => {
          own.whereIn('draw_tickets.state', ['won', 'void']).whereNull('draw_tickets.collected_at')
        })
        .orWhereExists(whereJackpotDue('drawTicket', 'draw_tickets.id'))
    })
  }
  if (lobby) {
    query
      .join('draws', 'draws.id', 'draw_tickets.draw_id')
      .join('draw_games', 'draw_games.id', 'draws.game_id')
      .whereIn('draw_games.code', codesOf(lobby))
  }
  if (before !== undefined) query.where('draw_tickets.id', '<', before)
  const rows: StoredTicket[] = await query.orderBy('draw_tickets.id', 'desc').limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    tickets: await ticketViews(page),
    nextBefore: rows.length > PAGE && last ? Number(last.id) : null,
  }
}

/** Throws 404 `notFound` for a ticket of somebody else. */
export const ownTicket = async (principal: Principal, id: number): Promise<DrawTicketView> =>
  viewOfTicket(found(await tickets(principal).where('draw_tickets.id', id).first()))

export const codesOf = (lobby: DrawLobbyCode): string[] =>
  DRAW_GAME_CODES.filter((code) => DRAW_GAMES[code].lobby === lobby)
