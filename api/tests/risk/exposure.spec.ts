import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cellAt, netMinor, type GridCell } from '@grandstand/shared-types/coupons/risk/score_grid'
import type { ExposureLimitRow, MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { ASK, FRAME } from '@grandstand/shared-types/stream/frames'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { book } from '#book/book'
import { quotesFor } from '#book/bet_limits'
import { bus } from '#core/bus'
import { exposuresSynced } from '#risk/exposure/exposures'
import { startRisk, stopRisk } from '#risk/limits/enforce'
import { openStream } from '#stream/open'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { SocketClient } from '#tests/stream/socket_client'

const PRICES = {
  '1': { '1': 2000, 'X': 3400, '2': 3800 },
  '29': { yes: 1800, no: 1900 },
}

interface Desk extends Bettor {
  trader: ApiSession
  match: TestMatch
  other: TestMatch
}

async function makeDesk(): Promise<Desk> {
  const bettor = await makeBettor()
  const staff = await makeUser({
    site: bettor.site,
    type: 'operator',
    permissions: ['prices.limit', 'offer.edit', 'catalogue.view'],
  })
  const trader = await signInAs(bettor.site, staff)
  const match = await makeMatch({ prices: PRICES })
  return { ...bettor, trader, match, other: await makeMatch() }
}

const riskOf = async ({ trader, match }: Desk): Promise<MatchRiskView> =>
  (await trader.get<MatchRiskView>(`/v1/matches/${match.id}/risk`)).body

const cellOf = ({ scores }: MatchRiskView, home: number, away: number): GridCell | undefined =>
  scores[0]?.cells?.[cellAt(home, away)]

const home = ({ match }: Desk) => outcomeOf(match, '1', '1')

/** The status of the market of the home win at a brand. */
const status = (desk: Desk) => quotesFor(desk.site.id, desk.site.currency)(home(desk))?.marketStatus

const limit = (desk: Desk, worstPayoutMinor: number, changes: Partial<ExposureLimitRow> = {}) =>
  desk.trader.post<ExposureLimitRow & Refusal>('/v1/exposure-limits', {
    scope: 'brand',
    currency: desk.site.currency,
    worstPayoutMinor,
    ...changes,
  })

test.group('Exposure of a match, rules 18.1', (group) => {
  group.setup(startRisk)
  group.teardown(stopRisk)

  test('pays by score what open coupons pay, from the database and from each coupon after', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await place(desk.session, slip([[home(desk), 2000]]))
    const begun = await riskOf(desk)
    assert.equal(netMinor(cellOf(begun, 1, 0) ?? assert.fail()), -1000)
    assert.equal(netMinor(cellOf(begun, 0, 1) ?? assert.fail()), 1000)

    await place(
      desk.session,
      slip([
        [home(desk), 2000],
        [outcomeOf(desk.other, '1', '2'), 3800],
      ])
    )
    const grown = await riskOf(desk)
    assert.containsSubset(cellOf(grown, 1, 0), {
      certainStakesMinor: 1000,
      certainPayoutMinor: 2000,
      openStakesMinor: 1000,
      openPayoutMinor: 7600,
    })
    assert.containsSubset(cellOf(grown, 0, 0), { certainStakesMinor: 2000, openStakesMinor: 0 })
    assert.containsSubset(grown.scores, [{ couponCount: 2, stakesMinor: 2000 }])
    assert.containsSubset(grown.markets, [
      { typeId: 1, couponCount: 2, stakesMinor: 2000, worstPayoutMinor: 9600, limitMinor: null },
    ])
  })

  test('follows coupons that are cancelled or settled, and results of their other matches', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const gone = await place(desk.session, slip([[home(desk), 2000]]))
    const both = slip([
      [home(desk), 2000],
      [outcomeOf(desk.other, '1', '1'), 2000],
    ])
    await place(desk.session, both)
    assert.equal(cellOf(await riskOf(desk), 2, 0)?.openPayoutMinor, 4000)
    await desk.session.post(`/v1/coupons/${gone.body.id}/cancel`, {})
    await enter(desk.other, ended([1, 0]))
    assert.deepEqual(cellOf(await riskOf(desk), 2, 0), {
      certainStakesMinor: 1000,
      certainPayoutMinor: 4000,
      openStakesMinor: 0,
      openPayoutMinor: 0,
    })
    await enter(desk.match, ended([0, 0]))
    assert.deepEqual((await riskOf(desk)).scores, [])
  })

  test('hears of coupons that another server took', async ({ assert }) => {
    const desk = await makeDesk()
    await riskOf(desk)
    const { body } = await place(desk.session, slip([[home(desk), 2000]]))
    // the same news once more, as the carrier may bring it twice
    bus.hear(['couponPlaced', { couponId: body.id, userId: desk.player.id }])
    assert.containsSubset((await riskOf(desk)).scores, [{ couponCount: 1, stakesMinor: 1000 }])
  })

  test('is of the own brand, and for staff who may limit bets', async ({ assert }) => {
    const [desk, stranger] = [await makeDesk(), await makeDesk()]
    await place(desk.session, slip([[home(desk), 2000]]))
    const path = `/v1/matches/${desk.match.id}/risk`
    assert.deepEqual((await stranger.trader.get<MatchRiskView>(path)).body.scores, [])
    assert.equal((await desk.session.get(path)).status, 403)
    assert.equal((await desk.trader.get('/v1/matches/999999999/risk')).status, 404)
  })
})

