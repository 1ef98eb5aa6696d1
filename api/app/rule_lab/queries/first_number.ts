import { reads } from '#core/database/lagging_reads'

interface Row {
  id: number
  value: number
}

/**
 * The numbers of a table's rows from the first one whose `column` is at least `least`: above `afterId`, up to `toId`.
 * Expects a column that rises with the numbers. A few looks at single rows, since a query over the table would keep
 * others waiting.
 */
export async function numbersFrom(
  table: 'coupons' | 'statement_coupons',
  column: string,
  least: number
): Promise<{ afterId: number; toId: number }> {
  const rows = () => reads().query<Row>().from(table).select({ id: 'id', value: column })
  const first: Row | null = await rows().orderBy('id').first()
  const last: Row | null = await rows().orderBy('id', 'desc').first()
  let low = Number(first?.id ?? 0)
  const toId = Number(last?.id ?? low - 1)
  let high = toId + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const row: Row | null = await rows().where('id', '>=', middle).orderBy('id').first()
    if (!row || Number(row.value) >= least) high = middle
    else low = Number(row.id) + 1
  }
  return { afterId: low - 1, toId }
}
