/** Texts of sites. */
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    sites: { name: 'Site settings |||| Site settings', fields: { title: 'Name of the site' } },
  },
  siteSettings: {
    general: 'General',
    title: 'Name of the site',
    matchesDay: 'Days on the board',
    defaultStakeMinor: 'Default stake (per line)',
    couponAmountsMinor: 'Amounts to choose from',
    amountsHint: 'Separated by blanks, at most 8',
    refuseCommonPasswords: 'Refuse easy passwords of staff',
    afterPlacing: 'After placing',
    afterPlacingHint: 'With a cancellation time of 0 players cannot cancel.',
    cancelMinutes: 'Cancellation time (minutes)',
    sellMarginPercent: 'House margin on sold coupons (%)',
    sameCouponWindowHours: 'Same coupon within (hours)',
    currenciesHint:
      'The limits above are in %{currency} and bind its players alone. Where a limit is empty the usual one is in force (1.00, 1000.00, 12500.00); for an empty stake and empty amounts those of the site.',
    bonus: 'Combined bonus',
    bonusHint: 'Grows with each selection of enough odds, up to %{cap} %. 0 percent gives none.',
    bonusMinOddsMilli: 'Lowest odds that count',
    limits: {
      bonus: { minCount: 'Selections for the first step', percentPerStep: 'Percent per step' },
    },
    bonusStep: '%{count} selection: %{percent} % |||| %{count} selections: %{percent} %',
  },
}

export default texts
