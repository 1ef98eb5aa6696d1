/** Texts of the dealer tree. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  dealerTree: {
    title: 'Dealer tree',
    period: 'Period',
    nodes: 'Staff below',
    players: 'Players',
    balanceMinor: 'Balance below',
    openStakesMinor: 'Open stakes',
    stakesMinor: 'Stakes',
    payoutsMinor: 'Payouts',
    path: 'Place of the chosen dealer',
    choose: 'Choose a dealer to reach its users and coupons.',
    open: 'Profile',
    users: 'Users below',
    coupons: 'Coupons',
  },
}

export default texts
