/** Texts of statements of affiliates. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'affiliate-statements': {
      name: 'Affiliate statement |||| Affiliate statements',
      fields: {
        id: 'Statement',
        startsAt: 'Period',
        username: 'Affiliate',
        userId: 'Account',
        state: 'State',
        grossMinor: 'Gross revenue',
        correctionsMinor: 'Corrected payouts and suspicions',
        bonusesMinor: 'Bonuses',
        chargebacksMinor: 'Returned deposits',
        feeMinor: 'Share for fees',
        netMinor: 'Net revenue',
        shareMinor: 'Share of revenue',
        cpaMinor: 'CPA',
        clawbackMinor: 'CPA taken back',
        subMinor: 'From affiliates below',
        adjustmentsMinor: 'Corrections',
        earnedMinor: 'Earned in the period',
        carriedMinor: 'Negative share brought forward',
        carryMinor: 'Negative share carried forward',
        owedMinor: 'Owed from before',
        debtMinor: 'Owed into the next',
        payableMinor: 'To pay',
        approvedAt: 'Approved',
        paidAt: 'Paid',
        lockedAt: 'Locked',
      },
    },
    'affiliate-statement-players': {
      name: 'Player |||| Players',
      fields: {
        username: 'Player',
        standing: 'Counts',
        foundGrossMinor: 'Revenue in the ledger',
        grossMinor: 'Revenue counted',
        correctionsMinor: 'Corrections',
        bonusesMinor: 'Bonuses',
        chargebacksMinor: 'Returned deposits',
        cpaMinor: 'CPA',
      },
    },
  },
  affiliateStatements: {
    title: 'Statement of %{name}',
    draw: 'Draw up statements',
    drawn: '%{smart_count} period drawn up |||| %{smart_count} periods drawn up',
    approve: 'Approve',
    approveTitle: 'Approve the statement of %{name}?',
    approveHint: 'To pay: %{amount}',
    pay: 'Pay',
    payTitle: 'Pay %{name}?',
    payHint: "%{amount} goes into the affiliate's cash.",
    lock: 'Lock',
    lockTitle: 'Lock the statement of %{name}?',
    lockHint: 'Nothing can be changed afterwards.',
    figures: 'Figures',
    players: 'By player',
  },
  values: { subject: { affiliatePayout: 'Statement of an affiliate' } },
}

export default texts
