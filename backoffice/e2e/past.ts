import { changeRows } from '../../e2e/database.ts'

const DAYS_AGO_MS = 40 * 86_400_000

/** Moves the demo's first transfer, credit of the house for the dealer, into a month that is over. */
export const makePast = (): Promise<void> =>
  changeRows([
    // the inner query has a name, because MySQL reads no table that a statement changes
    `update ledger_transfers set created_at = ?
     where id = (select id from (select min(id) as id from ledger_transfers where kind = 'creditSent') as first_credit)`,
    [Date.now() - DAYS_AGO_MS],
  ])
