/** English texts of requests for bonuses. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'bonus-requests': {
      name: 'Bonus request |||| Bonus requests',
      fields: {
        id: 'Request',
        createdAt: 'Requested',
        username: 'Player',
        bonusTitles: 'Bonus',
        bonusId: 'Bonus',
        category: 'Kind',
        status: 'Status',
        currency: 'Currency',
        baseMinor: 'Reckoned from',
        firstApprovedBy: 'First approval',
        decidedByName: 'Decided by',
        decidedAt: 'Decided',
        reason: 'Reason',
        acts: 'Actions',
      },
    },
  },
}

export default texts
