import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawBet, DrawTicketRow, DrawTicketState } from '@grandstand/shared-types/wire/draws'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import { json, number, orNull, text, type FieldsOf, type Resource } from '#core/lists/resource'

const fields = {
  id: number('draw_tickets.id'),
  code: text('draw_tickets.code'),
  gameCode: text<DrawGameCode>('draw_games.code'),
  drawId: number('draw_tickets.draw_id'),
  drawNumber: number('draws.number'),
  carriedFrom: orNull(number('draw_tickets.carried_from')),
  userId: number('draw_tickets.user_id'),
  username: text('users.username'),
  state: text<DrawTicketState>('draw_tickets.state'),
  bets: json<DrawBet[]>('draw_tickets.bets'),
  stakeMinor: number('draw_tickets.stake'),
  maxWinMinor: number('draw_tickets.max_win'),
  winMinor: orNull(number('draw_tickets.win')),
  currency: text('draw_tickets.currency'),
  boughtAt: number('draw_tickets.bought_at'),
  settledAt: orNull(number('draw_tickets.settled_at')),
  collectedAt: orNull(number('draw_tickets.collected_at')),
} satisfies FieldsOf<DrawTicketRow>

export const drawTicketResource: Resource<typeof fields> = {
  name: 'draw-tickets',
  fields,
  from: (query) =>
    query
      .from('draw_tickets')
      .join('draws', 'draws.id', 'draw_tickets.draw_id')
      .join('draw_games', 'draw_games.id', 'draws.game_id')
      .join('users', 'users.id', 'draw_tickets.user_id'),
  search: ['draw_tickets.code', 'users.username'],
  filters: {
    ...OWNER_FILTERS,
    boughtAt_gte: atLeast('draw_tickets.bought_at'),
    boughtAt_lte: atMost('draw_tickets.bought_at'),
  },
  defaultSort: ['id', 'desc'],
  amounts: ['stakeMinor', 'winMinor'],
}
