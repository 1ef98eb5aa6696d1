import { test } from '@japa/runner'
import { settleCoupon } from '@grandstand/shared-types/coupons/payout/payout'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import { storeResults } from '#catalogue/actions/store_results'
import { settlePending } from '#settlement/actions/settle_pending'
import { faultPoints, SETTLEMENT_STEPS } from '#settlement/runs/fault_points'
import { userAccounts } from '#ledger/accounts'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { makeSite, makeUser } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'
import {
  couponState,
  ended,
  placeTestCoupon,
  type CouponOptions,
  type Pick,
} from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '11': { home: 1500, away: 2500 },
  '18:total=2.25': { over: 1950, under: 1850 },
  '16:hcp=-0.75': { home: 1900, away: 1900 },
}
const BONUS = { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 }
const SEQUENCES = 100
const MATCHES = 2
const COUPONS = 3
const PLAYERS = 4
/** Number of steps; before each, every match of every sequence may get news. */
const TURNS = 8
const FUNDS = 10_000_000

/** One piece of news about a match; the newest is in force. */
interface Heard {
  matchId: number
  facts: MatchFacts
}

test.group('Random results', () => {
  test(`M7 ${SEQUENCES} sequences of results, corrections, cancellations and repeats, with kills between, end as a fold of their log does (SEED=${SEED})`, async ({
    assert,
  }) => {
    console.log(`random results: SEED=${SEED}`)
    const below = generator(SEED)
    const one = <T>(list: readonly T[]): T => list[below(list.length)]!
    const site = await makeSite()
    const players = []
    for (let i = 0; i < PLAYERS; i++) {
      players.push(await makeUser({ site, type: 'player', balanceMinor: FUNDS }))
    }

    const randomPick = (match: TestMatch): Pick => {
      const market = one(Object.keys(PRICES))
      const key = one(Object.keys(match.markets[market]!.outcomes))
      return { match, market, key, oddsMilli: 1100 + below(4000) }
    }
    const randomCoupon = (matches: readonly TestMatch[]): CouponOptions => {
      const picks = matches.filter(() => below(3) > 0).map(randomPick)
      if (picks.length === 0) picks.push(randomPick(one(matches)))
      const stakePerLineMinor = 1 + below(999)
      if (picks.length > 1 && below(3) === 0) return { picks, sizes: [1, 2], stakePerLineMinor }
      const other = randomPick(picks[0]!.match)
      const isNew = !picks.some((p) => p.market === other.market && p.key === other.key)
      if (isNew && below(4) === 0) return { picks: [...picks, other], stakePerLineMinor }
      return { picks, stakePerLineMinor, bonus: BONUS, payoutCapMinor: 500_000 }
    }
    // settled, cancelled, or taken back to no result
    const randomFacts = (): MatchFacts => {
      if (below(5) === 0) return { status: one(['cancelled', 'walkover'] as const), periods: {} }
      if (below(5) === 0) return { status: 'interrupted', periods: {}, fullTime: [below(3), 0] }
      return ended([below(4), below(4)])
    }

    const log: Heard[] = []
    const coupons = []
    const matches: TestMatch[] = []
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const own: TestMatch[] = []
      for (let i = 0; i < MATCHES; i++) own.push(await makeMatch({ prices: PRICES }))
      for (let i = 0; i < COUPONS; i++) {
        const player = one(players)
        const options = randomCoupon(own)
        coupons.push({ id: await placeTestCoupon(player, options), player, options })
      }
      matches.push(...own)
    }

    for (let turn = 0; turn < TURNS; turn++) {
      const news = matches
        .filter(() => below(2) === 0)
        .flatMap(({ id: matchId }): Heard[] => {
          const last = log.findLast((heard) => heard.matchId === matchId)
          const facts = last && below(6) === 0 ? last.facts : randomFacts()
          return Array.from({ length: 1 + below(2) }, () => ({ matchId, facts }))
        })
      log.push(...news)
      await storeResults(news.map((heard) => ({ ...heard, source: 'test', actorId: null })))
      if (below(3) === 0) continue
      if (below(3) === 0) {
        const step = one(SETTLEMENT_STEPS)
        let left = 1 + below(20)
        faultPoints.listen((reached) => {
          if (reached === step && --left === 0) throw new Error('killed')
        })
        await settlePending().catch(() => {})
        faultPoints.clear()
      } else {
        await Promise.all([settlePending(), settlePending()])
      }
    }
    await settlePending()
    assert.isNull(await firstBreak())

    const inForce = new Map(log.map(({ matchId, facts }) => [matchId, facts]))
    const expected = new Map(players.map((player) => [player.id, FUNDS]))
    for (const { id, player, options } of coupons) {
      const state = await couponState(id)
      const { payoutMinor, settled, stake } = fold(options, inForce)
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

/** The coupon as if its matches had ended once, with the facts in force. */
function fold(options: CouponOptions, inForce: ReadonlyMap<number, MatchFacts>) {
  const { picks, sizes, stakePerLineMinor = 0 } = options
  const matchCount = new Set(picks.map(({ match }) => match.id)).size
  const type = sizes ? 'system' : matchCount < picks.length ? 'multiple' : 'combined'
  const selections = picks.map(({ match, market, key, oddsMilli = 0 }) => {
    const { typeId, specifier } = match.markets[market]!
    const facts = inForce.get(match.id)
    const result = facts
      ? settleMarket({ sportId: 1, marketTypeId: typeId, specifier }, [key], facts)[key]
      : null
    return { matchId: match.id, oddsMilli, result: result ?? null }
  })
  // of two matches: each alone and both; a multiple has one line for each selection on the doubled match
  const lines = sizes ? picks.length + 1 : picks.length - matchCount + 1
  const outcome = settleCoupon({
    type: picks.length === 1 ? 'single' : type,
    stakePerLineMinor,
    sizes: sizes ?? [],
    selections,
    maxPayoutMinor: options.payoutCapMinor ?? 0,
    ...(options.bonus && { bonus: options.bonus }),
  })
  return { ...outcome, stake: stakePerLineMinor * lines }
}
