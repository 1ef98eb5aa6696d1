/** What must be equal in a database and its restored copy: rows, sums and the ends of the chains. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface Fingerprint {
  /** Rows by table. */
  rows: Record<string, number>
  /** Sums of balances in minor units, by currency. */
  balances: Record<string, number>
  /** The newest entry of the ledger, its account and the balance there; null in an empty ledger. */
  ledgerHead: string | null
  /** The newest seal of the audit log; null without one. */
  auditHead: string | null
  /** The newest seal of the transfers; null without one. */
  sealHead: string | null
}

export async function fingerprintOf(client: QueryClientContract): Promise<Fingerprint> {
  const tables = (await client.getAllTables()).filter((name) => !name.startsWith('sqlite_')).sort()
  const rows: Record<string, number> = {}
  for (const table of tables) {
    const [first]: { count: number }[] = await client.query().from(table).count('* as count')
    rows[table] = Number(first?.count)
  }
  const sums: { currency: string; sum: number }[] = await client
    .query()
    .from('ledger_accounts')
    .groupBy('currency')
    .orderBy('currency')
    .select('currency')
    .sum('balance as sum')
  const entry: { id: number; account_id: number; balance_after: number } | null = await client
    .query()
    .from('ledger_entries')
    .orderBy('id', 'desc')
    .select('id', 'account_id', 'balance_after')
    .first()
  return {
    rows,
    balances: Object.fromEntries(sums.map(({ currency, sum }) => [currency, Number(sum)])),
    ledgerHead: entry && `${entry.id}: account ${entry.account_id}, ${entry.balance_after}`,
    auditHead: await headIn(client, 'audit_seals'),
    sealHead: await headIn(client, 'ledger_seals'),
  }
}

async function headIn(client: QueryClientContract, seals: string): Promise<string | null> {
  const seal: { id: number; hash: string } | null = await client
    .query()
    .from(seals)
    .orderBy('id', 'desc')
    .select('id', 'hash')
    .first()
  return seal && `${seal.id}: ${seal.hash}`
}
