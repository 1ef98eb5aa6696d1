import { reads } from '#core/database/lagging_reads'
import { readTerms, TERM_COLUMNS, type StoredTerms } from '#statements/stored_terms'
import { dealerTree } from '#statements/queries/dealer_tree'
import type { PastStatement } from '#rule_lab/statements/payables'

export interface StatementRow extends Omit<PastStatement, 'slices'> {
  username: string
  path: string
  endsAt: number
  payableMinor: number
}

interface StoredRow extends Omit<StatementRow, 'terms' | 'parentId'>, StoredTerms {
  versionId: number | null
}

/** The columns of the terms, named by their table: statements have a turnover of their own. */
const columnsOf = (table: string) =>
  Object.fromEntries(
    Object.entries(TERM_COLUMNS).map(([name, column]) => [name, `${table}.${column}`])
  )

/** The statements of the brand's periods that ended after `fromMs`, in the order of their periods. */
export async function statementsSince(siteId: number, fromMs: number): Promise<StatementRow[]> {
  const { parentOf } = await dealerTree(reads(), siteId)
  const rows: StoredRow[] = await reads()
    .query<StoredRow>()
    .from('statements as s')
    .join('statement_periods as p', 'p.id', 's.period_id')
    .join('users as u', 'u.id', 's.dealer_id')
    .leftJoin('commission_versions as v', 'v.id', 's.version_id')
    .where('p.site_id', siteId)
    .where('p.ends_at', '>', fromMs)
    .orderBy(['p.starts_at', 's.id'])
    .select({ id: 's.id', periodId: 's.period_id', dealerId: 's.dealer_id' })
    .select({ currency: 's.currency', carriedMinor: 's.carried', payableMinor: 's.payable' })
    .select({ versionId: 's.version_id', planId: 'v.plan_id', username: 'u.username' })
    .select({ path: 'u.path', endsAt: 'p.ends_at' })
    .select(columnsOf('v'))
  return rows.map((row) => ({
    id: Number(row.id),
    periodId: Number(row.periodId),
    dealerId: Number(row.dealerId),
    parentId: parentOf.get(Number(row.dealerId)) ?? null,
    currency: row.currency,
    planId: row.planId === null ? null : Number(row.planId),
    terms: row.versionId === null ? null : readTerms(row),
    carriedMinor: Number(row.carriedMinor),
    payableMinor: Number(row.payableMinor),
    ...{ username: row.username, path: row.path, endsAt: Number(row.endsAt) },
  }))
}

export interface SliceRow {
  statementId: number
  selectionCount: number
  count: number
  turnover: number
  grossWin: number
  netWin: number
}

/** Sums of the coupons that statements count, with numbers above `afterId`, up to `toId`. */
export async function slicesBetween(afterId: number, toId: number): Promise<SliceRow[]> {
  const rows: SliceRow[] = await reads()
    .query<SliceRow>()
    .from('statement_coupons')
    .where('id', '>', afterId)
    .where('id', '<=', toId)
    // the plus keeps SQLite from the index by statement, which has every coupon
    .groupByRaw('+statement_id, selection_count')
    .select({ statementId: 'statement_id', selectionCount: 'selection_count' })
    .count({ count: '*' })
    .sum({ turnover: 'turnover', grossWin: 'gross_win', netWin: 'net_win' })
  return rows.map((row) => ({
    statementId: Number(row.statementId),
    selectionCount: Number(row.selectionCount),
    count: Number(row.count),
    turnover: Number(row.turnover),
    grossWin: Number(row.grossWin),
    netWin: Number(row.netWin),
  }))
}
