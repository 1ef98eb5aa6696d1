import type {
  CardBatchRow,
  CardRow,
  CardStatus,
  CardType,
} from '@grandstand/shared-types/wire/money/cards'
import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'

const batchFields = {
  id: number('card_batches.id'),
  makerId: number('card_batches.maker_id'),
  makerName: text('users.username'),
  type: text<CardType>('card_batches.type'),
  currency: text('card_batches.currency'),
  amountMinor: number('card_batches.amount'),
  count: number('card_batches.count'),
  madeCount: number('card_batches.made_count'),
  expiresAt: orNull(number('card_batches.expires_at')),
  codesTakenAt: orNull(number('card_batches.codes_taken_at')),
  createdAt: number('card_batches.created_at'),
} satisfies FieldsOf<Omit<CardBatchRow, 'openCount' | 'openMinor' | 'redeemedCount'>>

type StoredBatch = Omit<CardBatchRow, 'openCount' | 'openMinor' | 'redeemedCount'>

export const batchResource: Resource<typeof batchFields> = {
  name: 'card-batches',
  fields: batchFields,
  from: (query) => query.from('card_batches').join('users', 'users.id', 'card_batches.maker_id'),
  search: ['users.username'],
  filters: {
    ...OWNER_FILTERS,
    createdAt_gte: atLeast('card_batches.created_at'),
    createdAt_lte: atMost('card_batches.created_at'),
  },
  defaultSort: ['id', 'desc'],
}

const cardFields = {
  id: number('cards.id'),
  batchId: number('cards.batch_id'),
  makerId: number('card_batches.maker_id'),
  makerName: text('users.username'),
  type: text<CardType>('card_batches.type'),
  currency: text('card_batches.currency'),
  amountMinor: number('card_batches.amount'),
  lastFour: text('cards.last_four'),
  status: text<CardStatus>('cards.status'),
  expiresAt: orNull(number('card_batches.expires_at')),
  soldAt: orNull(number('cards.sold_at')),
  endedAt: orNull(number('cards.ended_at')),
  redeemedById: orNull(number('cards.redeemed_by')),
  redeemedByName: orNull(text('redeemers.username')),
} satisfies FieldsOf<CardRow>

export const cardResource: Resource<typeof cardFields> = {
  name: 'cards',
  fields: cardFields,
  from: (query) =>
    query
      .from('cards')
      .join('card_batches', 'card_batches.id', 'cards.batch_id')
      .join('users', 'users.id', 'card_batches.maker_id')
      .leftJoin('users as redeemers', 'redeemers.id', 'cards.redeemed_by'),
  search: ['cards.last_four', 'redeemers.username'],
  filters: {
    ...OWNER_FILTERS,
    endedAt_gte: atLeast('cards.ended_at'),
    endedAt_lte: atMost('cards.ended_at'),
  },
  defaultSort: ['id', 'desc'],
  amounts: ['amountMinor'],
}

/** Batches and cards of makers whom the principal sees. */
export function scopeCards(query: Query, principal: Principal): void {
  scopeToPrincipal(query, principal)
}

interface CountRow {
  batchId: number
  status: CardStatus
  total: number
}

/** Adds the numbers of open and of redeemed cards. */
export async function withCardCounts(rows: StoredBatch[]): Promise<CardBatchRow[]> {
  const counts: CountRow[] = await db
    .query<CountRow>()
    .from('cards')
    .whereIn(
      'batch_id',
      rows.map(({ id }) => id)
    )
    .groupBy('batch_id', 'status')
    .select({ batchId: 'batch_id', status: 'status' })
    .count('* as total')
  return rows.map((row) => {
    const of = (status: CardStatus) =>
      sumOfRows(counts.find((c) => Number(c.batchId) === row.id && c.status === status)?.total)
    const openCount = of('made') + of('sold')
    return {
      ...row,
      openCount,
      openMinor: openCount * row.amountMinor,
      redeemedCount: of('redeemed'),
    }
  })
}
