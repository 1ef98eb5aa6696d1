import type { DealTerms } from '../../src/affiliates/deal.ts'

/** 30 % of the revenue, without costs; a loss is carried. */
export const plainDeal = (terms: Partial<DealTerms> = {}): DealTerms => ({
  kind: 'revenueShare',
  tiers: [{ fromMinor: 0, rate: 3000 }],
  tierMode: 'whole',
  costs: [],
  products: null,
  feeRate: 0,
  negative: 'carry',
  carryCapMinor: null,
  cpaMinor: 0,
  leastDepositMinor: 0,
  leastStakesMinor: 0,
  clawbackDays: 0,
  subRate: 0,
  secondSubRate: 0,
  ...terms,
})
