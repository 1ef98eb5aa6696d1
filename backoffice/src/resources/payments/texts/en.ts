/** Texts of payments and their report. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    payments: {
      name: 'Payment |||| Payments',
      fields: {
        reference: 'Reference',
        direction: 'Kind',
        username: 'User',
        userId: 'User',
        methodName: 'Method',
        methodId: 'Method',
        gateway: 'Gateway',
        gatewayReference: "Gateway's reference",
        state: 'State',
        risks: 'Warnings',
        claimedBy: 'Taken on by',
        amountMinor: 'Amount',
        feeMinor: 'Fee',
        currency: 'Currency',
        reason: 'Reason',
        createdAt: 'Ordered',
        updatedAt: 'Last change',
      },
    },
  },
  payments: {
    search: 'Reference or user',
    amountFrom: 'Amount from',
    amountTo: 'Amount to',
    tabs: {
      withdrawalsWaiting: 'Withdrawals waiting',
      depositsWaiting: 'Deposits waiting',
      withdrawalsToPay: 'Withdrawals to pay',
      depositsOpen: 'Deposits under way',
    },
    title: { deposit: 'Deposit %{reference}', withdrawal: 'Withdrawal %{reference}' },
    net: { deposit: 'Credited', withdrawal: 'To pay out' },
    worksOn: '%{name} works on it',
    firstApproved: 'First approval: %{name}',
    officers: 'Approval',
    twoOfficers: 'Two officers needed',
    steps: 'Steps',
    transfers: 'Ledger transfer |||| %{smart_count} ledger transfers',
    form: "Player's details",
    bank: 'Bank',
    ofPlayer: 'Payments of %{name}',
    acts: {
      claim: { label: 'Take on', title: 'Take on', effect: '' },
      release: { label: 'Release', title: 'Release', effect: '' },
      approve: {
        deposit: {
          label: 'Approve',
          title: 'Credit %{amount}?',
          effect: 'The balance of %{name} grows. Make sure that the money has arrived.',
        },
        withdrawal: {
          label: 'Approve',
          title: 'Approve the withdrawal of %{amount}?',
          effect: 'The amount is sent to %{name}.',
        },
      },
      pay: {
        label: 'Mark as paid',
        title: 'Is %{amount} paid?',
        effect: 'The withdrawal is then complete. Make sure that the money is sent.',
      },
      refuse: {
        label: 'Refuse',
        title: 'Refuse %{amount}?',
        deposit: '%{name} gets no money.',
        withdrawal: 'The whole amount goes back to the balance of %{name}.',
      },
      return: {
        label: 'Return',
        title: 'Was %{amount} returned?',
        deposit: 'The amount is taken from the balance of %{name}.',
        withdrawal: 'The amount goes back to the balance of %{name}.',
      },
    },
    report: {
      title: 'Payment report',
      byDay: 'By day',
      byMethod: 'By day and method',
      day: 'Day',
      depositMinor: 'Deposits',
      withdrawalMinor: 'Withdrawals',
      feeMinor: 'Fees',
      returnedMinor: 'Returns',
    },
  },
  values: {
    auditAction: {
      'paymentCategory.create': 'Payment category added',
      'paymentCategory.update': 'Payment category changed',
      'paymentCategory.delete': 'Payment category removed',
      'paymentMethod.create': 'Payment method added',
      'paymentMethod.update': 'Payment method changed',
      'paymentMethod.delete': 'Payment method removed',
      'paymentBank.create': 'Bank added',
      'paymentBank.update': 'Bank changed',
      'paymentBank.delete': 'Bank removed',
    },
    subject: {
      paymentCategory: 'Payment category',
      paymentMethod: 'Payment method',
      paymentBank: 'Bank',
    },
    paymentRisk: {
      firstWithdrawal: 'First withdrawal',
      changedBank: 'Account changed',
      depositWithoutPlay: 'Hardly played',
      paidAfterEnd: 'Paid after its end',
      manyDeposits: 'Many deposits in a day',
    },
    paymentNote: {
      paidAfterEnd: 'The money came after the payment was over',
      strangeAddress: 'The gateway led to an address that is not allowed',
      gatewaySilent: 'The gateway did not answer; it is asked later',
      noticeDiffers: 'The gateway reported another amount',
      firstApproval: 'First approval given',
    },
    paymentGateway: {
      manual: 'Bank transfer by hand',
      sandbox: 'Sandbox',
      voucher: 'Voucher code',
    },
  },
}

export default texts
