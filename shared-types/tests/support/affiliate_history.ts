/**
 * A slow second implementation of an affiliate's statements (rules 16.5 to 16.8): after each period all periods are told from the
 * first on by what is known then, and what they pay more or less than as they were known before is the correction.
 */
import type { DealTerms } from '../../src/affiliates/deal.ts'
import type { ReferralStanding } from '../../src/affiliates/referral.ts'

export interface PlayerPeriod {
  standing: ReferralStanding
  stakes: number
  /** Of products that the deal does not share: they count for CPA alone. */
  otherStakes?: number
  payouts: number
  corrections: number
  bonuses: number
  deposit: number
  returned: number
  /** The part of the period after which the deposit was returned, from 0 up to 1. */
  returnedAfter?: number
}
/** By period, then by player. */
export type History = readonly (readonly PlayerPeriod[])[]

/** By period; null for one in which the affiliate earns nothing. */
export type Deals = readonly (DealTerms | null)[]

export interface SlowStatement {
  share: number
  /** Less what is taken back. */
  cpa: number
  /** Of affiliates below, in the same period. */
  sub: number
  /** What earlier periods pay more or less. */
  retold: number
  carry: number
  owed: number
  payable: number
}

/** A period as it is known at some moment. */
export interface Known {
  share: number
  cpa: number
  /** The share as far as it is paid. */
  paid: number
  carry: number
}

/** Every period up to one, as they are known at its end. `periodDays` is the length of each. */
export function knownAt(history: History, deals: Deals, now: number, periodDays = 1): Known[] {
  const known: Known[] = []
  for (let period = 0; period <= now; period++) {
    const terms = deals[period] ?? null
    const share = terms ? sharePart(BigInt(netOf(history, period, now, terms)), terms) : 0
    const cpa =
      cpaUpTo(history, deals, { period, now, periodDays }) -
      cpaUpTo(history, deals, { period: period - 1, now, periodDays })
    const carried = known[period - 1]?.carry ?? 0
    const sum = share + (terms?.negative === 'reset' ? 0 : carried)
    let carry = 0
    if (sum < 0 && terms?.negative !== 'reset') carry = sum
    if (terms?.negative === 'cap') carry = Math.max(carry, 0 - (terms.carryCapMinor ?? 0))
    known.push({ share, cpa, paid: Math.max(0, sum), carry })
  }
  return known
}

/** `subs` tells what affiliates below bring of each period as it is known at some moment. */
export function slowStatements(
  history: History,
  deals: Deals,
  { periodDays = 1, subs = () => 0 }: { periodDays?: number; subs?: Subs } = {}
): SlowStatement[] {
  const told: SlowStatement[] = []
  for (let now = 0; now < history.length; now++) {
    const known = knownAt(history, deals, now, periodDays)
    const knownBefore = now === 0 ? [] : knownAt(history, deals, now - 1, periodDays)
    let retold = 0
    for (const [period, was] of knownBefore.entries()) {
      const is = known[period]
      if (is) retold += is.paid + is.cpa - was.paid - was.cpa
      retold += subs(period, now) - subs(period, now - 1)
    }
    const last = known[now]
    if (!last) throw new Error('a period without a telling')
    const { share, cpa, paid, carry } = last
    const sub = subs(now, now)
    const total = paid + cpa + sub + retold + (told[now - 1]?.owed ?? 0)
    const due = { owed: total < 0 ? total : 0, payable: total > 0 ? total : 0 }
    told.push({ share, cpa, sub, retold, carry, ...due })
  }
  return told
}
type Subs = (period: number, now: number) => number

/** Up to which period a player counts as known then: up to the latest decision, or not at all. */
function countedTo(history: History, player: number, now: number): number {
  let decided = now
  while (decided >= 0 && history[decided]?.[player]?.standing === 'held') decided--
  return history[decided]?.[player]?.standing === 'counts' ? decided : -1
}

function netOf(history: History, period: number, now: number, terms: DealTerms): number {
  let gross = 0
  let costs = 0
  for (const [player, found] of (history[period] ?? []).entries()) {
    if (countedTo(history, player, now) < period) continue
    gross += found.stakes - found.payouts + found.corrections
    if (terms.costs.includes('bonuses')) costs += found.bonuses
    if (terms.costs.includes('chargebacks')) costs += found.returned
  }
  const fee = gross > 0 ? Number((BigInt(gross) * BigInt(terms.feeRate)) / 10_000n) : 0
  return gross - fee - costs
}

/** One hundredth of a percent of a minor unit is the smallest part. */
function sharePart(net: bigint, terms: DealTerms): number {
  if (terms.kind === 'cpa') return 0
  let parts = 0n
  if (net <= 0n || terms.tierMode === 'whole') {
    let rate = terms.tiers[0]?.rate ?? 0
    for (const tier of terms.tiers) if (BigInt(tier.fromMinor) <= net) rate = tier.rate
    parts = net * BigInt(rate)
  } else {
    let left = net
    for (const tier of [...terms.tiers].reverse()) {
      const from = BigInt(tier.fromMinor)
      if (left > from) {
        parts += (left - from) * BigInt(tier.rate)
        left = from
      }
    }
  }
  const rest = ((parts % 10_000n) + 10_000n) % 10_000n
  return Number((parts - rest) / 10_000n)
}

/** The CPA that stands after a period as it is known at some moment, told from the first period on. */
function cpaUpTo(
  history: History,
  deals: Deals,
  { period: last, now, periodDays }: { period: number; now: number; periodDays: number }
): number {
  let sum = 0
  for (const player of (history[0] ?? []).keys()) {
    let stands = 0
    let countedOnDay = 0
    let first = 0
    let stakes = 0
    let returnedOnDay = Infinity
    for (let period = 0; period <= last; period++) {
      const one = history[period]?.[player]
      if (!one) continue
      if (first === 0) first = one.deposit
      stakes += one.stakes + (one.otherStakes ?? 0)
      if (one.returned > 0) {
        const day = (period + (one.returnedAfter ?? 0)) * periodDays
        returnedOnDay = Math.min(returnedOnDay, day)
      }
      const terms = deals[period]
      if (!terms || period > countedTo(history, player, now)) continue
      if (stands > 0) {
        if (returnedOnDay <= countedOnDay + terms.clawbackDays) stands = 0
      } else if (
        terms.kind !== 'revenueShare' &&
        first >= Math.max(1, terms.leastDepositMinor) &&
        stakes >= terms.leastStakesMinor &&
        returnedOnDay === Infinity
      ) {
        stands = terms.cpaMinor
        countedOnDay = (period + 1) * periodDays
      }
    }
    sum += stands
  }
  return sum
}
