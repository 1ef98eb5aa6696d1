/** Texts of the first page. */
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  dashboard: {
    latestCoupons: 'Latest coupons',
    debt: 'You owe',
    ownCredit: 'My credit',
    open: 'Open now',
    openCoupons: 'Open coupons',
    openStakes: 'Open stakes',
    openMaxPayout: 'Highest possible payout',
    resultsToCome: 'Matches awaiting a result',
    today: 'Today',
    coupons: 'Coupons',
    stakes: 'Stakes',
    payouts: 'Payouts',
    difference: 'Stakes − payouts',
    people: 'People',
    liveAndPeople: 'Live and people',
    players: 'Players',
    dealers: 'Dealers',
    turnover: 'Turnover',
    period: 'Period',
    days: { 1: 'Today', 7: '7 days', 30: '30 days' },
    bySport: 'Stakes by sport',
    byProduct: 'Stakes by product',
    topDealers: 'Dealers with the greatest stakes',
  },
}

export default texts
