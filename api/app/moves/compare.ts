/** What must be equal of a brand in two databases before the first one closes. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { brandTables } from '#core/database/table_owners'
import { sumOfRows } from '#core/database/sums'
import type { Brand } from '#moves/fit_checks'
import { narrowed, ownedRows } from '#moves/owned_rows'
import { MoveRefusal } from '#moves/refusal'
import type { Both } from '#moves/shared_rows'

export interface BrandSums {
  /** Rows by table. */
  rows: Record<string, number>
  /** What its accounts hold, in minor units, by currency and pocket. */
  balances: Record<string, number>
  /** What the entries of its ledger add up to, by the same. */
  entries: Record<string, number>
}

export async function sumsOf(client: QueryClientContract, siteId: number): Promise<BrandSums> {
  const rows: Record<string, number> = {}
  for (const table of brandTables().keys()) {
    const query = narrowed(client, client.query<{ count: number }>().from(table), table, siteId)
    const [first]: { count: number }[] = await query.count('* as count')
    rows[table] = Number(first?.count)
  }
  const balances: Record<string, number> = {}
  const entries: Record<string, number> = {}
  const accounts: Sum[] = await client
    .query<Sum>()
    .from('ledger_accounts')
    .where('site_id', siteId)
    .groupBy('currency', 'pocket')
    .select('currency', 'pocket')
    .sum('balance as sum')
  for (const { currency, pocket, sum } of accounts) {
    balances[`${currency} ${pocket}`] = sumOfRows(sum)
  }
  const moved: Sum[] = await client
    .query<Sum>()
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_accounts.site_id', siteId)
    .groupBy('currency', 'pocket')
    .select('currency', 'pocket')
    .sum('amount as sum')
  for (const { currency, pocket, sum } of moved) entries[`${currency} ${pocket}`] = sumOfRows(sum)
  return { rows, balances, entries }
}

interface Sum {
  currency: string
  pocket: string
  sum: number | null
}

/** Throws `rowsDiffer` with the first difference. */
export async function requireEqual({ source, target }: Both, { id }: Brand): Promise<BrandSums> {
  const here = await sumsOf(source, id)
  const there = await sumsOf(target, id)
  for (const part of ['rows', 'balances', 'entries'] as const) {
    const names = new Set([...Object.keys(here[part]), ...Object.keys(there[part])])
    for (const name of names) {
      const [one, other] = [here[part][name] ?? 0, there[part][name] ?? 0]
      if (one !== other) throw new MoveRefusal('rowsDiffer', part, name, one, other)
    }
  }
  return here
}

/** Throws `couponsPending` while coupons of the brand wait for the end of their acceptance delay. */
export async function requireNonePending(client: QueryClientContract, siteId: number) {
  const pending = await ownedRows(client, 'coupons', siteId)
    .where('state', 'pendingAcceptance')
    .first()
  if (pending) throw new MoveRefusal('couponsPending', Number(pending['id']))
}
