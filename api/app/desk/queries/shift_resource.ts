import type { ShiftEndReason, ShiftRow } from '@grandstand/shared-types/wire/desk/desk'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import { number, orNull, text, type FieldsOf, type Resource } from '#core/lists/resource'

const fields = {
  id: number('shifts.id'),
  userId: number('shifts.user_id'),
  username: text('users.username'),
  currency: text('shifts.currency'),
  openedAt: number('shifts.opened_at'),
  openingMinor: number('shifts.opening'),
  closedAt: orNull(number('shifts.closed_at')),
  expectedMinor: orNull(number('shifts.expected')),
  countedMinor: orNull(number('shifts.counted')),
  differenceMinor: orNull(number('shifts.difference')),
  endedBecause: orNull(text<ShiftEndReason>('shifts.ended_because')),
} satisfies FieldsOf<ShiftRow>

/** Shifts with the filters of the columns, and `isOpen`. */
export const shiftResource: Resource<typeof fields> = {
  name: 'shifts',
  fields,
  from: (query) => query.from('shifts').join('users', 'users.id', 'shifts.user_id'),
  search: ['users.username'],
  filters: {
    ...OWNER_FILTERS,
    openedAt_gte: atLeast('shifts.opened_at'),
    openedAt_lte: atMost('shifts.opened_at'),
    isOpen: (query, value) =>
      void (value === true || value === 'true'
        ? query.whereNull('shifts.closed_at')
        : query.whereNotNull('shifts.closed_at')),
  },
  defaultSort: ['id', 'desc'],
  amounts: ['differenceMinor'],
}
