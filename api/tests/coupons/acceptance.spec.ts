import User from '#accounts/models/user'
import { principalOf } from '#accounts/actions/open_session'
import { test } from '@japa/runner'
import type { LiveState } from '@grandstand/shared-types/live/state'
import type { OddsChangeChoice } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { suspendMatch } from '#book/actions/suspend_live'
import { clock } from '#core/timing/clock'
import {
  acceptOrRejectDue,
  startAcceptance,
  stopAcceptance,
} from '#coupons/acceptance/acceptance_loop'
import { balancesOf } from '#ledger/queries/balances'
import { cashOf, makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { closed, TestFeed } from '#tests/support/test_feed'
import { requireWholeBooks } from '#tests/support/books'

const STAKE = 1_000
const WAIT_MS = 6_000
const START = { score: [0, 0], redCards: [0, 0] } satisfies Partial<LiveState>

interface LiveMatch {
  match: TestMatch
  feed: TestFeed
  home: number
}

/** A soccer match in play at 0:0 with the home win at 2.000. */
async function kickOff(): Promise<LiveMatch> {
  const match = await makeMatch({ startsAt: clock.now() - 60_000 })
  const feed = new TestFeed()
  feed.alive()
  feed.send(match, { kind: 'status', update: { status: '1p', state: START } })
  feed.odds(match, {})
  return { match, feed, home: outcomeOf(match, '1', '1') }
}

const later = (ms: number) => clock.set(clock.now() + ms)

const ask = ({ session }: Bettor, { home }: LiveMatch, oddsChange: OddsChangeChoice = 'ask') =>
  place(session, slip([[home, 2000]], { totalStakeMinor: STAKE, oddsChange }))

const seen = async ({ session }: Bettor, id: number) =>
  (await session.get<CouponDetail>(`/v1/coupons/${id}`)).body

test.group('The acceptance delay of a live coupon', (group) => {
  group.each.teardown(() => clock.reset())
  group.teardown(async () => {
    await requireWholeBooks()
  })

  test('the stake is in escrow, and the coupon is accepted at the end of the delay', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const live = await kickOff()
    const before = clock.now()
    const { status, body } = await ask(bettor, live)
    assert.equal(status, 201)
    assert.containsSubset(body, { state: 'pendingAcceptance', status: 0, isLive: true })
    assert.isAtLeast(body.acceptAt ?? 0, before + WAIT_MS)
    assert.equal(await cashOf(bettor.session), 100_000 - STAKE)

    assert.isEmpty((await acceptOrRejectDue()).filter(({ couponId }) => couponId === body.id))
    later(WAIT_MS)
    assert.deepEqual(
      (await acceptOrRejectDue()).find(({ couponId }) => couponId === body.id)?.violations,
      []
    )
    assert.containsSubset(await seen(bettor, body.id), { state: 'accepted', rejection: null })
    assert.equal(await cashOf(bettor.session), 100_000 - STAKE)
  })

  test('a coupon without a live selection is accepted at once', async ({ assert }) => {
    const bettor = await makeBettor()
    const match = await makeMatch()
    const { body } = await place(bettor.session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    assert.containsSubset(body, { state: 'accepted', acceptAt: null, isLive: false })
  })

  test('more live matches have a longer delay, and so does a group with extra seconds', async ({
    assert,
  }) => {
    const bettor = await makeBettor({
      user: { limits: { maxPayoutMinor: 1_000_000, extraWaitingSeconds: 3 } },
    })
    const [a, b] = [await kickOff(), await kickOff()]
    clock.set(clock.now(), { frozen: true })
    const { body } = await place(
      bettor.session,
      slip([
        [a.home, 2000],
        [b.home, 2000],
      ])
    )
    assert.equal(body.acceptAt, clock.now() + WAIT_MS + 1_000 + 3_000)
  })

  const refusals: {
    what: string
    happens: (live: LiveMatch) => void | Promise<void>
    key: string
    oddsChange?: OddsChangeChoice
  }[] = [
    {
      what: 'a goal',
      happens: ({ match, feed }) =>
        feed.send(match, { kind: 'status', update: { state: { score: [1, 0] } } }),
      key: 'liveScoreChanged',
      oddsChange: 'any',
    },
    {
      what: 'a red card',
      happens: ({ match, feed }) =>
        feed.send(match, { kind: 'status', update: { state: { redCards: [0, 1] } } }),
      key: 'liveRedCard',
      oddsChange: 'any',
    },
    {
      what: 'a suspended market',
      happens: ({ match, feed }) =>
        feed.send(match, { kind: 'betStop', groups: null, status: -1, reason: null }),
      key: 'marketSuspended',
    },
    {
      what: 'a lower price',
      happens: ({ match, feed }) =>
        feed.odds(match, { outcomes: prices({ '1': 1800, 'X': 3400, '2': 3800 }) }),
      key: 'rateChanged',
      oddsChange: 'better',
    },
    {
      what: 'a higher price, when the player wants to be asked',
      happens: ({ match, feed }) =>
        feed.odds(match, { outcomes: prices({ '1': 2200, 'X': 3400, '2': 3800 }) }),
      key: 'rateChanged',
    },
    {
      what: 'the end of the match',
      happens: ({ match, feed }) =>
        feed.send(match, { kind: 'status', update: { status: 'ended' } }),
      key: 'matchClosed',
    },
    {
      what: 'a feed that is down',
      happens: ({ feed }) => feed.alive(false),
      key: 'marketSuspended',
    },
    {
      what: 'a goal that is taken back',
      happens: ({ match, feed }) => {
        feed.send(match, { kind: 'status', update: { state: { score: [1, 0] } } })
        feed.send(match, { kind: 'status', update: { state: { score: [0, 0] } } })
      },
      key: 'liveScoreChanged',
    },
    {
      what: 'a red card that is taken back',
      happens: ({ match, feed }) => {
        feed.send(match, { kind: 'status', update: { state: { redCards: [1, 0] } } })
        feed.send(match, { kind: 'status', update: { state: { redCards: [0, 0] } } })
      },
      key: 'liveRedCard',
    },
    {
      what: 'a market suspended and opened again',
      happens: ({ match, feed }) => {
        feed.send(match, { kind: 'betStop', groups: null, status: -1, reason: null })
        feed.odds(match, {})
        if (closed(match)) throw new Error('the market is still closed')
      },
      key: 'marketSuspended',
    },
    {
      what: 'a match held by staff and released',
      happens: async ({ match }) => {
        const admin = await makeUser({ site: await makeSite(), type: 'admin' })
        const staff = {
          principal: await principalOf(await User.findOrFail(admin.id)),
          ip: '127.0.0.1',
        }
        await suspendMatch(staff, match.id, true)
        await suspendMatch(staff, match.id, false)
        if (closed(match)) throw new Error('the market is still closed')
      },
      key: 'marketSuspended',
    },
  ]
  for (const { what, happens, key, oddsChange } of refusals) {
    test(`M9 ${what} during the delay rejects the coupon by name and returns the stake`, async ({
      assert,
    }) => {
      const bettor = await makeBettor()
      const live = await kickOff()
      const { body } = await ask(bettor, live, oddsChange)
      await happens(live)
      later(WAIT_MS)
      await acceptOrRejectDue()
      const coupon = await seen(bettor, body.id)
      assert.containsSubset(coupon, { state: 'rejected', status: -2 })
      assert.equal(coupon.rejection?.[0]?.key, key)
      assert.equal(await cashOf(bettor.session), 100_000)
      const { body: rows } = await bettor.session.get<TransactionView[]>('/v1/transactions')
      assert.deepEqual(
        rows.map(({ type }) => type).filter((type) => type === 'stake' || type === 'refund'),
        ['refund', 'stake']
      )
    })
  }

  for (const whose of ['player', 'dealer'] as const) {
    test(`a ${whose} made passive during the delay rejects the coupon`, async ({ assert }) => {
      const site = await makeSite()
      const dealer = await makeUser({ site, type: 'dealer' })
      const bettor = await makeBettor({ user: { site, parent: dealer } })
      const { body } = await ask(bettor, await kickOff())
      const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
      const passive = whose === 'player' ? bettor.player : dealer
      assert.equal((await admin.put(`/v1/users/${passive.id}`, { status: 0 })).status, 200)
      later(WAIT_MS)
      const decided = (await acceptOrRejectDue()).find(({ couponId }) => couponId === body.id)
      const key = whose === 'player' ? 'accountPassive' : 'dealerPassive'
      assert.deepEqual(decided?.violations, [{ key, params: [] }])
      assert.equal((await balancesOf(bettor.player.id)).balance, 100_000)
    })
  }

  test('a better price is taken where the player allows it', async ({ assert }) => {
    const bettor = await makeBettor()
    const live = await kickOff()
    const { body } = await ask(bettor, live, 'better')
    live.feed.odds(
      live.match,
      feedMarket({ outcomes: prices({ '1': 2400, 'X': 3400, '2': 3800 }) })
    )
    later(WAIT_MS)
    await acceptOrRejectDue()
    const coupon = await seen(bettor, body.id)
    assert.containsSubset(coupon, {
      state: 'accepted',
      totalOddsMilli: 2400,
      maxPayoutMinor: 2400,
    })
    assert.equal(coupon.selections?.[0]?.oddsMilli, 2400)
  })

  test('a coupon whose server stopped during the delay is rejected, since its prices are unknown', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { body } = await ask(bettor, await kickOff())
    await stopAcceptance()
    later(60_000)
    await startAcceptance()
    await acceptOrRejectDue()
    await stopAcceptance()
    assert.equal((await seen(bettor, body.id)).rejection?.[0]?.key, 'acceptanceExpired')
    assert.equal(await cashOf(bettor.session), 100_000)
  })

  test('two processes that end the delay at once have one effect', async ({ assert }) => {
    const bettor = await makeBettor()
    const { body } = await ask(bettor, await kickOff())
    later(WAIT_MS)
    const both = await Promise.all([acceptOrRejectDue(), acceptOrRejectDue()])
    assert.lengthOf(
      both.flat().filter(({ couponId }) => couponId === body.id),
      1
    )
    assert.equal((await seen(bettor, body.id)).state, 'accepted')
  })

  test('a live coupon can neither be cancelled nor sold during the delay, nor cancelled afterwards', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { body } = await ask(bettor, await kickOff())
    const refusalOf = async (end: string) =>
      (await bettor.session.post<{ error: { key: string } }>(`/v1/coupons/${body.id}/${end}`)).body
        .error.key
    assert.equal(await refusalOf('cancel'), 'updatedError')
    later(WAIT_MS)
    await acceptOrRejectDue()
    assert.equal(await refusalOf('cancel'), 'liveCouponNotCancellable')
  })
})