test.group('Exposure limits, rules 18.2', (group) => {
  group.setup(startRisk)
  group.teardown(stopRisk)

  test('suspend the market that went past them, and staff alone open it again', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    assert.equal((await limit(desk, 3_000)).status, 201)
    await place(desk.session, slip([[home(desk), 2000]]))
    await exposuresSynced()
    assert.equal(status(desk), 1)

    await place(desk.session, slip([[home(desk), 2000]]))
    await exposuresSynced()
    assert.equal(status(desk), -1, '40.00 is past 30.00')
    const quoteOf = quotesFor(desk.site.id, desk.site.currency)
    assert.equal(quoteOf(outcomeOf(desk.match, '29', 'yes'))?.marketStatus, 1)
    const elsewhere = await makeBettor()
    assert.equal(book.quote(home(desk))?.marketStatus, 1)
    assert.equal((await place(elsewhere.session, slip([[home(desk), 2000]]))).status, 201)
    const refused = await place(desk.session, slip([[home(desk), 2000]]))
    assert.equal(refused.body.error.key, 'marketSuspended')
    const marketId = desk.match.markets['1']?.id ?? 0
    const held = await db
      .from('audit_log')
      .where({ site_id: desk.site.id, action: 'offerLayer.create' })
    assert.lengthOf(held, 1)
    assert.isNull(held[0].actor_id)
    assert.containsSubset(JSON.parse(held[0].detail), {
      after: { scope: 'market', scope_id: marketId },
      matchId: desk.match.id,
      exposureLimit: { limitMinor: 3000, worstPayoutMinor: 4000 },
    })

    assert.isTrue((await riskOf(desk)).markets.find((one) => one.marketId === marketId)?.isHeld)
    const [layer] = (await desk.trader.list<OfferLayerRow>('offer-layers')).body
    assert.containsSubset(layer, { scope: 'market', scopeId: marketId, isSuspended: true })
    assert.equal((await desk.trader.delete(`/v1/offer-layers/${layer?.id}`)).status, 200)
    assert.equal(status(desk), 1)
    await place(desk.session, slip([[outcomeOf(desk.match, '1', 'X'), 3400]]))
    await exposuresSynced()
    assert.equal(status(desk), 1, 'the worst payout did not rise')
    await place(desk.session, slip([[home(desk), 2000]]))
    await exposuresSynced()
    assert.equal(status(desk), -1)
  })

  test('are told at once to staff of the brand who may limit bets, and to nobody else', async ({
    assert,
  }) => {
    const stopStream = await openStream()
    const clients: SocketClient[] = []
    const listen = async (session: ApiSession) => {
      const client = await SocketClient.open(session)
      clients.push(client)
      client.send([ASK.subscribe, 'account', {}])
      await client.until(() => client.kind(FRAME.account).length > 0)
      return client
    }
    const reached = (client: SocketClient) =>
      client.kind(FRAME.account).flatMap(([, news]) => (news.kind === 'limitReached' ? [news] : []))
    try {
      const [desk, stranger] = [await makeDesk(), await makeDesk()]
      const operator = async (permissions: Permission[]) =>
        signInAs(desk.site, await makeUser({ site: desk.site, type: 'operator', permissions }))
      const trader = await listen(desk.trader)
      const others = [
        await listen(await operator(['coupons.view'])),
        await listen(stranger.trader),
        await listen(desk.session),
      ]
      await limit(desk, 1_000)
      await place(desk.session, slip([[home(desk), 2000]]))
      await exposuresSynced()
      await trader.until(() => reached(trader).length > 0)
      assert.deepEqual(reached(trader), [
        {
          kind: 'limitReached',
          matchId: desk.match.id,
          marketId: desk.match.markets['1']?.id ?? 0,
          currency: desk.site.currency,
          limitMinor: 1_000,
          worstPayoutMinor: 2_000,
        },
      ])
      await Promise.all(others.map((client) => client.heard()))
      assert.deepEqual(others.flatMap(reached), [])
    } finally {
      for (const client of clients) client.close()
      stopStream()
    }
  })

  test('compare what is there when they are set, the narrowest counting', async ({ assert }) => {
    const desk = await makeDesk()
    await place(desk.session, slip([[home(desk), 2000]]))
    const scopeId = desk.match.markets['1']?.id ?? 0
    await limit(desk, 50_000, { scope: 'market', scopeId })
    await limit(desk, 1_000)
    assert.equal(status(desk), 1)
    assert.equal((await riskOf(desk)).markets[0]?.limitMinor, 50_000)
    await limit(desk, 1_500, { scope: 'market', scopeId, currency: 'EUR' })
    const own = await desk.trader.list<ExposureLimitRow>('exposure-limits', {
      filter: { scope: 'market', currency: desk.site.currency },
    })
    await desk.trader.put(`/v1/exposure-limits/${own.body[0]?.id}`, { worstPayoutMinor: 1_999 })
    assert.equal(status(desk), -1)
  })

  test('refuse a second limit on the same, an unknown market and an amount of nothing', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await limit(desk, 5_000)
    assert.equal((await limit(desk, 6_000)).body.error.key, 'alreadyExists')
    const unknown = await limit(desk, 5_000, { scope: 'market', scopeId: 999_999_999 })
    assert.equal(unknown.status, 422)
    assert.equal((await limit(desk, 0, { scope: 'match', scopeId: desk.match.id })).status, 422)
  })
})
