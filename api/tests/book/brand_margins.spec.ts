/** A brand's margins lower the shared prices at its own players and desks alone (rules 6.7). */
import { test } from '@japa/runner'
import type {
  BoardMatchDetail,
  BoardMatchList,
  BoardOdds,
  OutcomeQuotes,
  PriceHistories,
} from '@grandstand/shared-types/wire/betting/book'
import type { CouponView, SharedCoupon } from '@grandstand/shared-types/wire/betting/coupons'
import type { LiveMatchDetail, LiveMatchList } from '@grandstand/shared-types/wire/betting/live'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { loadOffers, offerOf } from '#book/offer/offers'
import { priceHistory } from '#book/price_history'
import { clock } from '#core/timing/clock'
import { openStream } from '#stream/open'
import { at, hide, home, lift, makeBrand, type Brand } from '#tests/book/offer_support'
import { askOffer, placeOn, reprice as repriceHome } from '#tests/coupons/after_support'
import { place, slip } from '#tests/coupons/support'
import { DESK_RIGHTS, makeTerminal, open as openShift } from '#tests/desk/desk_support'
import { SocketClient } from '#tests/stream/socket_client'
import { makeLiveMatch, reprice, tick, update } from '#tests/stream/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { bookMarket, upFeed } from '#tests/support/test_feed'
import { prices } from '#tests/support/feed_messages'
import { makeUser } from '#tests/support/factories'

type Sent = { defaultPercent?: number; bySport?: object; byTournament?: object }

async function setMargins(
  { admin, site }: Brand,
  { inPlay, preMatch }: { inPlay?: Sent; preMatch?: Sent }
) {
  const settings = {
    ...(inPlay && { live: { margins: inPlay } }),
    ...(preMatch && { preMatchMargins: preMatch }),
  }
  const answer = await admin.put<SiteView & Refusal>(`/v1/sites/${site.id}`, { settings })
  await loadOffers()
  return answer
}

