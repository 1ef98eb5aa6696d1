import type { BillRow } from '@grandstand/shared-types/wire/desk/desk'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import { number, orNull, text, type FieldsOf, type Resource, type Row } from '#core/lists/resource'
import { takingsOfBills, type Takings } from '#desk/queries/bills'

const fields = {
  id: number('bills.id'),
  userId: number('bills.user_id'),
  username: text('users.username'),
  shiftId: number('bills.shift_id'),
  billNumber: number('bills.bill_number'),
  currency: text('bills.currency'),
  openedAt: number('bills.opened_at'),
  closedAt: number('bills.closed_at'),
  openingMinor: number('bills.opening'),
  expectedMinor: number('bills.expected'),
  countedMinor: orNull(number('bills.counted')),
} satisfies FieldsOf<Omit<BillRow, keyof Takings>>

/** Bills of desks with the filters of the columns. */
export const billResource: Resource<typeof fields> = {
  name: 'bills',
  fields,
  from: (query) => query.from('bills').join('users', 'users.id', 'bills.user_id'),
  search: ['users.username'],
  filters: {
    ...OWNER_FILTERS,
    closedAt_gte: atLeast('bills.closed_at'),
    closedAt_lte: atMost('bills.closed_at'),
  },
  defaultSort: ['id', 'desc'],
}

/** Adds the sums of the drawer's movements within each bill. */
export async function withTakings(rows: Row<typeof fields>[]): Promise<BillRow[]> {
  const takingsOf = await takingsOfBills(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, ...takingsOf(row.id) }))
}
