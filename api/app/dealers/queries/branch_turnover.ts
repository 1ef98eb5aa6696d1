/**
 * Stakes less returned stakes, and payouts, for each node of a level with everybody below it. Hours that are counted
 * already come from `turnover_hours`, the rest of the period from the ledger, so that the sums are exact at any moment.
 */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Period } from '@grandstand/shared-types/statements/periods'
import { whereAmong } from '#core/database/transactions'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { BRAND, HOUR_MS } from '#dealers/turnover/count_hour'
import { TURNOVER_SUMS } from '#dealers/turnover/turnover_sums'
import { countedUntil } from '#dealers/turnover/turnover_loop'
import { branchOf, inBranch, nodeOf, type Branch, type Row } from '#dealers/queries/branch_scope'

/**
 * The sums of each node and currency, as rows with `node`, `currency`, `stakes`, `payouts`; a node may have two rows
 * for one currency.
 */
export async function branchTurnover(
  branch: Branch,
  nodeIds: readonly number[],
  { startsAt, endsAt }: Period
): Promise<Row[]> {
  const firstHour = Math.ceil(startsAt / HOUR_MS) * HOUR_MS
  const lastHour = Math.min(Math.floor(endsAt / HOUR_MS) * HOUR_MS, await countedUntil())
  if (lastHour <= firstHour) return fromLedger(branch, startsAt, endsAt)
  const parts = await Promise.all([
    fromHours(branch, nodeIds, firstHour, lastHour),
    fromLedger(branch, startsAt, firstHour),
    fromLedger(branch, lastHour, endsAt),
  ])
  return parts.flat()
}

/**
 * Stakes and payouts of the principal's branch, or of the brand for staff of the house, in the principal's currency.
 */
export async function ownTurnover(
  principal: Principal,
  period: Period
): Promise<{ stakesMinor: number; payoutsMinor: number }> {
  const headId = reachesBrand(principal) ? BRAND : keeperOf(principal).userId
  const rows = await branchTurnover(branchOf(principal), [headId], period)
  const own = rows.filter(({ currency }) => currency === principal.currency)
  const sumOf = (column: 'stakes' | 'payouts') =>
    own.reduce((sum, row) => sum + Number(row[column]), 0)
  return { stakesMinor: sumOf('stakes'), payoutsMinor: sumOf('payouts') }
}

/** Names every column of the primary key, so that hours of other branches are not read. */
async function fromHours(
  { siteId }: Branch,
  nodeIds: readonly number[],
  from: number,
  until: number
): Promise<Row[]> {
  const rows: Row[] = await whereAmong(
    reads().query<Row>().from('turnover_hours').where('site_id', siteId),
    'head_id',
    nodeIds
  )
    .whereIn('currency', [...CURRENCY_CODES])
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .groupBy('head_id', 'currency')
    .select({ node: 'head_id', currency: 'currency' })
    .sum({ stakes: 'stakes', payouts: 'payouts' })
  return rows
}

/**
 * Compares no column of a transfer but its time, so that both databases use the index on time. `crossJoin` keeps SQLite
 * from starting with the users.
 */
async function fromLedger(branch: Branch, from: number, until: number): Promise<Row[]> {
  if (until <= from) return []
  const query = reads()
    .query<Row>()
    .from('ledger_transfers')
    .crossJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .crossJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .crossJoin('users', 'users.id', 'ledger_accounts.user_id')
    .where('ledger_transfers.created_at', '>=', from)
    .where('ledger_transfers.created_at', '<', until)
  const rows: Row[] = await inBranch(query, branch)
    .groupByRaw(`${nodeOf(branch).node}, ledger_accounts.currency`)
    .select('ledger_accounts.currency as currency')
    .select(db.raw(`${TURNOVER_SUMS.stakes} as stakes`))
    .select(db.raw(`${TURNOVER_SUMS.payouts} as payouts`))
  return rows
}
