import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { storeResults } from '#catalogue/actions/store_results'
import { bus } from '#core/bus'
import { inTransaction, type Trx } from '#core/database/transactions'
import { sortOut } from '#settlement/coupons/alike'
import { loadCoupons, loadSelections } from '#settlement/coupons/coupon_row'
import { settlementOf } from '#settlement/coupons/settlement_of'
import { takeDueResults } from '#settlement/coupons/due_selections'
import { RunAccounts } from '#settlement/coupons/run_accounts'
import { carryOut } from '#settlement/coupons/settle_chunk'
import { moneyOf } from '#settlement/coupons/transfers'
import { exclusively } from '#settlement/runs/exclusive'
import { settleMatches } from '#settlement/actions/settle_matches'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { makeSite, makeUser } from '#tests/support/factories'
import { SEED } from '#tests/support/random'
import { ended, placeTestCoupons, type CouponOptions } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '18:total=2.25': { over: 1950, under: 1850 },
}
const PICKS = [
  ['1', '1'],
  ['1', 'X'],
  ['1', '2'],
  ['18:total=2.25', 'over'],
  ['18:total=2.25', 'under'],
] as const
const BONUS = { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 }
const MATCHES = 4
const COUPONS = 100

/** For each match, the `PICKS` that the coupon has on it; two on one match make a multiple. */
const anyPick = fc.nat(PICKS.length - 1)
const picksOfMatch = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 4, arbitrary: fc.tuple(anyPick) },
  { weight: 1, arbitrary: fc.uniqueArray(anyPick, { minLength: 2, maxLength: 2 }) }
)
const couponShape = fc.record({
  picks: fc
    .tuple(...Array.from({ length: MATCHES }, () => picksOfMatch))
    .filter((picks) => picks.some((own) => own.length > 0)),
  isSystem: fc.nat(3).map((n) => n === 0),
  hasBonus: fc.boolean(),
})
/** No outcome is decided. */
const INTERRUPTED: MatchFacts = { status: 'interrupted', periods: {}, fullTime: [0, 0] }
const someFacts: fc.Arbitrary<MatchFacts> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.nat(3), fc.nat(3)).map((score) => ended(score)) },
  { weight: 1, arbitrary: fc.constant<MatchFacts>({ status: 'cancelled', periods: {} }) },
  { weight: 1, arbitrary: fc.constant(INTERRUPTED) }
)

function couponOf(
  { picks, isSystem, hasBonus }: ReturnType<typeof shapes>[number],
  matches: readonly TestMatch[]
): CouponOptions {
  const own = matches.flatMap((match, index) =>
    (picks[index] ?? [])
      // a system takes one selection on each match here
      .slice(0, isSystem ? 1 : 2)
      .map((pick) => ({ match, market: PICKS[pick]?.[0] ?? '', key: PICKS[pick]?.[1] ?? '' }))
  )
  if (isSystem && own.length > 1) return { picks: own, sizes: [1, 2] }
  return { picks: own, ...(hasBonus && { bonus: BONUS }) }
}

const shapes = () => fc.sample(couponShape, { numRuns: COUPONS, seed: SEED })

