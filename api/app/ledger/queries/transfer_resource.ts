import type { TransferRow } from '@grandstand/shared-types/wire/money/ledger'
import db from '@adonisjs/lucid/services/db'
import type { TransferKind, TransferSubject } from '@grandstand/shared-types/money/transfers'
import { must } from '#core/errors/must'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  number,
  orNull,
  text,
  type Query,
  type Resource,
  type Row,
  type FieldsOf,
} from '#core/lists/resource'

const fields = {
  id: number('ledger_transfers.id'),
  key: text('ledger_transfers.key'),
  kind: text<TransferKind>('ledger_transfers.kind'),
  currency: text('ledger_transfers.currency'),
  referenceType: orNull(text<TransferSubject>('ledger_transfers.reference_type')),
  referenceId: orNull(number('ledger_transfers.reference_id')),
  actorId: orNull(number('ledger_transfers.actor_id')),
  actorName: orNull(text('actors.username')),
  note: orNull(text('ledger_transfers.note')),
  createdAt: number('ledger_transfers.created_at'),
} satisfies FieldsOf<Omit<TransferRow, 'amountMinor' | 'referenceName'>>
export type TransferFields = Row<typeof fields>

/** By the owner of an account that the transfer moves: as `OWNER_FILTERS`. */
const OF_OWNERS = Object.fromEntries(
  Object.entries(OWNER_FILTERS).map(([name, narrow]) => [
    name,
    (query: Query, value: unknown) => touches(query, (owners) => narrow(owners, value)),
  ])
)

export const transferResource: Resource<typeof fields> = {
  name: 'ledger-transfers',
  fields,
  from: (query) =>
    query
      .from('ledger_transfers')
      .leftJoin('users as actors', 'actors.id', 'ledger_transfers.actor_id'),
  search: ['ledger_transfers.key', 'ledger_transfers.note'],
  filters: {
    ...OF_OWNERS,
    createdAt_gte: atLeast('ledger_transfers.created_at'),
    createdAt_lte: atMost('ledger_transfers.created_at'),
  },
  defaultSort: ['id', 'desc'],
}

/** Staff of the house see every transfer of the site; other staff see transfers of an account in their branch. */
export function scopeTransfers(query: Query, principal: Principal): void {
  query.where('ledger_transfers.site_id', principal.siteId)
  if (reachesBrand(principal)) return
  touches(query, (owners) => {
    owners.where('users.path', 'like', `${keeperOf(principal).path}%`)
  })
}

/** Transfers with an entry on an account of a user whom `narrow` leaves. */
function touches(query: Query, narrow: (owners: Query) => void): void {
  const touched = db
    .query()
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .join('users', 'users.id', 'ledger_accounts.user_id')
    .whereColumn('ledger_entries.transfer_id', 'ledger_transfers.id')
    .select('ledger_entries.id')
  narrow(touched)
  query.whereExists(touched)
}

/** Adds the amount: the sum of the positive legs in minor units. */
export async function withAmounts(
  rows: TransferFields[]
): Promise<Omit<TransferRow, 'referenceName'>[]> {
  const ids = rows.map((row) => row.id)
  const sums: { id: number; amount: number }[] = await db
    .query<{ id: number; amount: number }>()
    .from('ledger_entries')
    .whereIn('transfer_id', ids)
    .where('amount', '>', 0)
    .groupBy('transfer_id')
    .select('transfer_id as id')
    .sum('amount as amount')
  const byTransfer = new Map(sums.map(({ id, amount }) => [Number(id), Number(amount)]))
  return rows.map((row) => ({
    ...row,
    amountMinor: must(byTransfer.get(row.id), 'amount of a transfer'),
  }))
}
