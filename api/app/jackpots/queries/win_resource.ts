import type { TicketDueState } from '@grandstand/shared-types/coupons/model/ticket_validity'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { LevelKind } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import {
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('jackpot_wins.id'),
  jackpotId: number('jackpot_wins.jackpot_id'),
  levelId: number('jackpot_wins.level_id'),
  jackpotNames: json<ByLanguage>('jackpots.names'),
  levelNames: json<ByLanguage>('jackpot_levels.names'),
  runNumber: number('jackpot_wins.run_number'),
  userId: number('jackpot_wins.user_id'),
  username: text('users.username'),
  roundId: orNull(number('game_rounds.id')),
  gameTitle: orNull(text('game_rounds.game_title')),
  drawTicketId: orNull(number('jackpot_wins.draw_ticket_id')),
  drawGame: orNull(text<DrawGameCode>('draw_games.code')),
  transferId: number('jackpot_wins.transfer_id'),
  currency: text<CurrencyCode>('jackpot_wins.currency'),
  amountMinor: number('jackpot_wins.amount'),
  seedMinor: number('jackpot_wins.run_seed'),
  mustFallBeforeMinor: number('jackpot_wins.run_must_fall_before'),
  seedHash: text('jackpot_wins.seed_hash'),
  serverSeed: text('jackpot_wins.server_seed'),
  kind: text<LevelKind>('jackpot_wins.run_kind'),
  meanStakesMinor: number('jackpot_wins.run_mean_stakes'),
  drawNumber: number('jackpot_wins.draw_number'),
  stakeMinor: number('jackpot_wins.stake'),
  couponId: orNull(number('jackpot_wins.coupon_id')),
  code: orNull(text('ticket_dues.code')),
  dueState: orNull(text<TicketDueState>('ticket_dues.state')),
  endedAt: orNull(number('ticket_dues.ended_at')),
  paidBy: orNull(text('payers.username')),
  runBegunAt: number('jackpot_wins.run_begun_at'),
  fellAt: number('jackpot_wins.fell_at'),
} satisfies FieldsOf<JackpotWinRow>

export const winResource: Resource<typeof fields> = {
  name: 'jackpot-wins',
  fields,
  from: (query) =>
    query
      .from('jackpot_wins')
      .join('jackpots', 'jackpots.id', 'jackpot_wins.jackpot_id')
      .join('jackpot_levels', 'jackpot_levels.id', 'jackpot_wins.level_id')
      .join('users', 'users.id', 'jackpot_wins.user_id')
      .leftJoin('game_rounds', 'game_rounds.id', 'jackpot_wins.round_id')
      .leftJoin('draw_tickets', 'draw_tickets.id', 'jackpot_wins.draw_ticket_id')
      .leftJoin('draws', 'draws.id', 'draw_tickets.draw_id')
      .leftJoin('draw_games', 'draw_games.id', 'draws.game_id')
      .leftJoin('ticket_dues', (due) =>
        due.on('ticket_dues.ticket_id', 'jackpot_wins.id').onVal('ticket_dues.kind', 'jackpotWin')
      )
      .leftJoin('users as payers', 'payers.id', 'ticket_dues.collected_by'),
  search: ['users.username', 'ticket_dues.code'],
  defaultSort: ['id', 'desc'],
  amounts: ['amountMinor', 'stakeMinor'],
}

/** Wins of the brand's own players. */
export const scopeWins = (query: Query, { siteId }: Principal): void =>
  void query.where('jackpot_wins.site_id', siteId)
