import User from '#accounts/models/user'
import { principalOf } from '#accounts/actions/open_session'
import { test } from '@japa/runner'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { clock } from '#core/timing/clock'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { settlementsStored } from '#feed/persist/settlements'
import type { FeedOutcomeResult } from '#feed/messages/events'
import { enterResult } from '#settlement/actions/enter_result'
import { settlePending } from '#settlement/actions/settle_pending'
import { cashOf, makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { TestFeed } from '#tests/support/test_feed'
import { makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const STAKE = 1_000
const START = 100_000
const ODDS = 2_000
const MARKET = { typeId: 1, specifier: '' }

interface Scene {
  bettor: Bettor
  match: TestMatch
  feed: TestFeed
}

async function scene(): Promise<Scene> {
  const bettor = await makeBettor()
  const match = await makeMatch({ startsAt: clock.now() - 60_000 })
  const feed = new TestFeed()
  feed.alive()
  feed.send(match, { kind: 'status', update: { status: '1p', state: { score: [0, 0] } } })
  feed.odds(match, {})
  return { bettor, match, feed }
}

/** An accepted coupon on the home win at 2.000; resolves to its id. */
async function bet({ bettor, match, feed }: Scene): Promise<number> {
  feed.odds(match, {})
  const selections: [number, number][] = [[outcomeOf(match, '1', '1'), ODDS]]
  const { body } = await place(bettor.session, slip(selections, { totalStakeMinor: STAKE }))
  clock.set(clock.now() + 7_000)
  await acceptOrRejectDue()
  return body.id
}

const result = (key: string, won: boolean, voidFactorMilli = 0): FeedOutcomeResult => ({
  key,
  won,
  voidFactorMilli,
  deadHeatMilli: 1000,
})
const HOME_WON = [result('1', true), result('X', false), result('2', false)]
const AWAY_WON = [result('1', false), result('X', false), result('2', true)]

async function settle({ match, feed }: Scene, outcomes: FeedOutcomeResult[], certainty: 1 | 2 = 1) {
  feed.send(match, {
    kind: 'settlement',
    certainty,
    markets: [{ ...MARKET, voidReason: null, outcomes }],
    update: {},
  })
  await carriedOut()
}

async function rollback({ match, feed }: Scene) {
  feed.send(match, { kind: 'rollbackSettlement', markets: [MARKET], update: {} })
  await carriedOut()
}

async function cancel(
  { match, feed }: Scene,
  kind: 'cancel' | 'rollbackCancel',
  from: number | null = null,
  to: number | null = null
) {
  const market = { ...MARKET, voidReason: 12 }
  feed.send(match, { kind, from, to, markets: [market], update: {} })
  await carriedOut()
}

async function carriedOut() {
  await settlementsStored()
  await settlePending()
}

const coupon = async ({ bettor }: Scene, id: number) =>
  (await bettor.session.get<CouponDetail>(`/v1/coupons/${id}`)).body

test.group('Results that a feed sends', (group) => {
  group.each.teardown(() => clock.reset())
  group.teardown(async () => {
    await requireWholeBooks()
  })

  test('a settlement pays at once, and the confirmation after it changes nothing', async ({
    assert,
  }) => {
    const play = await scene()
    const id = await bet(play)
    await settle(play, HOME_WON)
    assert.containsSubset(await coupon(play, id), { status: 1, payoutMinor: 2 * STAKE })
    assert.equal(await cashOf(play.bettor.session), START + STAKE)
    await settle(play, HOME_WON, 2)
    assert.equal(await cashOf(play.bettor.session), START + STAKE)
  })

  test('half results and voids are paid by rules 3.1', async ({ assert }) => {
    const play = await scene()
    const id = await bet(play)
    await settle(play, [result('1', true, 500)])
    assert.equal((await coupon(play, id)).payoutMinor, 1_500)
    await settle(play, [result('1', false, 500)])
    assert.equal((await coupon(play, id)).payoutMinor, 500)
    await settle(play, [result('1', false, 1000)])
    assert.containsSubset(await coupon(play, id), { status: -2, payoutMinor: STAKE })
  })

  test('a rollback takes the money back and opens the coupon again', async ({ assert }) => {
    const play = await scene()
    const id = await bet(play)
    await settle(play, HOME_WON)
    await rollback(play)
    assert.containsSubset(await coupon(play, id), { status: 0, state: 'accepted' })
    assert.equal(await cashOf(play.bettor.session), START - STAKE)
    await settle(play, AWAY_WON)
    assert.containsSubset(await coupon(play, id), { status: -1, payoutMinor: 0 })
  })

  test('a cancellation with a window voids only coupons accepted inside the window', async ({
    assert,
  }) => {
    const play = await scene()
    const before = await bet(play)
    clock.set(clock.now() + 60_000)
    const from = clock.now()
    const inside = await bet(play)
    const to = clock.now() + 1_000
    clock.set(clock.now() + 60_000)
    const after = await bet(play)

    await cancel(play, 'cancel', from, to)
    assert.equal((await coupon(play, before)).status, 0)
    assert.containsSubset(await coupon(play, inside), { status: -2, payoutMinor: STAKE })
    assert.equal((await coupon(play, after)).status, 0)

    await settle(play, HOME_WON)
    assert.equal((await coupon(play, before)).status, 1)
    assert.equal((await coupon(play, inside)).status, -2)
    assert.equal((await coupon(play, after)).status, 1)

    await cancel(play, 'rollbackCancel', from, to + 1)
    assert.equal((await coupon(play, inside)).status, -2, 'another window undoes nothing')
    await cancel(play, 'rollbackCancel', from, to)
    assert.equal((await coupon(play, inside)).status, 1)
    assert.equal(await cashOf(play.bettor.session), START + 3 * STAKE)
  })

  test('a cancellation open on one side has no bound on that side', async ({ assert }) => {
    const play = await scene()
    const before = await bet(play)
    clock.set(clock.now() + 60_000)
    const cut = clock.now()
    const after = await bet(play)
    await cancel(play, 'cancel', null, cut)
    assert.deepEqual(
      [(await coupon(play, before)).status, (await coupon(play, after)).status],
      [-2, 0]
    )
    await cancel(play, 'rollbackCancel', null, cut)
    await cancel(play, 'cancel', cut, null)
    assert.deepEqual(
      [(await coupon(play, before)).status, (await coupon(play, after)).status],
      [0, -2]
    )
  })

  test('a result entered by staff overrides that of the feed', async ({ assert }) => {
    const play = await scene()
    const id = await bet(play)
    await settle(play, HOME_WON)
    const admin = await makeUser({ site: play.bettor.site, type: 'admin' })
    await enterResult({
      matchId: play.match.id,
      facts: {
        status: 'ended',
        periods: { 1: [0, 0], 2: [0, 1] },
        fullTime: [0, 1],
        halfTime: [0, 0],
      },
      editor: { principal: await principalOf(await User.findOrFail(admin.id)), ip: '' },
      basedOnRevision: 0,
    })
    assert.containsSubset(await coupon(play, id), { status: -1, payoutMinor: 0 })
    assert.equal(await cashOf(play.bettor.session), START - STAKE)
  })

  test('a dead heat pays the winning share of the stake by rules 3.1', async ({ assert }) => {
    const play = await scene()
    const id = await bet(play)
    await settle(play, [{ ...result('1', true), deadHeatMilli: 333 }])
    const paid = await coupon(play, id)
    // a third of 10.00 at 2.000, rounded down once: not 6.66 from 0.333
    assert.containsSubset(paid, { status: 1, payoutMinor: 666, isPartiallyReturned: true })
    assert.equal(paid.selections[0]?.result, 'won 1/3')
    await settle(play, [{ ...result('1', true), deadHeatMilli: 500 }])
    assert.equal((await coupon(play, id)).payoutMinor, STAKE)
    await settle(play, HOME_WON)
    assert.equal((await coupon(play, id)).payoutMinor, 2 * STAKE)
    assert.equal(await cashOf(play.bettor.session), START + STAKE)
  })

  test('a dead heat with half the stake void stays open for staff', async ({ assert }) => {
    const play = await scene()
    const id = await bet(play)
    await settle(play, [{ ...result('1', true, 500), deadHeatMilli: 500 }])
    assert.equal((await coupon(play, id)).status, 0)
  })
})
