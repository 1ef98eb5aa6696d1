/** The lines of a day, from which its hash is made (rules 18.4). Each is the JSON of an array, and ends with a line feed. */
import db from '@adonisjs/lucid/services/db'
import type { Journal } from '@grandstand/shared-types/wire/integrity'
import { arrivals, type Arrival } from '#integrity/heads/arrivals'

const ROWS_AT_A_TIME = 1_000

type Cell = string | number | null
type Row = Record<string, Cell> & { id: number }

/** From the begin of a day to that of the next, in epoch milliseconds. */
export interface Period {
  from: number
  until: number
}

interface Source {
  table: string
  timeColumn: string
  /** In the order of a line; `id` comes first. Columns that may change later are none of them. */
  columns: readonly string[]
}

/** `ledger_entries` follow their transfer, and `draws` have a seed once they are drawn. */
const SOURCES: Readonly<Record<Journal, Source>> = {
  ledger: {
    table: 'ledger_transfers',
    timeColumn: 'created_at',
    columns: ['id', 'site_id', 'key', 'kind', 'currency', 'created_at'],
  },
  results: {
    table: 'results',
    timeColumn: 'created_at',
    columns: ['id', 'match_id', 'revision', 'facts', 'source', 'actor_id', 'created_at'],
  },
  draws: {
    table: 'draws',
    timeColumn: 'draws_at',
    columns: ['id', 'game_id', 'number', 'seed_hash', 'server_seed', 'client_seed', 'outcome'],
  },
}

const ENTRY_COLUMNS = ['id', 'account_id', 'amount', 'seq', 'balance_after'] as const

/** Lines in order of their ids. */
export async function* linesOf(journal: Journal, period: Period): AsyncGenerator<string> {
  const arrived = journal === 'ledger' ? await arrivals() : []
  for (let after = 0; ;) {
    const rows = await page(journal, period, { after, arrived })
    const entries = journal === 'ledger' ? await entriesOf(rows) : null
    for (const row of rows) {
      const cells = SOURCES[journal].columns.map((column) => cell(row[column]))
      yield `${JSON.stringify(entries ? [...cells, entries.get(row.id) ?? []] : cells)}\n`
    }
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_A_TIME) return
    after = last.id
  }
}

const cell = (value: Cell | undefined): Cell => value ?? null

interface Rest {
  after: number
  arrived: readonly Arrival[]
}

async function page(
  journal: Journal,
  { from, until }: Period,
  { after, arrived }: Rest
): Promise<Row[]> {
  const { table, timeColumn, columns } = SOURCES[journal]
  const query = db
    .query<Row>()
    .from(table)
    .where(timeColumn, '>=', from)
    .where(timeColumn, '<', until)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_AT_A_TIME)
    .select(...columns)
  if (journal === 'draws') query.whereNotNull('server_seed')
  for (const { siteId, at } of arrived) {
    query.whereNot((there) => there.where('site_id', siteId).where('created_at', '<', at))
  }
  return query
}

async function entriesOf(transfers: readonly Row[]): Promise<Map<number, Cell[][]>> {
  const byTransfer = new Map<number, Cell[][]>()
  if (transfers.length === 0) return byTransfer
  const rows = await db
    .query<Row & { transfer_id: number }>()
    .from('ledger_entries')
    .whereIn(
      'transfer_id',
      transfers.map(({ id }) => id)
    )
    .orderBy('id')
    .select('transfer_id', ...ENTRY_COLUMNS)
  for (const row of rows) {
    const cells = ENTRY_COLUMNS.map((column) => cell(row[column]))
    const before = byTransfer.get(row.transfer_id)
    if (before) before.push(cells)
    else byTransfer.set(row.transfer_id, [cells])
  }
  return byTransfer
}

/** Whether a draw of the day has still to be drawn. */
export async function hasOpenDraws({ from, until }: Period): Promise<boolean> {
  const row: unknown = await db
    .from('draws')
    .where('draws_at', '>=', from)
    .where('draws_at', '<', until)
    .whereIn('state', ['open', 'closed'])
    .select('id')
    .first()
  return row !== null
}
