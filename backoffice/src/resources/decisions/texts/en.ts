/** Texts of decisions that wait for a second officer. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    decisions: {
      name: 'Second approval |||| Second approvals',
      fields: {
        id: 'No.',
        askedAt: 'Ordered at',
        askedByName: 'Ordered by',
        askedById: 'Ordered by',
        kind: 'Order',
        amounts: 'Amount',
        reason: 'Reason',
        state: 'State',
        answer: 'Decision',
        couponCode: 'Coupon',
        home: 'Home',
        away: 'Away',
        decidedByName: 'Decided by',
        decidedAt: 'Decided at',
        decidedReason: 'Reason of refusal',
      },
    },
  },
  decisions: {
    needed:
      'The amount is above the limit of one officer: it will wait for the approval of a second one.',
    asked: 'Waits for the approval of a second officer. No money has moved yet.',
    approve: 'Approve',
    approveTitle: 'Approve the order?',
    approveContent: 'It is carried out at once, and the money moves.',
    approved: 'Approved and carried out',
    refuse: 'Refuse',
    refuseTitle: 'Refuse the order?',
    refused: 'Refused',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the order?',
    withdrawContent: 'It no longer waits, and nothing moves. You can give another one.',
    withdrawn: 'Withdrawn',
    waitsHere: '%{kind}: waits for a second officer',
    waitsBy: '%{name}, %{time}, %{amount}',
    someone: 'An officer of another brand',
    open: 'Decide on it',
    openOwn: 'My orders',
    search: 'Team, coupon no., ordered by',
    searchOwn: 'Team, coupon no.',
    amountThen: 'When ordered',
    amountNow: 'Now',
    changed: 'The amount has changed since the order.',
    grown: 'The amount has grown by more than a tenth since the order.',
  },
}

export default texts
