/** Texts of suspicions about referrals. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'affiliate-flags': {
      name: 'Affiliate suspicion |||| Affiliate suspicions',
      fields: {
        flag: 'Suspicion',
        username: 'Player',
        affiliateName: 'Affiliate',
        state: 'State',
        reason: 'Reason',
        createdAt: 'Found',
        acts: 'Decision',
      },
    },
  },
  affiliateFlags: {
    clear: 'Clear',
    clearTitle: 'Is the suspicion unfounded?',
    clearEffect: 'What was held back goes into the next statement.',
    confirm: 'Confirm',
    confirmTitle: 'Is the suspicion right?',
    confirmEffect: 'The next statement takes back all that this player ever brought.',
  },
  values: {
    referralFlag: {
      sameDevice: 'Same device',
      sameAddress: 'Same internet address',
      samePaymentAccount: 'Same payment account',
      sameIdentity: 'Same person',
      otherCurrency: 'Another currency',
      noOwnMoney: 'Stakes no own money',
    },
    flagState: { open: 'Undecided', cleared: 'Unfounded', confirmed: 'Confirmed' },
  },
}

export default texts
