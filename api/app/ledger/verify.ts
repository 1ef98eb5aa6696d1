/**
 * Checks the books: sums, currencies, chains, balances, floors. Reads everything, in pages, and stops at the first
 * fault.
 */
import db from '@adonisjs/lucid/services/db'

const PAGE = 20_000

export interface VerifyReport {
  accounts: number
  transfers: number
  entries: number
  /** Names the first fault; null when there is none. */
  firstBreak: string | null
}

export async function verifyLedger(): Promise<VerifyReport> {
  const report: VerifyReport = {
    accounts: await count('ledger_accounts'),
    transfers: await count('ledger_transfers'),
    entries: await count('ledger_entries'),
    firstBreak: null,
  }
  for (const check of [
    unbalancedTransfer,
    emptyTransfer,
    strayCurrency,
    brokenChain,
    wrongBalance,
  ]) {
    report.firstBreak = await check()
    if (report.firstBreak) break
  }
  return report
}

async function unbalancedTransfer(): Promise<string | null> {
  const row = await db
    .query<{ id: number; total: number }>()
    .from('ledger_entries')
    .groupBy('transfer_id')
    .havingRaw('sum(amount) <> 0')
    .select('transfer_id as id')
    .sum('amount as total')
    .first()
  return row ? `transfer ${row.id} sums to ${row.total}, not to 0` : null
}

async function emptyTransfer(): Promise<string | null> {
  const row = await db
    .query<{ id: number }>()
    .from('ledger_transfers')
    .leftJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .whereNull('ledger_entries.id')
    .select('ledger_transfers.id as id')
    .first()
  return row ? `transfer ${row.id} has no entries` : null
}

async function strayCurrency(): Promise<string | null> {
  const row = await db
    .query<{ id: number }>()
    .from('ledger_entries')
    .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .whereColumn('ledger_transfers.currency', '<>', 'ledger_accounts.currency')
    .select('ledger_entries.id as id')
    .first()
  return row ? `entry ${row.id} moves another currency than its account holds` : null
}

interface ChainRow {
  id: number
  account_id: number
  seq: number
  amount: number
  balance_after: number
}

/**
 * Finds an account whose entries are not numbered 1, 2, 3, ..., or whose balance is not the previous one plus the
 * amount.
 */
async function brokenChain(): Promise<string | null> {
  let account = 0
  let seq = 0
  let balance = 0
  for (;;) {
    const rows: ChainRow[] = await db
      .query<ChainRow>()
      .from('ledger_entries')
      .whereNotNull('seq')
      .where((query) => {
        query.where('account_id', '>', account).orWhere((same) => {
          same.where('account_id', account).where('seq', '>', seq)
        })
      })
      .orderBy([{ column: 'account_id' }, { column: 'seq' }])
      .select('id', 'account_id', 'seq', 'amount', 'balance_after')
      .limit(PAGE)
    for (const row of rows) {
      if (row.account_id !== account) {
        account = row.account_id
        seq = 0
        balance = 0
      }
      if (row.seq !== seq + 1) return `account ${account}: entry ${seq + 1} of its chain is missing`
      if (row.balance_after !== balance + row.amount) {
        return `account ${account}: entry ${row.id} says ${row.balance_after}, its chain gives ${balance + row.amount}`
      }
      seq = row.seq
      balance = row.balance_after
    }
    if (rows.length < PAGE) return null
  }
}

async function wrongBalance(): Promise<string | null> {
  const row = await db
    .query<{ id: number; balance: number; total: number | null }>()
    .from('ledger_accounts')
    .leftJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
    .whereNotNull('ledger_accounts.user_id')
    .groupBy('ledger_accounts.id', 'balance', 'floor', 'entry_count')
    .havingRaw(
      'balance <> coalesce(sum(amount), 0) or entry_count <> count(ledger_entries.id) or balance < floor'
    )
    .select('ledger_accounts.id as id', 'balance')
    .sum('amount as total')
    .first()
  return row
    ? `account ${row.id} says ${row.balance}, its entries give ${row.total ?? 0}, or its floor is broken`
    : null
}

async function count(table: string): Promise<number> {
  const row = await db.query<{ total: number }>().from(table).count('* as total').first()
  return Number(row?.total ?? 0)
}
