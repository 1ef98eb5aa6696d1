/** Texts of the banks of payment methods. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'payment-banks': {
      name: 'Bank |||| Banks',
      create: 'New bank',
      fields: {
        methodId: 'Payment method',
        name: 'Name of the bank',
        swiftCode: 'SWIFT code',
        account: 'Account (IBAN)',
        amounts: 'Amounts',
        listOrder: 'Order',
        isShown: 'Shown',
      },
    },
  },
  paymentBanks: {
    orderHint: 'Filter by a method to change the order of its banks.',
    swiftHint: '8 or 11 characters; may be empty.',
    accountHint: 'The account to which players pay; empty where the gateway names it.',
    amountsHint:
      'After the bank, the player chooses one of these amounts. A bank without a shown amount is unavailable.',
    amount: 'Amount',
    currency: 'Currency',
  },
}

export default texts
