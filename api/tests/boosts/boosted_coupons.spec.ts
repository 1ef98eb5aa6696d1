/** Coupons with an odds boost: the payout at normal prices, and the extra beside it (rules 15.10). */
import { type Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import {
  boostRow,
  paidByLedger,
  shownTo,
  withBoost,
  type Boosted,
} from '#tests/boosts/boost_support'
import { askOffer, cancel, detailOf, reprice, sell } from '#tests/coupons/after_support'
import { cashOf, slip, place } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { requireWholeBooks } from '#tests/support/books'

const HOME = ended([1, 0])
const AWAY = ended([0, 1])
const OFF = { status: 'cancelled', periods: {} } as const

test.group('A boosted coupon', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  /** Compares what the boost cost by its row and by the ledger. */
  const cost = async ({ staff, boostId, site }: Boosted, assert: Assert) => {
    const [own] = (await boostRow(staff, boostId)).costs
    assert.equal(own?.paidMinor ?? 0, await paidByLedger(site.id))
    return own?.paidMinor ?? 0
  }

  test('pays the extra from the house account of bonuses, and follows corrections', async ({
    assert,
  }) => {
    const boosted = await withBoost()
    const { session, matches, boostId, bet } = boosted
    const [match] = matches
    if (!match) return
    const { status, body } = await bet()
    assert.equal(status, 201)
    assert.equal(body.maxPayoutMinor, 2_200)
    assert.equal(body.selections?.[0]?.oddsMilli, 2_000)
    assert.deepEqual((await detailOf(session, body.id)).boost, {
      boostId,
      boostedMilli: [2_200],
      extraMinor: 200,
      paidMinor: 0,
    })
    for (const [result, payout, extra] of [
      [HOME, 2_200, 200],
      [AWAY, 0, 0],
      [HOME, 2_200, 200],
      [OFF, 1_000, 0],
      [HOME, 2_200, 200],
    ] as const) {
      await enter(match, result)
      const coupon = await detailOf(session, body.id)
      assert.equal(coupon.payoutMinor, payout)
      assert.equal(coupon.boost?.paidMinor, extra)
      assert.equal(await cashOf(session), 99_000 + payout)
      assert.equal(await cost(boosted, assert), extra)
    }
    const { story } = await detailOf(session, body.id)
    const told = story.filter(({ kind }) => kind === 'boost').map(({ amountMinor }) => amountMinor)
    assert.deepEqual(told, [200, -200, 200, -200, 200])
  })

  test('a void leg leaves the boost of the others', async ({ assert }) => {
    const boosted = await withBoost()
    const { session, matches, bet } = boosted
    const [first, second] = matches
    if (!first || !second) return
    const { body } = await bet(matches)
    // 2.2 x 2.2 less 2 x 2
    assert.equal(body.maxPayoutMinor, 4_840)
    await enter(first, OFF)
    await enter(second, HOME)
    const coupon = await detailOf(session, body.id)
    assert.deepInclude(coupon, { payoutMinor: 2_200 })
    assert.equal(coupon.boost?.paidMinor, 200)
    assert.equal(await cost(boosted, assert), 200)
  })

  test('a leg that is not boosted multiplies the extra', async ({ assert }) => {
    const { session, matches, bet } = await withBoost()
    const other = await makeMatch()
    const { body } = await bet([...matches.slice(0, 1), other])
    for (const match of [...matches.slice(0, 1), other]) await enter(match, HOME)
    const coupon = await detailOf(session, body.id)
    assert.equal(coupon.payoutMinor, 4_400)
    assert.deepEqual(coupon.boost?.boostedMilli, [2_200, null])
  })

  test('the extra is never above its highest, nor the payout above the highest payout', async ({
    assert,
  }) => {
    const amounts = [
      { currency: 'TRY', highestStakeMinor: 10_000, highestExtraMinor: 150 },
    ] as const
    const little = await withBoost({ amounts })
    assert.equal((await little.bet()).body.maxPayoutMinor, 2_150)
    const capped = await withBoost({}, {}, { limits: { maxPayoutMinor: 2_050 } })
    const { body } = await capped.bet()
    assert.equal(body.maxPayoutMinor, 2_050)
    const [match] = capped.matches
    if (match) await enter(match, HOME)
    assert.equal((await detailOf(capped.session, body.id)).payoutMinor, 2_050)
    assert.equal(await cost(capped, assert), 50)
    const full = await withBoost({}, {}, { limits: { maxPayoutMinor: 2_000 } })
    assert.equal((await full.bet()).body.error.key, 'boostNotForCoupon')
  })

  test('a price of its own holds for one outcome, and never worsens one', async ({ assert }) => {
    const { session, matches, bet } = await withBoost({ percentMilli: null, priceMilli: 2_500 })
    assert.equal((await bet()).body.maxPayoutMinor, 2_500)
    const [, second] = matches
    if (!second) return
    await reprice(second, 3_000)
    const better = await withBoost({ percentMilli: null, priceMilli: 2_500 })
    const [match] = better.matches
    if (!match) return
    await reprice(match, 3_000)
    const sent = slip([[outcomeOf(match, '1', '1'), 3_000]])
    const answer = await place(better.session, { ...sent, boostId: better.boostId })
    assert.equal(answer.body.error.key, 'boostNotForCoupon')
    assert.lengthOf(await shownTo(session), 0)
  })

  test('is sold at its normal prices, and the boost pays nothing then', async ({ assert }) => {
    const boosted = await withBoost()
    const { session, bet } = boosted
    const { body } = await bet()
    const sale = await askOffer(session, body.id)
    // 10.00 at 2.0 over 2.0, less 5 %
    assert.equal(sale.body.amountMinor, 950)
    assert.equal((await sell(session, body.id, sale.body.offerId)).status, 200)
    assert.equal(await cost(boosted, assert), 0)
  })

  test('a cancelled coupon gives the use back', async ({ assert }) => {
    const { session, bet } = await withBoost()
    const { body } = await bet()
    assert.lengthOf(await shownTo(session), 0)
    assert.equal((await bet()).body.error.key, 'boostUsedUp')
    assert.equal((await cancel(session, body.id)).status, 200)
    assert.lengthOf(await shownTo(session), 1)
    assert.equal((await bet()).status, 201)
  })

  test('two at once use it once', async ({ assert }) => {
    const { matches, bet } = await withBoost()
    const answers = await Promise.all([bet(matches.slice(0, 1)), bet(matches.slice(1))])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
  })

  test('is refused by name', async ({ assert }) => {
    const keyOf = async (answer: ReturnType<Boosted['bet']>) => (await answer).body.error.key
    const { bet, matches, staff, boostId } = await withBoost({ leastSelections: 2 })
    assert.equal(await keyOf(bet()), 'boostNotForCoupon')
    assert.equal(await keyOf(bet(matches, { totalStakeMinor: 10_001 })), 'stakeAboveMax')
    assert.equal(await keyOf(bet([await makeMatch(), await makeMatch()])), 'boostNotForCoupon')
    const system = { kind: 'system', sizes: [1], totalStakeMinor: 2_000 }
    assert.equal(await keyOf(bet(matches, system)), 'boostNotForCoupon')
    assert.equal(await keyOf(bet(matches, { boostId: 999_999_999 })), 'boostNotOpen')
    const elsewhere = await withBoost()
    assert.equal(await keyOf(bet(matches, { boostId: elsewhere.boostId })), 'boostNotOpen')
    assert.equal((await staff.post(`/v1/odds-boosts/${boostId}/end`, {})).status, 200)
    assert.equal(await keyOf(bet(matches)), 'boostNotOpen')
    const singles = await withBoost({ isSinglesOnly: true })
    assert.equal(await keyOf(singles.bet(singles.matches)), 'boostNotForCoupon')
    const foreign = await withBoost({ countries: ['DE'] })
    assert.equal(await keyOf(foreign.bet()), 'boostNotOpen')
    assert.lengthOf(await shownTo(foreign.session), 0)
    const branch = await withBoost({ branches: ['nobody'] })
    assert.equal(await keyOf(branch.bet()), 'boostNotOpen')
    const later = await withBoost({}, { startsAt: clock.now() + 600_000 })
    assert.equal(await keyOf(later.bet()), 'boostNotOpen')
    const euros = [
      { currency: 'EUR', highestStakeMinor: 10_000, highestExtraMinor: 10_000 },
    ] as const
    const other = await withBoost({ amounts: euros })
    assert.equal(await keyOf(other.bet()), 'boostNotOpen')
  })

  test('a coupon without a boost asks nothing of boosts', async ({ assert }) => {
    const { session, matches } = await withBoost()
    const [match] = matches
    if (!match) return
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => void asked.push(sql)
    const client = db.connection().getWriteClient()
    client.on('query', listen)
    const { status } = await place(session, slip([[outcomeOf(match, '1', '1'), 2_000]]))
    client.off('query', listen)
    assert.equal(status, 201)
    assert.isNotEmpty(asked.filter((sql) => sql.includes('coupon_selections')))
    assert.isEmpty(asked.filter((sql) => sql.includes('boosts')))
  })
})
