/**
 * Checks the books: sums, currencies, chains, balances, floors, and the seals of the transfers. Reads everything, in pages, and
 * stops at the first fault.
 */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { ChainFault, LedgerFault } from '@grandstand/shared-types/wire/chain_faults'
import type { ChainHead } from '#core/chain/chain'
import { PAGE, pagesOf, type Page } from '#core/database/pages_of_ids'
import { sumOfRows } from '#core/database/sums'
import { verifySeals } from '#ledger/seals/verify_seals'
import { wrongAccount } from '#ledger/verify_accounts'

/** The first fault of the books. */
interface LedgerBreak {
  fault: LedgerFault
  /** The transfer, the entry or the account that it concerns. */
  id: number
  /** Says what was found, for the command and the server's log. */
  text: string
}

interface Options {
  /** Pause between two pages, so that other work gets its turn. */
  pauseMs?: number
  isStopped?: () => boolean
  /** A seal that this process has seen: the chain must still contain it. */
  known?: ChainHead | null
  /** Reads the rows after these alone, and the accounts that they touch. */
  since?: Since
}

/** The newest transfer and the newest entry of an earlier check. */
export interface Since {
  transfer: number
  entry: number
}

export interface VerifyReport {
  accounts: number
  transfers: number
  entries: number
  /** The newest seal that was checked; null when the check has not come so far. */
  seal: ChainHead | null
  /** Null when the books are sound. */
  firstBreak: LedgerBreak | null
}

type Check = (options: Options) => Promise<LedgerBreak | null>

/** Whether what is written adds up, without who changed it: the first fault. */
export const brokenSum = (options: Options = {}): Promise<LedgerBreak | null> =>
  firstOf(SUMS, options)

/** Reads the whole ledger; ends early, without a fault, once `isStopped` says so. */
export async function verifyLedger(options: Omit<Options, 'since'> = {}): Promise<VerifyReport> {
  const report: VerifyReport = {
    accounts: await count('ledger_accounts'),
    transfers: await count('ledger_transfers'),
    entries: await count('ledger_entries'),
    seal: null,
    firstBreak: null,
  }
  const seal: Check = () => brokenSeal(report, options)
  report.firstBreak = await firstOf([...SUMS, brokenAccount, seal], options)
  return report
}

async function firstOf(checks: readonly Check[], options: Options): Promise<LedgerBreak | null> {
  for (const check of checks) {
    const found = await check(options)
    if (found) return found
  }
  return null
}

const touchedSince = ({ entry }: Since) =>
  db.from('ledger_entries').where('id', '>', entry).select('account_id')

/** Pages of accounts with about a page of entries between them; an account with more has a page to itself. */
async function* pagesOfAccounts({ since }: Options): AsyncGenerator<Page> {
  for (let after = 0; ;) {
    const accounts: { id: number; entries: number }[] = await db
      .query<{ id: number; entries: number }>()
      .from('ledger_accounts')
      .where('id', '>', after)
      .if(since, (query) => since && query.whereIn('id', touchedSince(since)))
      .orderBy('id')
      .select('id', 'entry_count as entries')
      .limit(PAGE)
    let entries = 0
    let before = after
    for (const account of accounts) {
      entries += Number(account.entries)
      if (entries > PAGE && before > after) {
        yield [after, before]
        after = before
        entries = Number(account.entries)
      }
      before = account.id
    }
    if (before === after) return
    yield [after, before]
    after = before
  }
}

async function inPages(
  pages: AsyncIterable<Page>,
  check: (page: Page) => Promise<LedgerBreak | null>,
  { pauseMs, isStopped }: Options
): Promise<LedgerBreak | null> {
  for await (const page of pages) {
    const found = await check(page)
    if (found || isStopped?.()) return found
    if (pauseMs) await pause(pauseMs)
  }
  return null
}

async function unbalancedTransfer([after, upTo]: Page): Promise<LedgerBreak | null> {
  const row = await db
    .query<{ id: number; total: number }>()
    .from('ledger_entries')
    .where('transfer_id', '>', after)
    .where('transfer_id', '<=', upTo)
    .groupBy('transfer_id')
    .havingRaw('sum(amount) <> 0')
    .select('transfer_id as id')
    .sum('amount as total')
    .first()
  return row
    ? {
        fault: 'transferUnbalanced',
        id: row.id,
        text: `transfer ${row.id} sums to ${row.total}, not to 0`,
      }
    : null
}

async function emptyTransfer([after, upTo]: Page): Promise<LedgerBreak | null> {
  const row = await db
    .query<{ id: number }>()
    .from('ledger_transfers')
    .leftJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .where('ledger_transfers.id', '>', after)
    .where('ledger_transfers.id', '<=', upTo)
    .whereNull('ledger_entries.id')
    .select('ledger_transfers.id as id')
    .first()
  return row
    ? { fault: 'transferEmpty', id: row.id, text: `transfer ${row.id} has no entries` }
    : null
}

