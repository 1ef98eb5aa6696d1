/** Texts of the search that opens on every page. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  search: {
    title: 'Find a player, dealer, coupon or ticket',
    open: 'Search (Ctrl+K)',
    hint: 'A username, a coupon’s code or number, or a ticket’s bar code; two characters at least.',
    searching: 'Searching…',
    nothing: 'Nothing found.',
    group: {
      tickets: 'Tickets',
      players: 'Players',
      dealers: 'Dealers and staff',
      coupons: 'Coupons',
    },
  },
}

export default texts
