import db from '@adonisjs/lucid/services/db'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { PromoBatchRow } from '@grandstand/shared-types/wire/bonuses/office'
import { sumOfRows } from '#core/database/sums'
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

type Stored = Omit<PromoBatchRow, 'usedCount'>

const fields = {
  id: number('promo_batches.id'),
  bonusId: number('promo_batches.bonus_id'),
  bonusTitles: json<ByLanguage>('bonuses.titles'),
  label: text('promo_batches.label'),
  count: number('promo_batches.count'),
  expiresAt: orNull(number('promo_batches.expires_at')),
  codesTakenAt: orNull(number('promo_batches.codes_taken_at')),
  voidedAt: orNull(number('promo_batches.voided_at')),
  makerName: text('users.username'),
  createdAt: number('promo_batches.created_at'),
} satisfies FieldsOf<Stored>

export const batchResource: Resource<typeof fields> = {
  name: 'promo-batches',
  fields,
  from: (query) =>
    query
      .from('promo_batches')
      .join('bonuses', 'bonuses.id', 'promo_batches.bonus_id')
      .join('users', 'users.id', 'promo_batches.maker_id'),
  search: ['promo_batches.label'],
  defaultSort: ['id', 'desc'],
}

export const scopeBatches = (query: Query, { siteId }: Principal): void =>
  void query.where('promo_batches.site_id', siteId)

/** Adds how many codes were used. */
export async function withUsedCounts(rows: Stored[]): Promise<PromoBatchRow[]> {
  const counts: { batchId: number; total: number }[] = await db
    .query<{ batchId: number; total: number }>()
    .from('promo_codes')
    .whereIn(
      'batch_id',
      rows.map(({ id }) => id)
    )
    .whereNotNull('used_at')
    .groupBy('batch_id')
    .select({ batchId: 'batch_id' })
    .count('* as total')
  const used = new Map(counts.map(({ batchId, total }) => [Number(batchId), sumOfRows(total)]))
  return rows.map((row) => ({ ...row, usedCount: used.get(row.id) ?? 0 }))
}
