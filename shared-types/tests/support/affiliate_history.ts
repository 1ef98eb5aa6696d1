/**
 * A slow second implementation of an affiliate's statements (rules 16.5 to 16.7): each statement is told from the whole
 * history before it, player by player and amount by amount, and keeps no sums of its own.
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
}
/** By period, then by player. */
export type History = readonly (readonly PlayerPeriod[])[]

export interface SlowStatement {
  share: number
  /** Less what is taken back. */
  cpa: number
  carry: number
  owed: number
  payable: number
}

const DAY_MS = 86_400_000

/** `subs` are what affiliates below bring in each period. */
export function slowStatements(
  history: History,
  terms: DealTerms,
  subs: readonly number[] = []
): SlowStatement[] {
  const told: SlowStatement[] = []
  for (let last = 0; last < history.length; last++) {
    const before = told[last - 1] ?? { carry: 0, owed: 0 }
    const share = sharePart(BigInt(netOf(history, last, terms)), terms)
    const cpa = cpaUpTo(history, last, terms) - (last === 0 ? 0 : cpaUpTo(history, last - 1, terms))
    let carried = before.carry
    if (terms.negative === 'reset') carried = 0
    let paid = share + carried
    let carry = 0
    if (paid < 0) {
      if (terms.negative === 'carry') carry = paid
      if (terms.negative === 'cap') carry = Math.max(paid, 0 - (terms.carryCapMinor ?? 0))
      paid = 0
    }
    const total = paid + cpa + (subs[last] ?? 0) + before.owed
    told.push({ share, cpa, carry, owed: total < 0 ? total : 0, payable: total > 0 ? total : 0 })
  }
  return told
}

/** All that should be counted up to a period, less all that should have been counted up to the one before. */
function netOf(history: History, last: number, terms: DealTerms): number {
  const { revenue, costs } = countedUpTo(history, last, terms)
  const earlier = countedUpTo(history, last - 1, terms)
  const gross = revenue - earlier.revenue
  const fee = gross > 0 ? Number((BigInt(gross) * BigInt(terms.feeRate)) / 10_000n) : 0
  return gross - fee - (costs - earlier.costs)
}

function countedUpTo(history: History, last: number, terms: DealTerms) {
  let revenue = 0
  let costs = 0
  const count = history[0]?.length ?? 0
  for (let player = 0; player < count; player++) {
    // the latest decision decides: up to a held period, what stood before it
    let until = last
    while (until >= 0 && history[until]?.[player]?.standing === 'held') until--
    if (until < 0 || history[until]?.[player]?.standing === 'refused') continue
    for (let period = 0; period <= until; period++) {
      const found = history[period]?.[player]
      if (!found) continue
      revenue += found.stakes - found.payouts + found.corrections
      if (terms.costs.includes('bonuses')) costs += found.bonuses
      if (terms.costs.includes('chargebacks')) costs += found.returned
    }
  }
  return { revenue, costs }
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

/** The CPA that stands after a period, told from the first period on. */
function cpaUpTo(history: History, last: number, terms: DealTerms): number {
  if (terms.kind === 'revenueShare') return 0
  let sum = 0
  const count = history[0]?.length ?? 0
  for (let player = 0; player < count; player++) {
    let stands = 0
    let since = 0
    let first = 0
    let stakes = 0
    let returned = 0
    for (let period = 0; period <= last; period++) {
      const one = history[period]?.[player]
      if (!one) continue
      if (first === 0) first = one.deposit
      stakes += one.stakes + (one.otherStakes ?? 0)
      returned += one.returned
      if (one.standing === 'held') continue
      if (one.standing === 'refused') stands = 0
      else if (stands > 0) {
        if (returned > 0 && (period - since) * DAY_MS <= terms.clawbackDays * DAY_MS) stands = 0
      } else if (
        first >= Math.max(1, terms.leastDepositMinor) &&
        stakes >= terms.leastStakesMinor &&
        returned === 0
      ) {
        stands = terms.cpaMinor
        since = period
      }
    }
    sum += stands
  }
  return sum
}
