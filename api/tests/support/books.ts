/**
 * The books, checked after each test: what was written since the last check, because all of them take longer with every test
 * before. The end of a suite checks all of them.
 */
import db from '@adonisjs/lucid/services/db'
import { reconcileCoupons } from '#coupons/queries/reconcile'
import { brokenSum, type Since } from '#ledger/verify'

let whole: Since = { transfer: 0, entry: 0 }

/** Says what does not add up in the ledger, or names a coupon that differs from its posted money; null when all does. */
export async function firstBreak(): Promise<string | null> {
  const now = { transfer: await newest('ledger_transfers'), entry: await newest('ledger_entries') }
  const found = await brokenSum({ since: whole })
  const said = found?.text ?? (await reconcileCoupons(whole.transfer))
  if (said === null) whole = now
  return said
}

/** Throws what `firstBreak` says. */
export async function requireWholeBooks(): Promise<void> {
  const broken = await firstBreak()
  if (broken) throw new Error(broken)
}

async function newest(table: string): Promise<number> {
  const row: { id: number | null } | null = await db
    .query<{ id: number | null }>()
    .from(table)
    .max('id as id')
    .first()
  return Number(row?.id ?? 0)
}