async function strayCurrency([after, upTo]: Page): Promise<LedgerBreak | null> {
  const row = await db
    .query<{ id: number }>()
    .from('ledger_entries')
    .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_entries.id', '>', after)
    .where('ledger_entries.id', '<=', upTo)
    .whereColumn('ledger_transfers.currency', '<>', 'ledger_accounts.currency')
    .select('ledger_entries.id as id')
    .first()
  return row
    ? {
        fault: 'currencyStray',
        id: row.id,
        text: `entry ${row.id} moves another currency than its account holds`,
      }
    : null
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
async function brokenChain({ pauseMs, isStopped, since }: Options): Promise<LedgerBreak | null> {
  const broken = (id: number, text: string): LedgerBreak => ({ fault: 'chainBroken', id, text })
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
      .if(since, (query) => since && query.whereIn('account_id', touchedSince(since)))
      .limit(PAGE)
    for (const row of rows) {
      if (row.account_id !== account) {
        account = row.account_id
        seq = 0
        balance = 0
      }
      if (row.seq !== seq + 1) {
        return broken(row.id, `account ${account}: entry ${seq + 1} of its chain is missing`)
      }
      const given = balance + row.amount
      if (row.balance_after !== given) {
        return broken(
          row.id,
          `account ${account}: entry ${row.id} says ${row.balance_after}, its chain gives ${given}`
        )
      }
      seq = row.seq
      balance = row.balance_after
    }
    if (rows.length < PAGE || isStopped?.()) return null
    if (pauseMs) await pause(pauseMs)
  }
}

async function wrongBalance([after, upTo]: Page, since?: Since): Promise<LedgerBreak | null> {
  const row = await db
    .query<{ id: number; balance: number; total: number | null }>()
    .from('ledger_accounts')
    .leftJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
    .where('ledger_accounts.id', '>', after)
    .where('ledger_accounts.id', '<=', upTo)
    .whereNotNull('ledger_accounts.user_id')
    .if(since, (query) => since && query.whereIn('ledger_accounts.id', touchedSince(since)))
    .groupBy('ledger_accounts.id', 'balance', 'floor', 'entry_count')
    .havingRaw(
      'balance <> coalesce(sum(amount), 0) or entry_count <> count(ledger_entries.id) or balance < floor'
    )
    .select('ledger_accounts.id as id', 'balance')
    .sum('amount as total')
    .first()
  return row
    ? {
        fault: 'balanceWrong',
        id: row.id,
        text: `account ${row.id} says ${row.balance}, its entries give ${sumOfRows(row.total)}, or its floor is broken`,
      }
    : null
}

const SEAL_TEXTS: Record<ChainFault, (id: number) => string> = {
  rowChanged: (id) => `transfer ${id}, or one of its entries, differs from its seal`,
  rowMissing: (id) => `transfer ${id} is missing`,
  sealMissing: (id) => `seal ${id} of the transfers is missing`,
  sealedAnew: (id) => `transfer ${id} was sealed anew`,
  anchorChanged: (id) => `anchor ${id} of the transfers fits no rows`,
}

const SEAL_FAULTS: Record<ChainFault, LedgerFault> = {
  rowChanged: 'transferChanged',
  rowMissing: 'transferMissing',
  sealMissing: 'sealMissing',
  sealedAnew: 'sealedAnew',
  anchorChanged: 'anchorChanged',
}

const SUMS: readonly Check[] = [
  (options) => inPages(transfersOf(options), unbalancedTransfer, options),
  (options) => inPages(transfersOf(options), emptyTransfer, options),
  (options) => inPages(pagesOf('ledger_entries', options.since?.entry), strayCurrency, options),
  brokenChain,
  (options) =>
    inPages(pagesOfAccounts(options), (page) => wrongBalance(page, options.since), options),
]

const transfersOf = ({ since }: Options) => pagesOf('ledger_transfers', since?.transfer)

const brokenAccount: Check = ({ isStopped }) => wrongAccount(isStopped)

async function brokenSeal(report: VerifyReport, options: Options): Promise<LedgerBreak | null> {
  const { head, firstBreak, added } = await verifySeals(options)
  report.seal = head
  if (firstBreak) {
    const { fault, id } = firstBreak
    return { fault: SEAL_FAULTS[fault], id, text: SEAL_TEXTS[fault](id) }
  }
  if (added === null) return null
  return { fault: 'transferAdded', id: added, text: `transfer ${added} was put in later` }
}

async function count(table: string): Promise<number> {
  const row = await db.query<{ total: number }>().from(table).count('* as total').first()
  return sumOfRows(row?.total)
}
