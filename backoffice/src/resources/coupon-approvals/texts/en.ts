/** Texts of coupons that wait for a trader. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'coupon-approvals': {
      name: 'Coupon to approve |||| Coupons to approve',
      fields: {
        code: 'Coupon',
        username: 'Player',
        totalStakeMinor: 'Stake',
        maxPayoutMinor: 'Highest payout',
        state: 'State',
        answer: 'Answer',
      },
    },
  },
  approvals: {
    selections: '%{smart_count} selection |||| %{smart_count} selections',
    live: 'in play',
    left: '%{smart_count} second left |||| %{smart_count} seconds left',
    accept: 'Accept',
    refuse: 'Refuse',
    offer: 'Offer a lower stake',
    offerTitle: 'Offer a lower stake',
    offerHint:
      'The coupon is refused and its stake returns. For 2 minutes the player may place the same coupon with at most this stake, without asking again.',
    offered: 'Offered stake',
    done: {
      accept: 'Coupon accepted',
      refuse: 'Coupon refused',
      offer: 'Lower stake offered',
    },
  },
  values: {
    approvalState: {
      waiting: 'Waiting',
      accepted: 'Accepted',
      refused: 'Refused',
      offered: 'Lower stake offered',
      expired: 'Not answered',
    },
  },
}

export default texts
