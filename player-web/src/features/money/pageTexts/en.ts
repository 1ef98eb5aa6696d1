/** English texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Deposit and withdraw',
    noDeposit: 'There is no way to deposit yet',
    noWithdrawal: 'There is no way to withdraw yet',
    hint: 'Your balance is {{balance}}. Your dealer can send you credit and take it back, and you can redeem a card.',
    error: 'The payment methods could not be loaded',
    category: 'Category',
    min: 'Min',
    max: 'Max',
    method: 'Method',
    details: 'Details',
    next: 'Continue',
    previous: 'Back',
    noFee: 'No fee',
    afterFee: 'Fee {{fee}}, {{amount}} remains',
    copy: 'Copy: {{label}}',
    copied: 'Copied',
    back: 'Back to the methods',
    openLink: 'Open the page',
    firstName: 'First name',
    lastName: 'Last name',
    amount: 'Amount',
    amounts: 'Quick amounts',
    optional: '{{field}} (optional)',
    choose: 'Choose',
    bank: 'Bank',
    banks: 'Banks',
    account: 'Account to pay to',
    otherBanks: 'Try other banks.',
    backToBanks: 'Back to the banks',
    otherAmount: 'Choose another amount',
    banksError: 'The banks could not be loaded',
    passwordHint: 'To protect your money, enter your password again before you withdraw.',
    withdrawable: 'Withdrawable',
    received: 'We have received your request.',
    strangeAddress:
      'The address of the payment page is not allowed on this site. It was not opened.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
