/** Texts of the rule lab. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  ruleLab: {
    title: 'Rule lab',
    hint: 'Try a change on the coupons and bonuses of the last days before you save it. A trial changes nothing.',
    rule: 'Rule',
    rules: {
      bonus: 'Combined bonus',
      bonusOffer: 'Bonus offer',
      limits: 'Coupon limits',
      userLimits: 'Limits of a dealer or player',
      betLimits: 'Limit on a match or sport',
      liveMargins: 'Margin on live odds',
      sellMargin: 'Margin on sold coupons',
      commission: 'Commission of dealers',
    },
    hints: {
      bonus: 'The coupons of one line placed in these days are settled again with the tried bonus.',
      limits:
        'Coupons that the tried limits refuse count as not taken; with another highest payout, payouts are computed again. 0 is no limit.',
      userLimits:
        'The coupons of the branch or the player are checked against the tried limits, merged with all limits above and below. 0 is no limit.',
      betLimits:
        'Coupons with a selection on the subject are checked against the tried limit, beside all other limits of today. 0 is no limit.',
      bonusOffer:
        'Each bonus of this offer that was given in these days is played again with the tried terms, on what its player really bet. With terms unchanged the outcome is exact; a player might have bet otherwise with others.',
      newOffer:
        'A bonus is given for each deposit or new account of these days that fits, and played on what the player really bet. An estimate: not every player would have asked for it.',
      liveMargins:
        'Odds taken in play are freed of the margin of today and offered with the tried one. If the margin was changed in these days, the outcome is rough.',
      sellMargin: 'The prices of sold coupons are computed again with the tried margin.',
      commission:
        'The statements of the periods that ended in these days are drawn up again with the tried terms, for the dealers of this plan.',
    },
    ofDealer: 'Dealer whose limits change',
    ofPlayer: 'Player whose limits change',
    ofPlayerHint: 'Instead of a dealer',
    turnover: 'Would have been staked',
    offer: 'Offer',
    newOffer: 'A new offer',
    days: 'Last days',
    dealer: 'Dealer',
    dealerHint: 'Empty: all coupons',
    plan: 'Commission plan',
    begin: 'Try it',
    tryIt: 'Try on past coupons',
    lastDays: 'last day |||| last %{count} days',
    read: '%{percent} % · %{count} coupon read |||| %{percent} % · %{count} coupons read',
    cancelled: 'The trial was cancelled.',
    failed: 'The trial did not come to its end. Try it again.',
    cost: 'Cost',
    gain: 'Gain',
    costNote: 'had the rule held in these days',
    paid: 'Would have been paid',
    paidBefore: 'really %{amount}',
    touched: {
      coupon: 'Coupons touched',
      statement: 'Statements touched',
      grant: 'Bonuses touched',
      deposit: 'Bonuses given',
      registration: 'Bonuses given',
    },
    people: {
      coupon: 'Players touched',
      statement: 'Dealers touched',
      grant: 'Players touched',
      deposit: 'Players with a bonus',
      registration: 'Players with a bonus',
    },
    ofAll: 'of %{count}',
    refusedOf: '%{count} would be refused |||| %{count} would be refused',
    byDay: 'Cost by day',
    costs: 'Cost',
    gains: 'Gain',
    biggest: 'The ten biggest differences',
    one: {
      coupon: 'Coupon',
      statement: 'Statement',
      grant: 'Bonus',
      deposit: 'Deposit',
      registration: 'Account',
    },
    person: {
      coupon: 'Player',
      statement: 'Dealer',
      grant: 'Player',
      deposit: 'Player',
      registration: 'Player',
    },
    granted: 'Given',
    triedGranted: 'Would be given',
    converted: 'Became cash',
    triedConverted: 'Would become cash',
    stake: 'Stake',
    before: 'Paid',
    after: 'Tried',
    difference: 'Cost',
    refused: 'Refused',
    refusedBy: {
      stakeAboveMax: 'Stake too high',
      stakeBelowMin: 'Stake too low',
      maxPayoutBelowStake: 'Payout limit too low',
      minSelections: 'Too few selections',
      maxSelections: 'Too many selections',
      couponBelowMinOdds: 'Total odds too low',
      selectionBelowMinOdds: 'Odds too low',
      selectionAboveMaxOdds: 'Odds too high',
    },
    none: 'No difference',
    nothing: 'There is nothing in these days to try it on.',
    allEqual: {
      coupon:
        '%{count} coupon would have paid the same. |||| %{count} coupons would have paid the same.',
      statement:
        '%{count} statement would have paid the same commission. |||| %{count} statements would have paid the same commission.',
      grant:
        '%{count} bonus would have been given and become cash alike. |||| %{count} bonuses would have been given and become cash alike.',
      deposit: 'No deposit would have brought a bonus.',
      registration: 'No new account would have brought a bonus.',
    },
  },
}

export default texts
