/**
 * The chain of seals over the transfers. A seal covers every column of a transfer, every column of its entries, and of their
 * accounts what never changes: owner, pocket, currency, begin.
 */
import type { Cells, Chain } from '#core/chain/chain'
import { whereAmong } from '#core/database/transactions'
import type { Reader } from '#core/dialect/dialect'
import { signingFor } from '#core/keys/app_keys'
import { everyUnsealed, LOOK_BACK_MS, newlyUnsealed } from '#ledger/seals/unsealed'

const TRANSFER = [
  'id',
  'site_id',
  'key',
  'kind',
  'currency',
  'reference_type',
  'reference_id',
  'actor_id',
  'note',
  'created_at',
] as const
const ENTRY = ['id', 'transfer_id', 'account_id', 'amount', 'seq', 'balance_after'] as const
const ACCOUNT = ['site_id', 'user_id', 'owner_key', 'pocket', 'currency', 'created_at'] as const

type Cell = string | number | null
type Row = Record<string, Cell> & { id: number }
type Entry = Row & { transfer_id: number }

const ENTRY_COLUMNS = [
  ...ENTRY.map((column) => `ledger_entries.${column} as ${column}`),
  ...ACCOUNT.map((column) => `ledger_accounts.${column} as account_${column}`),
]
const ENTRY_CELLS = [...ENTRY, ...ACCOUNT.map((column) => `account_${column}`)]

export const LEDGER_CHAIN: Chain = {
  seals: 'ledger_seals',
  of: 'transfer_id',
  anchors: 'ledger_anchors',
  signing: signingFor('ledger chain'),
  anchorSigning: signingFor('ledger anchor'),
  cells,
  unsealed: (everyRow) => (everyRow ? everyUnsealed() : newlyUnsealed(LOOK_BACK_MS.far)),
}

async function cells(reader: Reader, ids: readonly number[]): Promise<Map<number, Cells>> {
  if (ids.length === 0) return new Map()
  const query = whereAmong(reader.query<Row>().from('ledger_transfers'), 'id', ids)
  const transfers: Row[] = await query.select(...TRANSFER)
  const entries = await entriesOf(reader, ids)
  return new Map(
    transfers.map((row): [number, Cells] => [
      row.id,
      [...TRANSFER.map((column) => row[column] ?? null), entries.get(row.id) ?? []],
    ])
  )
}

/** Cells of the entries of each transfer, in the order of their ids. */
async function entriesOf(reader: Reader, ids: readonly number[]): Promise<Map<number, Cell[][]>> {
  const query = reader
    .query<Entry>()
    .from('ledger_entries')
    .leftJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
  const rows: Entry[] = await whereAmong(query, 'ledger_entries.transfer_id', ids).select(
    ...ENTRY_COLUMNS
  )
  const byTransfer = Map.groupBy(
    rows.toSorted((one, other) => one.id - other.id),
    (row) => row.transfer_id
  )
  return new Map(
    [...byTransfer].map(([id, of]) => [
      id,
      of.map((row) => ENTRY_CELLS.map((column) => row[column] ?? null)),
    ])
  )
}
