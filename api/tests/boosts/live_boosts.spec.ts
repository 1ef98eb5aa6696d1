/** Odds boosts on running matches, whose coupons wait for their acceptance (rules 15.10, 5.2). */
import { test } from '@japa/runner'
import type { LiveState } from '@grandstand/shared-types/live/state'
import type { OddsChangeChoice } from '@grandstand/shared-types/coupons/model/coupon_words'
import { clock } from '#core/timing/clock'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { boostBody, makeBoost, paidByLedger, shownTo, staffOf } from '#tests/boosts/boost_support'
import { detailOf } from '#tests/coupons/after_support'
import { cashOf, makeBettor, place, slip } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { prices } from '#tests/support/feed_messages'
import { TestFeed } from '#tests/support/test_feed'
import { requireWholeBooks } from '#tests/support/books'

const STAKE = 1_000
const CASH = 100_000
const WAIT_MS = 6_000
const START = { score: [0, 0], redCards: [0, 0] } satisfies Partial<LiveState>

/** A soccer match in play at 0:0 with the home win at 2.000 and a boost of a tenth on it, and a player of the brand. */
async function withLiveBoost({ isLive = true } = {}) {
  const bettor = await makeBettor()
  const staff = await staffOf(bettor.site)
  const match: TestMatch = await makeMatch({ startsAt: clock.now() - 60_000 })
  const feed = new TestFeed()
  feed.alive()
  feed.send(match, { kind: 'status', update: { status: '1p', state: START } })
  feed.odds(match, {})
  const { body } = await makeBoost(staff, boostBody([match], { isLive }))
  const ask = (oddsChange: OddsChangeChoice = 'better') =>
    place(bettor.session, {
      ...slip([[outcomeOf(match, '1', '1'), 2_000]], { totalStakeMinor: STAKE, oddsChange }),
      boostId: body.id,
    })
  return { ...bettor, match, feed, ask }
}

/** Lets the delay pass. */
async function wait(): Promise<void> {
  clock.set(clock.now() + WAIT_MS)
  await acceptOrRejectDue()
}

test.group('A boosted coupon on a running match', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('the boost betters the price that is taken at the end of the delay, and pays the extra', async ({
    assert,
  }) => {
    const { site, session, match, feed, ask } = await withLiveBoost()
    const { status, body } = await ask()
    assert.equal(status, 201)
    assert.containsSubset(body, { state: 'pendingAcceptance', maxPayoutMinor: 2_200 })
    feed.odds(match, { outcomes: prices({ '1': 2_400, 'X': 3_400, '2': 3_800 }) })
    await wait()
    const accepted = await detailOf(session, body.id)
    assert.containsSubset(accepted, { state: 'accepted', maxPayoutMinor: 2_640 })
    assert.equal(accepted.selections[0]?.oddsMilli, 2_400)
    assert.containsSubset(accepted.boost, { boostedMilli: [2_640], extraMinor: 240, paidMinor: 0 })
    await enter(match, ended([1, 0]))
    assert.equal(await cashOf(session), CASH - STAKE + 2_640)
    assert.equal(await paidByLedger(site.id), 240)
  })

  test('a coupon that is refused during the delay gives its stake and the use back', async ({
    assert,
  }) => {
    const { session, match, feed, ask } = await withLiveBoost()
    const { body } = await ask('any')
    assert.lengthOf(await shownTo(session), 0)
    feed.send(match, { kind: 'status', update: { state: { score: [1, 0] } } })
    await wait()
    assert.containsSubset(await detailOf(session, body.id), { state: 'rejected' })
    assert.equal(await cashOf(session), CASH)
    const [boost] = await shownTo(session)
    assert.equal(boost?.usesLeft, 1)
    assert.equal((await ask('any')).status, 201)
  })

  test('a boost for before the match does not better a price in play', async ({ assert }) => {
    const { session, ask } = await withLiveBoost({ isLive: false })
    const { body } = await ask()
    assert.equal(body.error.key, 'boostNotForCoupon')
    assert.equal(await cashOf(session), CASH)
  })
})
