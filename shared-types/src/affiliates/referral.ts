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

/** Suspicions that player and affiliate are one person; who is one with an affiliate above brings that one nothing as an affiliate, too. */
export const SAME_PERSON_FLAGS = [
  'sameDevice',
  'sameAddress',
  'samePaymentAccount',
  'sameIdentity',
] as const satisfies readonly ReferralFlag[]

/**
 * `counts`: earns for the affiliate. `held`: flagged, and nobody has decided. `refused`: a flag was confirmed; what the player earned
 * is taken back.
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

export const addRevenue = (a: Revenue, b: Revenue): Revenue => ({
  grossMinor: a.grossMinor + b.grossMinor,
  correctionsMinor: a.correctionsMinor + b.correctionsMinor,
  bonusesMinor: a.bonusesMinor + b.bonusesMinor,
  chargebacksMinor: a.chargebacksMinor + b.chargebacksMinor,
})

/** What is known of a referred player when a period is told. Moments are epoch milliseconds. */
export interface ReferredPlayer {
  /** Periods that end until then count (rules 16.8); 0 for none. */
  countedUntil: number
  firstDepositAt: number | null
  firstDepositMinor: number
  /** When a deposit was returned for the first time. */
  firstReturnAt: number | null
}

/** What the periods before have made of a player. */
export interface PlayerSoFar {
  /** Stakes since the registration, counted or not. */
  stakesMinor: number
  /** CPA that stands, and the end of the period that counted it. */
  cpaMinor: number
  cpaAt: number | null
}

export const NOTHING_SO_FAR: PlayerSoFar = { stakesMinor: 0, cpaMinor: 0, cpaAt: null }

/** Until when a player counts after a period that was drawn up: a held one as before, a refused one never. */
export function countedUntil(
  standing: ReferralStanding,
  before: number,
  { endsAt }: { endsAt: number }
): number {
  if (standing === 'refused') return 0
  return standing === 'counts' ? Math.max(before, endsAt) : before
}

/** Whether earlier periods have to be told again: since a flag was decided, or because a decision was changed. */
export const changesEarlier = (
  standing: ReferralStanding,
  before: number,
  { startsAt }: { startsAt: number }
): boolean => (standing === 'counts' && before < startsAt) || (standing === 'refused' && before > 0)

const DAY_MS = 86_400_000

/**
 * The CPA that a period adds for a player; below 0 where an earlier one is taken back. `stakesMinor` are those up to the end of the
 * period.
 */
export function cpaChange(
  player: ReferredPlayer,
  { stakesMinor, cpaMinor: before, cpaAt }: PlayerSoFar,
  terms: DealTerms,
  endsAt: number
): number {
  if (player.countedUntil < endsAt) return 0
  const returnedAt = isBefore(player.firstReturnAt, endsAt) ? player.firstReturnAt : null
  if (before > 0) {
    const clawsBackUntil = (cpaAt ?? endsAt) + terms.clawbackDays * DAY_MS
    return returnedAt !== null && returnedAt <= clawsBackUntil ? 0 - before : 0
  }
  const isDue =
    paysCpa(terms) &&
    isBefore(player.firstDepositAt, endsAt) &&
    player.firstDepositMinor >= Math.max(1, terms.leastDepositMinor) &&
    stakesMinor >= terms.leastStakesMinor &&
    returnedAt === null
  return isDue ? terms.cpaMinor : 0
}

const isBefore = (at: number | null, end: number): at is number => at !== null && at < end
