import { test } from '@japa/runner'
import { settleCoupon } from '@grandstand/shared-types/coupons/payout'
import type { MatchFacts } from '@grandstand/shared-types/markets/facts'
import { settleMarket } from '@grandstand/shared-types/markets/settle'
import { storeResults } from '#catalogue/actions/store_results'
import { settlePending } from '#settlement/actions/settle_pending'
import { faultPoints, SETTLEMENT_STEPS } from '#settlement/fault_points'
import { userAccounts } from '#ledger/accounts'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { makeSite, makeUser } from '#tests/support/factories'
import {
  couponState,
  ended,
  firstBreak,
  placeTestCoupon,
  type CouponOptions,
  type Pick,
} from '#tests/settlement/support'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '11': { home: 1500, away: 2500 },
  '18:total=2.25': { over: 1950, under: 1850 },
  '16:hcp=-0.75': { home: 1900, away: 1900 },
}
const BONUS = { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 }
const MATCHES = 5
const COUPONS = 60
const PLAYERS = 4
const RESULTS = 30
const FUNDS = 1_000_000
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

/** A small generator of numbers that a seed repeats (mulberry32). */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

test.group('Random results', () => {
  test(`leave what a fold from scratch gives (SEED=${SEED})`, async ({ assert }) => {
    const below = generator(SEED)
    const one = <T>(list: readonly T[]): T => list[below(list.length)]!
    const site = await makeSite()
    const players = []
    for (let i = 0; i < PLAYERS; i++) {
      players.push(await makeUser({ site, type: 'player', balanceMinor: FUNDS }))
    }
    const matches: TestMatch[] = []
    for (let i = 0; i < MATCHES; i++) matches.push(await makeMatch({ prices: PRICES }))

    const randomPick = (match: TestMatch): Pick => {
      const market = one(Object.keys(PRICES))
      const key = one(Object.keys(match.markets[market]!.outcomes))
      return { match, market, key, oddsMilli: 1100 + below(4000) }
    }
    const randomCoupon = (): CouponOptions => {
      const picks = matches.filter(() => below(2) === 0).map(randomPick)
      if (picks.length === 0) picks.push(randomPick(one(matches)))
      const stakePerLineMinor = 1 + below(999)
      if (picks.length > 2 && below(3) === 0) return { picks, sizes: [2], stakePerLineMinor }
      const other = randomPick(picks[0]!.match)
      const isNew = !picks.some((p) => p.market === other.market && p.key === other.key)
      if (isNew && below(4) === 0) return { picks: [...picks, other], stakePerLineMinor }
      return { picks, stakePerLineMinor, bonus: BONUS, payoutCapMinor: 500_000 }
    }
    const randomFacts = (): MatchFacts => {
      if (below(8) === 0) return { status: one(['cancelled', 'walkover'] as const), periods: {} }
      if (below(8) === 0) return { status: 'interrupted', periods: {}, fullTime: [below(3), 0] }
      return ended([below(4), below(4)])
    }

    const coupons = []
    for (let i = 0; i < COUPONS; i++) {
      const player = one(players)
      const options = randomCoupon()
      coupons.push({ id: await placeTestCoupon(player, options), player, options })
    }

    const standing = new Map<number, MatchFacts>()
    for (let i = 0; i < RESULTS; i++) {
      const match = one(matches)
      const facts = below(6) === 0 ? (standing.get(match.id) ?? randomFacts()) : randomFacts()
      standing.set(match.id, facts)
      await storeResults([{ matchId: match.id, facts, source: 'test', actorId: null }])
      if (below(3) === 0) continue
      if (below(3) === 0) {
        const step = one(SETTLEMENT_STEPS)
        faultPoints.listen((reached) => {
          if (reached === step) throw new Error('killed')
        })
        await settlePending().catch(() => {})
        faultPoints.clear()
      } else {
        await settlePending()
      }
    }
    await settlePending()
    assert.isNull(await firstBreak())

    const expected = new Map(players.map((player) => [player.id, FUNDS]))
    for (const { id, player, options } of coupons) {
      const state = await couponState(id)
      const { payoutMinor, settled, stake } = fold(options, standing)
      assert.equal(state.payout, settled ? payoutMinor : null, `coupon ${id}`)
      expected.set(player.id, (expected.get(player.id) ?? 0) + payoutMinor - stake)
    }
    const accounts = await userAccounts(players.map(({ id }) => id))
    for (const player of players) {
      const total = accounts.get(player.id)!.reduce((sum, { balance }) => sum + balance, 0)
      assert.equal(total, expected.get(player.id))
    }
  })
})

/** A coupon as if its matches had ended once, with the facts that stand. */
function fold(options: CouponOptions, standing: ReadonlyMap<number, MatchFacts>) {
  const { picks, sizes, stakePerLineMinor = 0 } = options
  const matchCount = new Set(picks.map(({ match }) => match.id)).size
  const type = sizes ? 'system' : matchCount < picks.length ? 'multiple' : 'combined'
  const legs = picks.map(({ match, market, key, oddsMilli = 0 }) => {
    const { typeId, specifier } = match.markets[market]!
    const facts = standing.get(match.id)
    const result = facts
      ? settleMarket({ sportId: 1, marketTypeId: typeId, specifier }, [key], facts)[key]
      : null
    return { matchId: match.id, oddsMilli, result: result ?? null }
  })
  const lines = sizes ? (picks.length * (picks.length - 1)) / 2 : picks.length - matchCount + 1
  const outcome = settleCoupon({
    type: picks.length === 1 ? 'single' : type,
    stakePerLineMinor,
    sizes: sizes ?? [],
    legs,
    maxPayoutMinor: options.payoutCapMinor ?? 0,
    ...(options.bonus && { bonus: options.bonus }),
  })
  return { ...outcome, stake: stakePerLineMinor * lines }
}