/** A brand with margins on prices of the match, of 5 % before it and 10 % in play. */
async function dearBrand({ tournamentId }: TestMatch): Promise<Brand> {
  const brand = await makeBrand()
  const { status, body } = await setMargins(brand, {
    inPlay: { byTournament: { [tournamentId]: 10 } },
    preMatch: { byTournament: { [tournamentId]: 5 } },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return brand
}

const priceIn = (
  markets: readonly { outcomes: { id: number; oddsMilli: number }[] }[] | undefined,
  id: number
) => markets?.flatMap(({ outcomes }) => outcomes).find((one) => one.id === id)?.oddsMilli

/** The price of the home win before the match, as each part of the API tells it to a visitor. */
async function pricesAt(brand: Brand, match: TestMatch) {
  const visitor = at(brand)
  const id = home(match)
  const list = await visitor.get<BoardMatchList>(
    `/v1/board/matches?tournamentIds=${match.tournamentId}`
  )
  const page = await visitor.get<BoardMatchDetail>(`/v1/board/matches/${match.id}`)
  const odds = await visitor.get<BoardOdds>(`/v1/board/matches/${match.id}/odds`)
  const quotes = await visitor.get<OutcomeQuotes>(`/v1/board/outcomes?ids=${id}`)
  const history = await visitor.get<PriceHistories>(`/v1/board/prices?ids=${id}`)
  return [
    priceIn(list.body.matches[0]?.markets, id),
    priceIn(page.body.markets, id),
    priceIn(odds.body.markets, id),
    quotes.body.outcomes[0]?.oddsMilli,
    history.body.outcomes[0]?.points.at(-1)?.oddsMilli,
  ]
}

test.group('The margins of a brand before the match', (group) => {
  group.each.teardown(() => clock.reset())

  test('lower the price in every place of the brand alike, and at no other', async ({ assert }) => {
    const match = await makeMatch()
    priceHistory.compare()
    const [own, other] = [await dearBrand(match), await makeBrand()]
    // 2.000 / 1.05, rounded down to two decimals
    assert.deepEqual(await pricesAt(own, match), Array(5).fill(1900))
    assert.deepEqual(await pricesAt(other, match), Array(5).fill(2000))
    await setMargins(own, { preMatch: { byTournament: {} } })
    assert.deepEqual(await pricesAt(own, match), Array(5).fill(2000))
  })

  test('are in the price that a coupon is accepted and paid at, for players and desks', async ({
    assert,
  }) => {
    const match = await makeMatch()
    const own = await dearBrand(match)
    const moved = await place(own.session, slip([[home(match), 2000]]))
    assert.equal(moved.body.error.key, 'rateChanged')
    const placed = await place(own.session, slip([[home(match), 1900]]))
    assert.equal(placed.status, 201)
    assert.deepEqual([placed.body.totalOddsMilli, placed.body.maxPayoutMinor], [1900, 1900])

    const dealer = await makeUser({ site: own.site, type: 'dealer', permissions: DESK_RIGHTS })
    const { session } = await makeTerminal(own.site, dealer)
    await openShift(session, 10_000)
    const sold = await session.post<CouponView>('/v1/desk/coupons', slip([[home(match), 1900]]), {
      'idempotency-key': `margin-${match.id}`,
    })
    assert.deepEqual([sold.status, sold.body.totalOddsMilli], [201, 1900])
  })

  test('are taken at the bet: a share code shows them, a sale goes by the shared price', async ({
    assert,
  }) => {
    const match = await makeMatch()
    const [own, other] = [await dearBrand(match), await makeBrand()]
    const { body } = await place(own.session, slip([[home(match), 1900]]))
    const elsewhere = await placeOn(other.session, [match])
    // 10.00 at 1.90 of 2.00, less 5 %
    assert.equal((await askOffer(own.session, body.id)).body.amountMinor, 902)
    assert.equal((await askOffer(other.session, elsewhere)).body.amountMinor, 950)
    // a higher margin buys no bet back at a gain
    await setMargins(own, { preMatch: { byTournament: { [match.tournamentId]: 50 } } })
    assert.equal((await askOffer(own.session, body.id)).body.amountMinor, 902)
    await setMargins(own, { preMatch: { byTournament: { [match.tournamentId]: 5 } } })
    await repriceHome(match, 4000)
    const now = (await pricesAt(own, match))[1] ?? 0
    assert.equal(now, 3800)
    assert.equal((await askOffer(own.session, body.id)).body.amountMinor, 451)
    const shared = await own.session.post<{ code: string }>(`/v1/coupons/${body.id}/share`, {})
    const seen = await at(own).get<SharedCoupon>(`/v1/coupon-shares/${shared.body.code}`)
    assert.equal(seen.body.selections[0]?.oddsMilliNow, now)
  })

  test('are set by any admin of the brand, by percent from 0 to 50 with two decimals', async ({
    assert,
  }) => {
    const own = await makeBrand()
    for (const which of ['inPlay', 'preMatch'] as const) {
      for (const percent of [-1, 50.01, 2.345, '5', null]) {
        const { status } = await setMargins(own, { [which]: { bySport: { 1: percent } } })
        assert.equal(status, 422, `${which} ${percent}`)
      }
      for (const key of ['x', '0', '-1', '1.5', '__proto__x']) {
        const { status } = await setMargins(own, { [which]: { bySport: { [key]: 5 } } })
        assert.equal(status, 422, `${which} ${key}`)
      }
      assert.equal((await setMargins(own, { [which]: { bySport: { 99: 2.5 } } })).status, 200)
    }
    const clerk = await signInAs(
      own.site,
      await makeUser({ site: own.site, type: 'operator', permissions: ['offer.edit'] })
    )
    const sent = { settings: { preMatchMargins: { defaultPercent: 1 } } }
    assert.equal((await clerk.put(`/v1/sites/${own.site.id}`, sent)).status, 403)
  })

  test('of zero leave the brand without a layer', async ({ assert }) => {
    const own = await makeBrand()
    await setMargins(own, { preMatch: { bySport: { 99: 2 } } })
    assert.isNotNull(offerOf(own.site.id))
    await setMargins(own, { preMatch: { bySport: { 99: 0 } } })
    assert.isNull(offerOf(own.site.id))
  })
})

test.group('The margins of a brand in play', (group) => {
  group.setup(openStream)
  const clients: SocketClient[] = []
  group.each.teardown(() => {
    clock.reset()
    for (const client of clients.splice(0)) client.close()
  })

  test('are in the live list, its page, the stream and the coupon; the book keeps the price of the feed', async ({
    assert,
  }) => {
    const match = await makeLiveMatch()
    tick()
    const [own, other] = [await dearBrand(match), await makeBrand()]
    const id = home(match)
    const seen = async (brand: Brand) => {
      const visitor = at(brand)
      const list = (await visitor.get<LiveMatchList>('/v1/live/matches')).body
      const page = (await visitor.get<LiveMatchDetail>(`/v1/live/matches/${match.id}`)).body
      const odds = await visitor.get<BoardOdds>(`/v1/live/matches/${match.id}/odds`)
      const quotes = await visitor.get<OutcomeQuotes>(`/v1/board/outcomes?ids=${id}`)
      return [
        priceIn(list.matches.find((one) => one.id === match.id)?.markets, id),
        priceIn(page.match.markets, id),
        priceIn(odds.body.markets, id),
        quotes.body.outcomes[0]?.oddsMilli,
      ]
    }
    // 2.000 / 1.10
    assert.deepEqual(await seen(own), Array(4).fill(1810))
    assert.deepEqual(await seen(other), Array(4).fill(2000))

    const channels = [`match:${match.id}`, 'list'] as const
    const subscribed = async ({ site }: Brand) => {
      const client = await SocketClient.open(undefined, { host: site.host })
      clients.push(client)
      for (const channel of channels) await client.subscribe(channel)
      return client
    }
    const [here, there] = [await subscribed(own), await subscribed(other)]
    const told = (client: SocketClient) =>
      channels.map((channel) => priceIn(client.match(channel, match.id)?.markets, id))
    assert.deepEqual(
      [told(here), told(there)],
      [
        [1810, 1810],
        [2000, 2000],
      ]
    )
    for (const market of match.held.markets) reprice(market, [2200])
    tick()
    await here.until(() => told(here).every((price) => price === 2000))
    await there.until(() => told(there).every((price) => price === 2200))
    // a new margin reaches the open pages of the brand
    await setMargins(own, { inPlay: { byTournament: { [match.tournamentId]: 0 } } })
    tick()
    await here.until(() => told(here).every((price) => price === 2200))
    await setMargins(own, { inPlay: { byTournament: { [match.tournamentId]: 10 } } })
    tick()
    await here.until(() => told(here).every((price) => price === 2000))

    assert.equal((await place(own.session, slip([[id, 2000]]))).status, 201)
    assert.equal((await place(other.session, slip([[id, 2200]]))).status, 201)
  })

  test('take over from those before the match as it begins, on open pages too', async ({
    assert,
  }) => {
    const match = await makeLiveMatch({ status: 'not_started', startsAt: clock.now() + 60_000 })
    tick()
    const own = await dearBrand(match)
    const client = await SocketClient.open(undefined, { host: own.site.host })
    clients.push(client)
    await client.subscribe('list')
    const told = () => priceIn(client.match('list', match.id)?.markets, home(match))
    assert.equal(told(), 1900)
    update(match.held, { status: '1p' })
    tick()
    await client.until(() => told() === 1810)
  })

  test('leave what feeds send as it is in the book', async ({ assert }) => {
    const feed = upFeed()
    const match = await makeMatch({ startsAt: feed.at - 60_000 })
    const own = await dearBrand(match)
    feed.send(match, { kind: 'status', update: { status: '1p' } })
    feed.odds(match, { outcomes: prices({ '1': 2100, 'X': 3400, '2': 3800 }) })
    const kept = Object.fromEntries(
      bookMarket(match).outcomes.map(({ key, oddsMilli }) => [key, oddsMilli])
    )
    assert.deepEqual(kept, { '1': 2100, 'X': 3400, '2': 3800 })
    const quotes = await at(own).get<OutcomeQuotes>(
      `/v1/board/outcomes?ids=${outcomeOf(match, '1', 'X')}`
    )
    assert.equal(quotes.body.outcomes[0]?.oddsMilli, 3090)
    feed.odds(match, { outcomes: prices({ '1': 999 }) })
    const { oddsMilli, active } = bookMarket(match).outcomes.find(({ key }) => key === '1') ?? {}
    assert.deepEqual([oddsMilli, active], [2100, false], 'an invalid price stays invalid')
  })

  test('and what a brand hides work side by side', async ({ assert }) => {
    const match = await makeMatch()
    const own = await dearBrand(match)
    const id = await hide(own, 'match', match.id)
    assert.isUndefined((await pricesAt(own, match))[0])
    await lift(own, id)
    assert.equal((await pricesAt(own, match))[0], 1900)
  })
})
