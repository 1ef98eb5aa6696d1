/** English texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Deposits and withdrawals',
    withdrawal: 'Withdrawal',
    course: 'Course of the payment',
    expected: 'Expected',
    reason: 'Reason: {{reason}}',
    reference: 'Reference',
    fee: 'Fee',
    open: 'Open the payment page',
    cancel: 'Cancel payment',
    cancelTitle: 'Cancel this payment?',
    cancelKeep: 'Keep it',
    cancelQuestion:
      'The payment of {{amount}} will be cancelled. Money that is held returns to your balance in full.',
    unknown: 'You have no payment with this reference',
    error: 'Your payments could not be loaded',
    empty: 'You have no payments yet',
    emptyHint: 'Your deposits and withdrawals appear here with each of their steps.',
    state: {
      created: 'Created',
      sent: 'Sent to the payment service',
      waiting: 'Being checked',
      approved: 'Approved',
      paid: 'Completed',
      refused: 'Refused',
      failed: 'Failed',
      cancelled: 'Cancelled',
      expired: 'Expired',
      returned: 'Sent back',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
