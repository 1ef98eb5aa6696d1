/** English texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Payment method',
    noMethods: 'No payment method is open yet.',
    method: 'Method',
    min: 'Min',
    max: 'Max',
    details: 'Details',
    amount: 'Amount',
    bank: 'Bank',
    noBanks: 'The banks come with the method.',
    firstName: 'First name',
    lastName: 'Last name',
    send: 'Send request',
    info: 'Limits and notes',
    infoHint: 'The limits and notes of the method that you choose stand here.',
    history: 'Your earlier requests',
    noHistory: 'You have no requests yet.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
