import { changeRows } from '../../e2e/database.ts'

/** A time in the middle of the month before this one, epoch milliseconds. */
function lastMonth(): number {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12)
}

/** Moves the demo's first transfer, credit of the house for the dealer, into the month that was closed last. */
export const makePast = (): Promise<void> =>
  changeRows([
    // the inner query has a name, because MySQL reads no table that a statement changes
    `update ledger_transfers set created_at = ?
     where id = (select id from (select min(id) as id from ledger_transfers where kind = 'creditSent') as first_credit)`,
    [lastMonth()],
  ])
