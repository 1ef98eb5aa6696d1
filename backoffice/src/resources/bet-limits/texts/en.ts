/** Texts of bet limits. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'bet-limits': {
      name: 'Bet limit |||| Bet limits',
      create: 'New bet limit',
      fields: {
        scope: 'On',
        scopeId: 'Subject',
        matchId: 'Match',
        marketId: 'Market',
        currency: 'Currency',
        updatedAt: 'Changed',
        minStakeMinor: 'Lowest stake',
        maxStakeMinor: 'Highest stake',
        maxPayoutMinor: 'Highest payout',
        minSelections: 'Fewest selections',
      },
    },
  },
  values: {
    auditAction: {
      'betLimit.create': 'Bet limit added',
      'betLimit.update': 'Bet limit changed',
      'betLimit.delete': 'Bet limit removed',
    },
    subject: { betLimit: 'Bet limit' },
  },
}

export default texts
