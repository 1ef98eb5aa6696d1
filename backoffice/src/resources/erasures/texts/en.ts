/** Texts of erasures of personal data. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    erasures: {
      name: 'Erasure of data |||| Erasures of data',
      fields: {
        username: 'Player',
        state: 'State',
        askedAt: 'Asked',
        dueAt: 'Erased on',
        askedByName: 'Entered by',
        reason: 'Why it was asked',
        decidedByName: 'Decided by',
        decidedReason: 'Decision',
      },
    },
  },
  erasures: {
    refusal: 'Refuse',
    hastening: 'Erase now',
    until: 'Until %{date}',
    soon: 'Within minutes',
    skipped: 'Not erased since %{date}: %{why}',
  },
  values: {
    erasureState: { waiting: 'Waiting', refused: 'Refused', erased: 'Erased' },
    erasureObstacle: {
      accountOpen: 'the account is open again',
      balance: 'money in the account',
      coupons: 'open coupons',
      drawTickets: 'open draw tickets',
      payments: 'open payments',
      bonuses: 'running bonuses',
      rounds: 'open rounds of games',
    },
  },
}

export default texts
