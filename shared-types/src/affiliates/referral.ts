/** What a referred player adds to a statement (rules 16.5, 16.6). Pure functions. Amounts in minor units. */
import { paysCpa, type DealTerms } from './deal.ts'

/**
 * Suspicions that a referral is none: the affiliate's own device, address, payment account or identity, a player whose currency is not
 * the affiliate's, and one who stakes no money of the own.
 */
export const REFERRAL_FLAGS = [
  'sameDevice',
  'sameAddress',
  'samePaymentAccount',
  'sameIdentity',
  'otherCurrency',
  'noOwnMoney',
] as const
export type ReferralFlag = (typeof REFERRAL_FLAGS)[number]

/**
 * `counts`: earns for the affiliate. `held`: flagged, and nobody has decided. `refused`: staff found a referral to
 * oneself; what it earned is taken back.
 */
export const REFERRAL_STANDINGS = ['counts', 'held', 'refused'] as const
export type ReferralStanding = (typeof REFERRAL_STANDINGS)[number]

/** The house's win from a player. All are sums of ledger entries, seen from the house. */
export interface Revenue {
  /** Stakes less payouts, returned stakes and prices of sold coupons. */
  grossMinor: number
  /** Payouts that were taken back or added after a settlement, with the sign of the house's win. */
  correctionsMinor: number
  bonusesMinor: number
  /** Deposits that were returned. */
  chargebacksMinor: number
}

export const NO_REVENUE: Revenue = {
  grossMinor: 0,
  correctionsMinor: 0,
  bonusesMinor: 0,
  chargebacksMinor: 0,
}

export const addRevenue = (a: Revenue, b: Revenue, times: 1 | -1 = 1): Revenue => ({
  grossMinor: a.grossMinor + times * b.grossMinor,
  correctionsMinor: a.correctionsMinor + times * b.correctionsMinor,
  bonusesMinor: a.bonusesMinor + times * b.bonusesMinor,
  chargebacksMinor: a.chargebacksMinor + times * b.chargebacksMinor,
})

/** The sums of the earlier statements of a player: revenue that the ledger had, and that was counted; CPA. */
export interface EarlierReferral {
  found: Revenue
  counted: Revenue
  /** CPA that stands, after amounts that were taken back, and the end of the period that counted it. */
  cpaMinor: number
  cpaAt: number | null
}

/** The facts for CPA from the registration to the end of the period. */
export interface CpaFacts {
  /** 0 without a deposit. */
  firstDepositMinor: number
  stakesMinor: number
  returnedDepositsMinor: number
  /** The end of the period, epoch milliseconds. */
  endsAt: number
}

/**
 * The revenue that a statement counts of a player, who had `found` in the period. A player who counts again brings what
 * was held back, one who is refused takes back what was counted; both stand under `corrections`.
 */
export function countedRevenue(
  standing: ReferralStanding,
  found: Revenue,
  { found: foundBefore, counted }: EarlierReferral
): Revenue {
  if (standing === 'held') return NO_REVENUE
  const now = standing === 'counts' ? found : NO_REVENUE
  const due = standing === 'counts' ? foundBefore : NO_REVENUE
  const late = addRevenue(due, counted, -1)
  return {
    grossMinor: now.grossMinor,
    correctionsMinor: now.correctionsMinor + late.grossMinor + late.correctionsMinor,
    bonusesMinor: now.bonusesMinor + late.bonusesMinor,
    chargebacksMinor: now.chargebacksMinor + late.chargebacksMinor,
  }
}

const DAY_MS = 86_400_000

/** The CPA that a statement adds for a player; below 0 where an earlier one is taken back. */
export function cpaChange(
  standing: ReferralStanding,
  facts: CpaFacts,
  { cpaMinor: before, cpaAt }: Pick<EarlierReferral, 'cpaMinor' | 'cpaAt'>,
  terms: DealTerms
): number {
  if (standing === 'held') return 0
  if (standing === 'refused') return 0 - before
  if (before > 0) {
    const isFresh = cpaAt === null || facts.endsAt - cpaAt <= terms.clawbackDays * DAY_MS
    return facts.returnedDepositsMinor > 0 && isFresh ? 0 - before : 0
  }
  return isDue(facts, terms) ? terms.cpaMinor : 0
}

const isDue = (facts: CpaFacts, terms: DealTerms): boolean =>
  paysCpa(terms) &&
  facts.firstDepositMinor >= Math.max(1, terms.leastDepositMinor) &&
  facts.stakesMinor >= terms.leastStakesMinor &&
  facts.returnedDepositsMinor === 0
