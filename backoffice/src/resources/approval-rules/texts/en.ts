/** Texts of the bounds above which coupons wait for a trader. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'approval-rules': {
      name: 'Approval bound |||| Approval bounds',
      create: 'New approval bound',
      fields: {
        userId: 'For whom',
        username: 'For whom',
        currency: 'Currency',
        stakeAboveMinor: 'Stake above',
        payoutAboveMinor: 'Payout above',
        waitSeconds: 'Wait (seconds)',
        updatedAt: 'Changed',
      },
    },
  },
  approvalRules: {
    brand: 'Every player of the brand',
    subject: 'For whom?',
    subjectHint:
      'The narrowest rule counts: that of the player, then of the nearest dealer above, then of the brand.',
    who: 'Dealer or player',
    whoHint: 'Empty for every player; with a dealer, for everybody below.',
    bounds: 'Bounds',
    boundsHint:
      'A coupon whose stake or possible payout is above a bound waits for the answer of a trader; without one in time it is refused. 0 is no bound.',
  },
  values: {
    auditAction: {
      'approvalRule.create': 'Approval bound added',
      'approvalRule.update': 'Approval bound changed',
      'approvalRule.delete': 'Approval bound removed',
    },
    subject: { approvalRule: 'Approval bound' },
  },
}

export default texts
