import db from '@adonisjs/lucid/services/db'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawOutcome, DrawRow, DrawState, DrawSums } from '@grandstand/shared-types/wire/draws'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
  type Row,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { sumOfRows } from '#core/database/sums'

const fields = {
  id: number('draws.id'),
  gameCode: text<DrawGameCode>('draw_games.code'),
  number: number('draws.number'),
  opensAt: number('draws.opens_at'),
  closesAt: number('draws.closes_at'),
  drawsAt: number('draws.draws_at'),
  state: text<DrawState>('draws.state'),
  hash: text('draws.seed_hash'),
  serverSeed: orNull(text('draws.server_seed')),
  clientSeed: orNull(text('draws.client_seed')),
  outcome: orNull(json<DrawOutcome>('draws.outcome')),
  failedBecause: orNull(text<NonNullable<DrawRow['failedBecause']>>('draws.failed_because')),
  reason: orNull(text('draws.reason')),
  drawnAt: orNull(number('draws.drawn_at')),
  paidAt: orNull(number('draws.done_at')),
} satisfies FieldsOf<Omit<DrawRow, 'isOwn' | 'sums'>>

/** Draws of all brands and of single ones, the newest first. */
export const drawResource: Resource<typeof fields> = {
  name: 'draws',
  fields,
  from: (query) => query.from('draws').join('draw_games', 'draw_games.id', 'draws.game_id'),
  search: ['draw_games.code', 'draws.seed_hash'],
  filters: {
    drawsAt_gte: atLeast('draws.draws_at'),
    drawsAt_lte: atMost('draws.draws_at'),
  },
  defaultSort: ['drawsAt', 'desc'],
}

/** The draws of all brands, and those of the reader's brand; those of another one are not found. */
export const scopeDraws = (query: Query, { siteId }: Principal): void =>
  void query.where((draws) => {
    void draws.whereNull('draws.own_site_id').orWhere('draws.own_site_id', siteId)
  })

interface SumRow extends Omit<DrawSums, 'ticketCount'> {
  drawId: number
  ticketCount: number
}

/** Adds whether the draw is the brand's own, and the sums of the tickets that the reader's brand sold; cancelled ones do not count. */
export async function withSums(
  rows: Row<typeof fields>[],
  { siteId }: Principal
): Promise<DrawRow[]> {
  const ids = rows.map(({ id }) => id)
  const sums: SumRow[] =
    ids.length === 0
      ? []
      : await db
          .query<SumRow>()
          .from('draw_tickets')
          .where('site_id', siteId)
          .whereIn('draw_id', ids)
          .whereNot('state', 'cancelled')
          .groupBy('draw_id', 'currency')
          .orderBy('currency')
          .select({ drawId: 'draw_id', currency: 'currency' })
          .count('* as ticketCount')
          .sum('stake as stakeMinor')
          .select(db.raw("sum(case when state = 'won' then win else 0 end) as winMinor"))
          .select(db.raw("sum(case when state = 'void' then win else 0 end) as returnedMinor"))
  const own = await ownIds(ids, siteId)
  return rows.map((row) => ({
    ...row,
    isOwn: own.has(row.id),
    sums: sums
      .filter(({ drawId }) => Number(drawId) === row.id)
      .map(({ currency, ticketCount, stakeMinor, winMinor, returnedMinor }) => ({
        currency,
        ticketCount: Number(ticketCount),
        stakeMinor: sumOfRows(stakeMinor),
        winMinor: sumOfRows(winMinor),
        returnedMinor: sumOfRows(returnedMinor),
      })),
  }))
}

async function ownIds(ids: readonly number[], siteId: number): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows: { id: number }[] = await db
    .query<{ id: number }>()
    .from('draws')
    .where('own_site_id', siteId)
    .whereIn('id', [...ids])
    .select('id')
  return new Set(rows.map(({ id }) => Number(id)))
}
