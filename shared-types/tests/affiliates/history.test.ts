import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownEarnings, paidShare, payingOf, type Balances } from '../../src/affiliates/earnings.ts'
import type { FoundRevenue } from '../../src/affiliates/found_revenue.ts'
import {
  changesEarlier,
  countedUntil,
  NOTHING_SO_FAR,
  REFERRAL_STANDINGS,
  type PlayerSoFar,
} from '../../src/affiliates/referral.ts'
import {
  tellAgain,
  tellPlayer,
  toldPeriod,
  type PlayerHistory,
  type ToldPeriod,
} from '../../src/affiliates/telling.ts'
import { plainDeal } from '../support/affiliate_deals.ts'
import {
  slowStatements,
  type Deals,
  type History,
  type PlayerPeriod,
  type SlowStatement,
} from '../support/affiliate_history.ts'

const DAY_MS = 86_400_000
const amount = fc.integer({ min: 0, max: 5_000 })
const sometimes = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, amount)

const playerPeriod = fc.record({
  standing: fc.constantFrom(...REFERRAL_STANDINGS, 'counts' as const, 'counts' as const),
  stakes: amount,
  payouts: amount,
  corrections: fc.integer({ min: -1_000, max: 1_000 }),
  bonuses: sometimes,
  deposit: sometimes,
  returned: sometimes,
  returnedAfter: fc.constantFrom(0, 0.25, 0.5, 0.75),
})
const history = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 }))
  .chain(([periods, players]) => {
    const ofPeriod = fc.array(playerPeriod, { minLength: players, maxLength: players })
    return fc.array(ofPeriod, { minLength: periods, maxLength: periods })
  })
const rate = fc.integer({ min: 0, max: 10_000 })
const paying = fc
  .record({
    kind: fc.constantFrom('revenueShare' as const, 'cpa' as const, 'hybrid' as const),
    tierMode: fc.constantFrom('whole' as const, 'ladder' as const),
    rates: fc.array(rate, { minLength: 1, maxLength: 4 }),
    costs: fc.subarray(['bonuses' as const, 'chargebacks' as const]),
    feeRate: rate,
    negative: fc.constantFrom('carry' as const, 'reset' as const, 'cap' as const),
    cap: amount,
    cpaMinor: fc.integer({ min: 1, max: 5_000 }),
    leastDepositMinor: amount,
    leastStakesMinor: amount,
    clawbackDays: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ rates, cap, ...terms }) =>
    plainDeal({
      ...terms,
      tiers: rates.map((each, index) => ({ fromMinor: index * 2_000, rate: each })),
      carryCapMinor: terms.negative === 'cap' ? cap : null,
    })
  )
/** In some periods the affiliate earns nothing. */
const deal = fc.option(paying, { freq: 5 })

interface Brand {
  history: History
  deals: Deals
  periodDays: number
}
const brand: fc.Arbitrary<Brand> = history.chain((periods) =>
  fc.record({
    history: fc.constant(periods),
    deals: fc.array(deal, { minLength: periods.length, maxLength: periods.length }),
    periodDays: fc.integer({ min: 1, max: 10 }),
  })
)

const isNews = (one: object): boolean => Object.values(one).some(Boolean)

