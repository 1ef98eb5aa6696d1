import type { DueKind, UnclaimedTicketRow } from '@grandstand/shared-types/wire/desk/unclaimed'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import { clock } from '#core/timing/clock'
import { number, orNull, text, type FieldsOf, type Resource } from '#core/lists/resource'

/** What expires within this time expires soon. */
const SOON_MS = 14 * 86_400_000

const fields = {
  id: number('ticket_dues.id'),
  kind: text<DueKind>('ticket_dues.kind'),
  ticketId: number('ticket_dues.ticket_id'),
  code: text('ticket_dues.code'),
  userId: number('ticket_dues.user_id'),
  username: text('users.username'),
  shopName: orNull(text('shops.username')),
  currency: text('ticket_dues.currency'),
  amountMinor: number('ticket_dues.amount'),
  dueSince: number('ticket_dues.due_since'),
  expiresAt: orNull(number('ticket_dues.expires_at')),
  state: text<UnclaimedTicketRow['state']>('ticket_dues.state'),
  expiredAt: orNull(number('ticket_dues.ended_at')),
} satisfies FieldsOf<UnclaimedTicketRow>

/** Tickets of desks on which money is due or has expired (rules 8.14); what was collected is no more in it. */
export const unclaimedResource: Resource<typeof fields> = {
  name: 'unclaimed-tickets',
  fields,
  from: (query) =>
    query
      .from('ticket_dues')
      .join('users', 'users.id', 'ticket_dues.user_id')
      .leftJoin('users as shops', 'shops.id', 'users.parent_id')
      .whereIn('ticket_dues.state', ['due', 'expired'])
      .where('ticket_dues.amount', '>', 0),
  search: ['ticket_dues.code', 'users.username', 'shops.username'],
  filters: {
    ...OWNER_FILTERS,
    isSoon: (query, wanted) => {
      if (wanted === true) {
        query.where('ticket_dues.expires_at', '<=', clock.now() + SOON_MS)
      }
    },
    dueSince_gte: atLeast('ticket_dues.due_since'),
    dueSince_lte: atMost('ticket_dues.due_since'),
    expiresAt_gte: atLeast('ticket_dues.expires_at'),
    expiresAt_lte: atMost('ticket_dues.expires_at'),
    expiredAt_gte: atLeast('ticket_dues.ended_at'),
    expiredAt_lte: atMost('ticket_dues.ended_at'),
  },
  defaultSort: ['expiresAt', 'asc'],
  amounts: ['amountMinor'],
}
