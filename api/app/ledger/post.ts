/**
 * The only code that changes a balance. A transfer's legs sum to zero, an account never falls below its floor, and each
 * key is posted once: the table's unique key refuses a second transfer.
 */
import { requireBrandsHere } from '#ledger/brands_away'
import type { TransferKind, TransferSubject } from '@grandstand/shared-types/money/transfers'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { chunked, insertAll, whereAmong, type Trx } from '#core/database/transactions'
import { reserveIds } from '#core/database/id_blocks'
import { must } from '#core/errors/must'
import { updateRows } from '#core/database/update_rows'
import { houseCurrency, type UserAccount } from '#ledger/accounts'

export interface Leg {
  accountId: number
  /** Minor units; positive adds to the account. */
  amountMinor: number
  /**
   * The owner's receivable account. When given, the part of a debit below the floor becomes a debt, and a credit first
   * pays the debt. When missing, a debit below the floor is refused.
   */
  receivableId?: number
}

export interface Transfer {
  /** Id of the transfer's row, from `reserveTransferIds`. */
  id: number
  /** Names the event that is posted once, such as `coupon:12:stake`. */
  key: string
  kind: TransferKind
  siteId: number
  currency: string
  referenceType?: TransferSubject
  referenceId?: number
  actorId?: number
  note?: string
  legs: Leg[]
}

export const reserveTransferIds = (count: number): Promise<number[]> =>
  reserveIds('ledger_transfers', count)

/** The id for the row of one transfer. */
export async function reserveTransferId(): Promise<number> {
  const [id] = await reserveTransferIds(1)
  return must(id, 'number for a transfer')
}

interface AccountState {
  id: number
  currency: string
  isHouse: boolean
  balance: number
  floor: number
  entryCount: number
  changed: boolean
}

/**
 * Posts transfers in order inside `trx`. User accounts are locked in id order, unless the caller has locked them and
 * passes them as `locked`; house accounts are never locked. Throws 422 `insufficientCredit` when an account would fall
 * below its floor, 503 `plannedMaintenance` for a brand that is in another database; the caller must then roll `trx` back.
 * Returns the balance of every user account that changed.
 */
export async function post(
  trx: Trx,
  transfers: readonly Transfer[],
  locked: readonly UserAccount[] = []
): Promise<Map<number, { before: number; after: number }>> {
  const moves = new Map<number, { before: number; after: number }>()
  if (transfers.length === 0) return moves
  await requireBrandsHere(trx, transfers)
  const accounts = await lockAccounts(trx, transfers, locked)
  for (const account of accounts.values()) {
    if (!account.isHouse) moves.set(account.id, { before: account.balance, after: 0 })
  }

  const now = clock.now()
  const entries = transfers.flatMap((transfer) => {
    assertBalanced(transfer)
    return transfer.legs.flatMap((leg) =>
      splitByDebt(leg, accounts).map(({ accountId, amountMinor }) =>
        applyEntry(transfer, stateOf(accounts, accountId), amountMinor)
      )
    )
  })

  await insertAll(
    trx,
    'ledger_transfers',
    transfers.map((t) => ({
      id: t.id,
      site_id: t.siteId,
      key: t.key,
      kind: t.kind,
      currency: t.currency,
      reference_type: t.referenceType ?? null,
      reference_id: t.referenceId ?? null,
      actor_id: t.actorId ?? null,
      note: t.note ?? null,
      created_at: now,
    }))
  )
  await insertAll(trx, 'ledger_entries', entries)
  await saveBalances(
    trx,
    [...accounts.values()].filter((account) => account.changed)
  )

  for (const [id, move] of moves) move.after = stateOf(accounts, id).balance
  return moves
}

interface AccountRow {
  id: number
  user_id: number | null
  currency: string
  balance: number
  floor: number
  entry_count: number
}

