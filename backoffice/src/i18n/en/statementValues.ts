/** Words of codes of statements and commission plans. */
export const statementValues = {
  periodKind: { day: 'Day', week: 'Week', month: 'Month' },
  statementState: { draft: 'Draft', approved: 'Approved', paid: 'Paid', locked: 'Locked' },
  commissionBasis: { turnover: 'Turnover', grossWin: 'Gross win', netWin: 'Net win' },
  commissionScope: { own: 'Own players', branch: 'Whole branch, by difference' },
  negativePeriods: {
    carry: 'Carried forward',
    reset: 'Forgotten',
    cap: 'Carried up to a cap',
  },
  turnoverShare: {
    none: 'None',
    with: 'Paid beside the win',
    without: 'Taken off the share of the win',
  },
  commissionCost: {
    bonuses: 'Bonuses',
    chargebacks: 'Returned deposits',
  },
}
