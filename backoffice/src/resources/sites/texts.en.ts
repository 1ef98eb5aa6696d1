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
    amountsHint: 'Separated by spaces, at most 8',
    protection: 'Protection',
    staffSecondFactor: 'Staff must have two-step sign-in',
    stepUpCreditMinor: 'Credit above which the code is asked for again',
    stepUpCreditHint:
      'Credit moves above this amount, and those in other currencies, ask for the verification code again.',
    secondOfficerAboveMinor: 'Amount above which a second officer is needed',
    secondOfficerHint:
      'Settlements and voids that move more wait for the approval of a second officer. 0: one is enough.',
    refuseCommonPasswords: 'Refuse easy passwords for staff',
    timeZone: 'Time zone',
    statementPeriod: "Period of dealers' statements",
    countries: {
      title: 'Countries',
      hint: 'By the address of players at sign-in, of everybody who bets or moves credit.',
      mode: 'Play from',
      modes: { any: 'every country', only: 'these countries only', except: 'all but these' },
      codes: 'Countries',
      allowUnknown: 'Addresses of no known country may play',
      refuseVpn: 'Refuse addresses of the VPN list',
    },
    credits: 'Credit',
    creditsHint:
      'In the currency of the site; 0 is no limit. A dealer may have lower limits, and has limits of their own in another currency.',
    credit: {
      maxTransferMinor: 'Most per transfer',
      maxDayMinor: 'Most per day, in each direction',
      needsReason: 'Each movement needs a reason',
    },
    afterPlacing: 'After placing',
    afterPlacingHint: 'With a cancellation time of 0, players cannot cancel.',
    cancelMinutes: 'Cancellation time (minutes)',
    sellMarginPercent: 'House margin on sold coupons (%)',
    sameCouponWindowHours: 'Same coupon within (hours)',
    currenciesHint:
      'The limits above bind players in %{currency} only. An empty limit is the default one (1.00, 1000.00, 12500.00); an empty stake or amount is that of the site.',
    printing: {
      title: 'Printed tickets',
      hint: 'Positions are dots of the printer, 8 in a millimetre: from the edge that it can print on, and below the line before.',
      paperMm: 'Width of the paper',
      barcodeXDots: 'Bar code X',
      barcodeYDots: 'Bar code Y',
      passwordXDots: 'Password X',
      passwordYDots: 'Password Y',
    },
    bonus: 'Combined bonus',
    bonusHint:
      'Grows with each selection whose odds are high enough, up to %{cap} %. With 0 per cent there is no bonus.',
    bonusMinOddsMilli: 'Lowest odds that count for the bonus',
    limits: {
      bonus: { minCount: 'Selections for the first step', percentPerStep: 'Per cent per step' },
    },
    bonusStep: '%{count} selection: %{percent} % |||| %{count} selections: %{percent} %',
  },
}

export default texts
