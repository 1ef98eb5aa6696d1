import type { Period } from '@grandstand/shared-types/statements/periods'
import type { Reader } from '#core/database/transactions'
import type { ClosingFigures } from '#statements/statement_draft'

/** The closing figures of the statements of the period before `period`. */
export async function closingFiguresBefore(
  reader: Reader,
  siteId: number,
  { startsAt }: Period
): Promise<ClosingFigures[]> {
  const rows: ClosingFigures[] = await reader
    .query<ClosingFigures>()
    .from('statements as s')
    .join('statement_periods as p', 'p.id', 's.period_id')
    .where({ 'p.site_id': siteId, 'p.ends_at': startsAt })
    .select({ dealerId: 's.dealer_id', currency: 's.currency', closingMinor: 's.closing' })
    .select({ debtMinor: 's.debt', carryMinor: 's.carry' })
  return rows.map((row) => ({
    ...row,
    dealerId: Number(row.dealerId),
    closingMinor: Number(row.closingMinor),
    debtMinor: Number(row.debtMinor),
    carryMinor: Number(row.carryMinor),
  }))
}
