/** Texts of a match's risk and of exposure limits. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'exposure-limits': {
      name: 'Exposure limit |||| Exposure limits',
      create: 'New exposure limit',
      fields: {
        scope: 'On',
        scopeId: 'Subject',
        matchId: 'Match',
        marketId: 'Market',
        currency: 'Currency',
        worstPayoutMinor: 'Worst payout',
        updatedAt: 'Changed',
      },
    },
  },
  risk: {
    none: 'No open coupon on this match.',
    coupons: 'Open coupons',
    stakes: 'Stakes of open coupons',
    worst: 'Worst score',
    best: 'Best score',
    scores: 'Result by score (%{currency})',
    scoresHint:
      'Rows are goals of the home side, columns of the away side. A cell shows what the house wins (+) or loses (−) should the match end so, in whole units of the currency.',
    view: {
      label: 'Which coupons count?',
      certain: 'Decided',
      worst: 'If the open ones win too',
    },
    homeGoals: '%{name}: %{smart_count} goal |||| %{name}: %{smart_count} goals',
    awayGoals: '%{name}: %{smart_count} goal |||| %{name}: %{smart_count} goals',
    cell: '%{score}, the house %{net}',
    detail: 'Should the match end %{score}',
    certainStakes: 'Stakes of decided coupons',
    certainPayout: 'Paid to them',
    net: 'The house',
    openStakes: 'Stakes of coupons that stay open',
    openPayout: 'The most they can be paid',
    worstNet: 'The house, should all of them win',
    noGrid: 'This sport has no table of scores; see the markets below.',
    markets: 'By market',
    market: 'Market',
    marketWorst: 'Worst payout',
    marketLimit: 'Limit',
    suspended: 'Suspended',
    addLimit: 'Add a limit',
    limitOf: '%{name}: add a limit',
    everyMarket: 'Every market of the brand',
    limitTitle: 'Exposure limit #%{id}',
    subject: 'Subject',
    subjectHint:
      'The narrowest limit counts: that of the market, then of the match, then of the brand.',
    limit: 'Limit',
    limitHint:
      'A market whose worst payout of open coupons goes past this amount is suspended at this brand alone; staff open it again under “Offer of this brand” at the match. Only coupons in this currency count.',
  },
  values: {
    exposureScope: { brand: 'Every market', match: 'Match', market: 'Market' },
    auditAction: {
      'exposureLimit.create': 'Exposure limit added',
      'exposureLimit.update': 'Exposure limit changed',
      'exposureLimit.delete': 'Exposure limit removed',
    },
    subject: { exposureLimit: 'Exposure limit' },
  },
}

export default texts
