/** Texts of what servers of affiliates are told. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'affiliate-postbacks': {
      name: 'Affiliate postback |||| Affiliate postbacks',
      fields: {
        event: 'Told',
        affiliateName: 'Affiliate',
        state: 'State',
        attempts: 'Attempts',
        answerStatus: 'Last answer',
        address: 'Server',
        createdAt: 'Created',
      },
    },
  },
  values: {
    postbackEvent: {
      registration: 'Registration',
      firstDeposit: 'First deposit',
      firstStake: 'First settled bet',
    },
    postbackState: { waiting: 'Waiting', sent: 'Delivered', failed: 'Given up' },
    postbackFailure: { answer: 'Refused', timeout: 'No answer', unreachable: 'Not reached' },
  },
}

export default texts