/** The statements as the platform makes them: each from its period and what the latest one left, and all again after a decision. */
function statements({ history: periods, deals, periodDays }: Brand): SlowStatement[] {
  const lengthMs = periodDays * DAY_MS
  const known = (periods[0] ?? []).map((): PlayerHistory & { soFar: PlayerSoFar } => ({
    ...{ countedUntil: 0, firstDepositAt: null, firstDepositMinor: 0, firstReturnAt: null },
    found: new Map<number, FoundRevenue>(),
    soFar: NOTHING_SO_FAR,
  }))
  const terms = deals.map((each, at) => ({ id: at, endsAt: (at + 1) * lengthMs, terms: each }))
  const told: ToldPeriod[] = []
  let before: Balances = { carriedMinor: 0, owedMinor: 0 }
  return periods.map((period, at): SlowStatement => {
    const startsAt = at * lengthMs
    const present = terms[at] ?? { id: at, endsAt: 0, terms: null }
    let changes = false
    const players = known.map((player, index) => {
      const one = must(period[index])
      if (player.firstDepositAt === null && one.deposit > 0) {
        Object.assign(player, { firstDepositAt: startsAt, firstDepositMinor: one.deposit })
      }
      if (player.firstReturnAt === null && one.returned > 0) {
        player.firstReturnAt = startsAt + (one.returnedAfter ?? 0) * lengthMs
      }
      changes ||= changesEarlier(one.standing, player.countedUntil, { startsAt })
      player.countedUntil = countedUntil(one.standing, player.countedUntil, present)
      return { player, found: foundOf(one) }
    })
    let retold = 0
    if (changes) {
      const again = tellAgain(terms.slice(0, at), known)
      for (const [earlier, is] of again.periods.entries()) {
        retold += is.amountMinor - must(told[earlier]).amountMinor
        told[earlier] = is
      }
      before = { ...before, carriedMinor: again.carriedMinor }
      for (const [index, soFar] of again.players.entries()) must(known[index]).soFar = soFar
    }
    const each = players.map(({ player, found }) => {
      const drawn = tellPlayer(player, found, player.soFar, present)
      player.soFar = drawn.soFar
      if (isNews(found)) (player.found as Map<number, FoundRevenue>).set(at, found)
      return drawn
    })
    const own = ownEarnings(present.terms, each)
    const besides = { subMinor: 0, retoldMinor: retold, adjustmentsMinor: 0 }
    const { paidMinor } = paidShare(present.terms, own.shareMinor, before.carriedMinor)
    told[at] = toldPeriod(own, paidMinor)
    const paying = payingOf(present.terms, own, besides, before)
    before = { carriedMinor: paying.carryMinor, owedMinor: paying.debtMinor }
    return {
      ...{ share: own.shareMinor, cpa: own.cpaMinor + own.clawbackMinor, sub: 0, retold },
      ...{ carry: paying.carryMinor, owed: paying.debtMinor, payable: paying.payableMinor },
    }
  })
}

const foundOf = (one: PlayerPeriod): FoundRevenue => ({
  grossMinor: one.stakes - one.payouts,
  correctionsMinor: one.corrections,
  bonusesMinor: one.bonuses,
  chargebacksMinor: one.returned,
  stakesMinor: one.stakes,
})

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a place without a value')
  return value
}

test('random histories of players, decisions, deals and returned deposits: every statement equals the one told from all that was', () => {
  fc.assert(
    fc.property(brand, (each) => {
      expect(statements(each)).toEqual(
        slowStatements(each.history, each.deals, { periodDays: each.periodDays })
      )
    }),
    { numRuns: 2_000 }
  )
})

test('a flag that is confirmed and then cleared, or held and then cleared, leaves every cent where it was', () => {
  const standings = fc.array(fc.constantFrom(...REFERRAL_STANDINGS), { maxLength: 6 })
  fc.assert(
    fc.property(brand, standings, (each, between) => {
      const { deals, periodDays } = each
      const quiet = each.history.map((period) =>
        period.map((one) => ({ ...one, standing: 'counts' as const }))
      )
      const flagged = quiet.map((period, at) =>
        period.map((one) => ({
          ...one,
          // whatever was thought of them before, in the end all count
          standing: at + 1 < quiet.length ? (between[at] ?? one.standing) : one.standing,
        }))
      )
      const sumOf = (of: History) => {
        const rows = statements({ history: of, deals, periodDays })
        const last = must(rows.at(-1))
        return { paid: rows.reduce((sum, { payable }) => sum + payable, last.owed), ...last }
      }
      const { paid, carry } = sumOf(flagged)
      expect({ paid, carry }).toEqual({ paid: sumOf(quiet).paid, carry: sumOf(quiet).carry })
    })
  )
})