async function lockAccounts(
  trx: Trx,
  transfers: readonly Transfer[],
  locked: readonly UserAccount[]
): Promise<Map<number, AccountState>> {
  const accounts = new Map<number, AccountState>()
  for (const { id, currency, balance, floor, entryCount } of locked) {
    accounts.set(id, { id, currency, isHouse: false, balance, floor, entryCount, changed: false })
  }
  const missing = new Set<number>()
  for (const { legs } of transfers) {
    for (const { accountId, receivableId } of legs) {
      for (const id of receivableId ? [accountId, receivableId] : [accountId]) {
        if (accounts.has(id)) continue
        const currency = houseCurrency(id)
        if (currency) accounts.set(id, houseState(id, currency))
        else missing.add(id)
      }
    }
  }
  const sorted = [...missing].sort((a, b) => a - b)
  for (const chunk of chunked(sorted, 5000)) {
    const query = trx.query<AccountRow>().from('ledger_accounts')
    const rows: AccountRow[] = await whereAmong(query, 'id', chunk)
      .select('id', 'user_id', 'currency', 'balance', 'floor', 'entry_count')
      .orderBy('id')
      .forUpdate()
    for (const row of rows) {
      accounts.set(row.id, {
        id: row.id,
        currency: row.currency,
        isHouse: row.user_id === null,
        balance: row.balance,
        floor: row.floor,
        entryCount: row.entry_count,
        changed: false,
      })
    }
  }
  return accounts
}

const houseState = (id: number, currency: string): AccountState => ({
  id,
  currency,
  isHouse: true,
  balance: 0,
  floor: 0,
  entryCount: 0,
  changed: false,
})

function assertBalanced(transfer: Transfer): void {
  const sum = transfer.legs.reduce((total, leg) => total + leg.amountMinor, 0)
  if (sum !== 0 || transfer.legs.length < 2 || transfer.legs.some((leg) => leg.amountMinor === 0)) {
    throw new Error(`transfer ${transfer.key} does not sum to zero`)
  }
}

/** Splits a leg between the account and the owner's debt. */
function splitByDebt(leg: Leg, accounts: Map<number, AccountState>): Leg[] {
  const { accountId, amountMinor, receivableId } = leg
  if (!receivableId) return [leg]
  const account = stateOf(accounts, accountId)
  const debt = stateOf(accounts, receivableId)
  const onDebt =
    amountMinor > 0
      ? Math.min(amountMinor, 0 - debt.balance)
      : Math.min(0, amountMinor + Math.max(0, account.balance - account.floor))
  return [
    { accountId, amountMinor: amountMinor - onDebt },
    { accountId: receivableId, amountMinor: onDebt },
  ].filter((part) => part.amountMinor !== 0)
}

/** Money does not change its currency between two legs: the books have no rate of exchange. */
function applyEntry(transfer: Transfer, account: AccountState, amountMinor: number) {
  if (account.currency !== transfer.currency) {
    throw new Error(`transfer ${transfer.key} in ${transfer.currency}, account ${account.id} not`)
  }
  const isUser = !account.isHouse
  if (isUser) {
    const after = account.balance + amountMinor
    if (after < account.floor && amountMinor < 0) {
      throw new AppError('insufficientCredit', {
        params: [0 - amountMinor, Math.max(0, account.balance - account.floor)],
      })
    }
    account.balance = after
    account.entryCount += 1
    account.changed = true
  }
  return {
    transfer_id: transfer.id,
    account_id: account.id,
    amount: amountMinor,
    seq: isUser ? account.entryCount : null,
    balance_after: isUser ? account.balance : null,
  }
}

async function saveBalances(trx: Trx, accounts: AccountState[]): Promise<void> {
  await updateRows(
    trx,
    'ledger_accounts',
    { balance: 'integer', entry_count: 'integer' },
    accounts.map(({ id, balance, entryCount }) => ({ id, balance, entry_count: entryCount }))
  )
}

function stateOf(accounts: Map<number, AccountState>, id: number): AccountState {
  const account = accounts.get(id)
  if (!account) throw new Error(`ledger account ${id} does not exist`)
  return account
}
