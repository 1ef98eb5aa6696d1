/** Texts of tickets that nobody has collected. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'unclaimed-tickets': {
      name: 'Unclaimed ticket |||| Unclaimed tickets',
      fields: {
        id: 'Row',
        code: 'Ticket',
        kind: 'Kind',
        ticketId: 'Ticket',
        userId: 'Desk',
        username: 'Desk',
        shopName: 'Shop',
        currency: 'Currency',
        amountMinor: 'Amount',
        dueSince: 'Due since',
        expiresAt: 'Valid until',
        state: 'State',
        expiredAt: 'Moved to the house',
        revive: 'Act',
      },
    },
  },
  unclaimedTickets: {
    search: 'Ticket, desk or shop',
    tabs: { due: 'Due', soon: 'Expire within 14 days', expired: 'Expired' },
    revive: 'Revive',
    reviveTitle: 'Revive %{code}?',
    reviveEffect:
      'The money comes back from the house, and desks pay the ticket for the days of the site from today.',
  },
}

export default texts