test.group('Coupons that settle alike', () => {
  test(`coupons that one statement settles end as if each were settled by itself (SEED=${SEED})`, async ({
    assert,
    cleanup,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 100_000_000 })
    const matches: TestMatch[] = []
    for (let i = 0; i < MATCHES; i++) matches.push(await makeMatch({ prices: PRICES }))
    const matchIds = matches.map(({ id }) => id)
    const ids = await placeTestCoupons(
      player,
      shapes().map((shape) => couponOf(shape, matches))
    )
    // resolved by staff before: their results count, and no later result changes them
    await loseByHand(ids.slice(0, 10), matchIds[0] ?? 0)
    let told: string[] = []
    cleanup(bus.on('couponSettled', (c) => told.push(`${c.couponId} ${c.userId} ${c.status}`)))

    const anyNews = fc.tuple(fc.nat(MATCHES - 1), someFacts)
    const turns: [number, MatchFacts][][] = [
      // lost while the other matches are open, taken back, lost again
      [[0, ended([2, 1])]],
      [[0, INTERRUPTED]],
      [[0, ended([2, 1])]],
      ...fc.sample(fc.array(anyNews, { minLength: 2, maxLength: 2 }), { numRuns: 6, seed: SEED }),
    ]
    const seen = { lost: 0, waiting: 0, other: 0 }
    for (const [turn, news] of turns.entries()) {
      for (const [index, facts] of news) {
        const matchId = matchIds[index] ?? 0
        await storeResults([{ matchId, facts, source: 'test', actorId: null }])
      }
      const before = await loadCoupons(ids)
      const selectionsBefore = await loadSelections(ids)
      told = []
      const began = Date.now()
      const { tally } = await exclusively(() => settleMatches(matchIds))

      const after = new Map((await loadCoupons(ids)).map((coupon) => [coupon.id, coupon]))
      const selections = await loadSelections(ids)
      const expected = { coupons: 0, settled: 0, money: 0, told: [] as string[] }
      for (const coupon of before) {
        const own = selections.get(coupon.id) ?? []
        const stands = after.get(coupon.id)
        const isTouched = own.some(
          ({ result }, at) => result !== selectionsBefore.get(coupon.id)?.[at]?.result
        )
        if (!isTouched) {
          assert.deepEqual(stands, coupon)
          continue
        }
        const { next, isNews } = settlementOf(coupon, own, stands?.settled_at ?? 0)
        assert.deepEqual(stands, { ...coupon, ...next }, `coupon ${coupon.id}, turn ${turn}`)
        if (isNews && next.settled_at !== null) assert.isAtLeast(next.settled_at, began)
        if (isNews) expected.told.push(`${coupon.id} ${coupon.user_id} ${next.status}`)
        if (isNews && next.state === 'settled') expected.settled++
        expected.money += moneyOf({ coupon, next, isNews })
        expected.coupons++
        const isPlain = ['single', 'combined'].includes(coupon.type) && coupon.state === 'accepted'
        if (isPlain && next.status === -1) seen.lost++
        else if (isPlain && next.status === 0) seen.waiting++
        else seen.other++
      }
      assert.equal(tally.coupons, expected.coupons)
      assert.equal(tally.view().couponsSettled, expected.settled)
      assert.equal(tally.view().moneyToMove[0]?.amountMinor ?? 0, expected.money)
      assert.sameMembers(told, expected.told)
    }
    assert.isNull(await firstBreak())
    for (const [kind, count] of Object.entries(seen)) assert.isAbove(count, 0, kind)
  })

  test('the statement leaves out coupons that were paid, can win, or have several lines', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 1_000_000 })
    const [one, two] = [await makeMatch(), await makeMatch()]
    const pick = (match: TestMatch, key: string) => ({ match, market: '1', key })
    const [lost, waiting, ...others] = await placeTestCoupons(player, [
      { picks: [pick(one, '2')] },
      { picks: [pick(one, '1'), pick(two, '1')] },
      { picks: [pick(one, '1')] },
      { picks: [pick(one, '2'), pick(one, '1'), pick(two, '1')] },
      { picks: [pick(one, '2'), pick(two, '1')], sizes: [1, 2] },
      { picks: [pick(one, '2')] },
    ])
    const ids = [lost, waiting, ...others].map(Number)
    const state = { state: 'settled', status: 1, payout: 2000, unclamped_payout: 2000 }
    const rolledBack = new Error('rolled back')
    const outcomes = (trx: Trx) =>
      trx
        .query<unknown>()
        .from('outcomes')
        .where('market_id', one.markets['1']?.id ?? 0)
    await assert.rejects(
      () =>
        inTransaction(async (trx) => {
          await trx
            .query<unknown>()
            .from('coupons')
            .where('id', ids.at(-1) ?? 0)
            .update(state)
          await outcomes(trx).where('outcome_key', '1').update({ result: 'won' })
          await outcomes(trx).whereNot('outcome_key', '1').update({ result: 'lost' })
          const { groups, count } = await takeDueResults(trx, [one.id], ids)
          assert.equal(count, ids.length + 1)
          const sorted = sortOut(groups)
          assert.deepEqual(sorted.lost, [{ openCount: 0, revision: 0, ids: [Number(lost)] }])
          assert.deepEqual(sorted.open, [{ openCount: 1, revision: 0, ids: [Number(waiting)] }])
          assert.sameMembers(sorted.others, others)
          throw rolledBack
        }),
      rolledBack.message
    )
  })

  test('the statement leaves out coupons of other chunks and coupons that follow no results', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 1_000_000 })
    const match = await makeMatch()
    const single = { picks: [{ match, market: '1', key: '1' }] }
    const [first = 0, between = 0, sold = 0, last = 0] = await placeTestCoupons(player, [
      single,
      single,
      single,
      single,
    ])
    const rolledBack = new Error('rolled back')
    await assert.rejects(
      () =>
        inTransaction(async (trx) => {
          await trx.query<unknown>().from('coupons').where('id', sold).update({ state: 'sold' })
          await trx
            .query<unknown>()
            .from('outcomes')
            .where('market_id', match.markets['1']?.id ?? 0)
            .update({ result: 'lost' })
          const { count } = await takeDueResults(trx, [match.id], [first, sold, last])
          assert.equal(count, 2)
          const rows = await trx
            .query<{ result: string | null }>()
            .from('coupon_selections')
            .whereIn('coupon_id', [first, between, sold, last])
            .orderBy('coupon_id')
            .select('result')
          assert.deepEqual(
            rows.map(({ result }: { result: string | null }) => result),
            ['lost', null, null, 'lost']
          )
          throw rolledBack
        }),
      rolledBack.message
    )
  })
})

/** Resolves selections as staff do, so that no later result changes them or their coupons. */
async function loseByHand(couponIds: number[], matchId: number): Promise<void> {
  await db
    .query<unknown>()
    .from('coupon_selections')
    .whereIn('coupon_id', couponIds)
    .where('match_id', matchId)
    .update({ result: 'lost', is_manual: 1 })
  const coupons = await loadCoupons(couponIds)
  const selections = await loadSelections(couponIds)
  const run = new RunAccounts()
  await run.prepare(coupons, coupons.length * 2)
  const settlements = coupons.map((coupon) =>
    settlementOf(coupon, selections.get(coupon.id) ?? [], Date.now())
  )
  await inTransaction((trx) => carryOut(trx, settlements, run))
}
