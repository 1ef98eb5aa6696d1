/** Words of bonuses that files of lists have, too. */
export const bonusValues = {
  bonusCategory: {
    deposit: 'First deposit',
    reload: 'Later deposit',
    freeBet: 'Free bet',
    cashback: 'Cashback',
    lossReturn: 'Loss bonus',
    promoCode: 'Promo code',
    registration: 'Registration',
    manual: 'Given by hand',
  },
  bonusRequestStatus: { 0: 'Waiting', 1: 'Confirmed', 2: 'Cancelled' },
  grantState: {
    running: 'Running',
    met: 'Met',
    forfeited: 'Given up',
    expired: 'Expired',
    lost: 'Lost',
    cancelled: 'Cancelled',
  },
  grantLogKind: {
    granted: 'Given',
    counted: 'Counted',
    uncounted: 'Taken off the count',
    converted: 'Turned into cash',
    forfeited: 'Given up',
    expired: 'Expired',
    lost: 'Lost',
    cancelled: 'Cancelled',
    tokenUsed: 'Free bet used',
    tokenBack: 'Free bet given back',
  },
}
