import db from '@adonisjs/lucid/services/db'
import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { BonusRow } from '@grandstand/shared-types/wire/bonuses/office'
import {
  bool,
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { sumOfRows } from '#core/database/sums'

type Stored = Omit<BonusRow, 'waitingCount' | 'runningCount'>

const fields = {
  id: number('bonuses.id'),
  titles: json<ByLanguage>('bonuses.titles'),
  texts: json<ByLanguage>('bonuses.texts'),
  category: text<BonusCategory>('bonuses.category'),
  terms: json<BonusTerms>('bonus_versions.terms'),
  version: number('bonuses.version'),
  versionSince: number('bonus_versions.created_at'),
  shownFrom: orNull(number('bonuses.shown_from')),
  shownUntil: orNull(number('bonuses.shown_until')),
  listOrder: number('bonuses.list_order'),
  isShown: bool('bonuses.is_shown'),
  createdAt: number('bonuses.created_at'),
  updatedAt: number('bonuses.updated_at'),
} satisfies FieldsOf<Stored>

export const bonusResource: Resource<typeof fields> = {
  name: 'bonuses',
  fields,
  from: (query) =>
    query.from('bonuses').join('bonus_versions', (join) => {
      join
        .on('bonus_versions.bonus_id', 'bonuses.id')
        .andOn('bonus_versions.version', 'bonuses.version')
    }),
  search: ['bonuses.titles'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeBonuses = (query: Query, { siteId }: Principal): void =>
  void query.where('bonuses.site_id', siteId)

/** Adds how many requests wait and how many grants run. */
export async function withBonusCounts(rows: Stored[]): Promise<BonusRow[]> {
  const ids = rows.map(({ id }) => id)
  const counted = async (table: string, open: Record<string, string | number>) => {
    const counts: { bonusId: number; total: number }[] = await db
      .query<{ bonusId: number; total: number }>()
      .from(table)
      .whereIn('bonus_id', ids)
      .where(open)
      .groupBy('bonus_id')
      .select({ bonusId: 'bonus_id' })
      .count('* as total')
    return new Map(counts.map(({ bonusId, total }) => [Number(bonusId), sumOfRows(total)]))
  }
  const waiting = await counted('bonus_requests', { status: 0 })
  const running = await counted('bonus_grants', { state: 'running' })
  return rows.map((row) => ({
    ...row,
    waitingCount: waiting.get(row.id) ?? 0,
    runningCount: running.get(row.id) ?? 0,
  }))
}
