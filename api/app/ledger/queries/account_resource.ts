import type { AccountRow } from '@grandstand/shared-types/wire/money/ledger'
import db from '@adonisjs/lucid/services/db'
import type { Pocket } from '@grandstand/shared-types/money/pockets'
import { sumOfRows } from '#core/database/sums'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { scopeToBranch, type Principal } from '#core/requests/access'
import {
  number,
  orNull,
  text,
  type Query,
  type Resource,
  type FieldsOf,
} from '#core/lists/resource'
import { NO_FLOOR } from '#ledger/pockets'

const fields = {
  id: number('ledger_accounts.id'),
  /** Null for a house account. */
  userId: orNull(number('ledger_accounts.user_id')),
  username: orNull(text('users.username')),
  pocket: text<Pocket>('ledger_accounts.pocket'),
  currency: text('ledger_accounts.currency'),
  /** Minor units; null in lists for a house account, which has no running balance. */
  balanceMinor: orNull(number('ledger_accounts.balance')),
  /** How far the balance may go below zero, in minor units; null without a floor. */
  floorMinor: orNull(number('ledger_accounts.floor')),
  entryCount: number('ledger_accounts.entry_count'),
  createdAt: number('ledger_accounts.created_at'),
} satisfies FieldsOf<AccountRow>

export const accountResource: Resource<typeof fields> = {
  name: 'ledger-accounts',
  fields,
  from: (query) =>
    query.from('ledger_accounts').leftJoin('users', 'users.id', 'ledger_accounts.user_id'),
  search: ['users.username'],
  filters: OWNER_FILTERS,
  defaultSort: ['id', 'asc'],
}

/**
 * Admins and operators see every account of the site, those of the house included; other staff see accounts of their
 * branch.
 */
export function scopeAccounts(query: Query, principal: Principal): void {
  query.where('ledger_accounts.site_id', principal.siteId)
  scopeToBranch(query, principal)
}

/** Hides the balance of a house account and the floor of an account without one. */
export function shown(row: AccountRow): AccountRow {
  return {
    ...row,
    balanceMinor: row.userId === null ? null : row.balanceMinor,
    floorMinor: row.floorMinor === NO_FLOOR ? null : row.floorMinor,
  }
}

/** Adds a house account's balance and entry count, computed from its entries. */
export async function withHouseBalance(row: AccountRow): Promise<AccountRow> {
  if (row.userId !== null) return shown(row)
  const sums = await db
    .query<{ balance: number | null; total: number }>()
    .from('ledger_entries')
    .where('account_id', row.id)
    .sum('amount as balance')
    .count('* as total')
    .first()
  return {
    ...shown(row),
    balanceMinor: sumOfRows(sums?.balance),
    entryCount: sumOfRows(sums?.total),
  }
}
