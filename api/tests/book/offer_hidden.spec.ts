/** What a brand hides and suspends of the shared offer, at its own players alone (rules 8.17). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import type {
  BoardMatchList,
  BoardResult,
  BoardTree,
  OutcomeQuotes,
  PriceHistories,
} from '@grandstand/shared-types/wire/betting/book'
import type { SharedCoupon } from '@grandstand/shared-types/wire/betting/coupons'
import type { Highlights } from '@grandstand/shared-types/wire/betting/highlights'
import type { LiveMatchList } from '@grandstand/shared-types/wire/betting/live'
import { boardPart } from '#book/board_part'
import { offerOf } from '#book/offer/offers'
import { clock } from '#core/timing/clock'
import { forgetFeatured } from '#highlights/queries/featured'
import { forgetPicked } from '#highlights/queries/most_picked'
import { siteById } from '#sites/current_site'
import { at, home, hide, lift, makeBrand, refusalOf, type Brand } from '#tests/book/offer_support'
import { detailOf, placeOn } from '#tests/coupons/after_support'
import { makeTerminal, open as openShift, sellOn } from '#tests/desk/desk_support'
import { ended, enter } from '#tests/settlement/support'
import { makeLiveMatch } from '#tests/stream/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { makeUser } from '#tests/support/factories'

/** Every place where a visitor of the brand sees the match before it starts. */
async function seenAt(brand: Brand, match: TestMatch): Promise<Record<string, boolean>> {
  const visitor = at(brand)
  const has = (rows: readonly { id: number }[], id: number) => rows.some((row) => row.id === id)
  const tree = (await visitor.get<BoardTree>('/v1/board/tree')).body
  const listed = await visitor.get<BoardMatchList>(
    `/v1/board/matches?tournamentIds=${match.tournamentId}&odds=all`
  )
  const word = encodeURIComponent(match.home)
  const found = await visitor.get<BoardMatchList>(`/v1/board/matches?keyWord=${word}`)
  const id = home(match)
  const quotes = (await visitor.get<OutcomeQuotes>(`/v1/board/outcomes?ids=${id}`)).body
  const prices = (await visitor.get<PriceHistories>(`/v1/board/prices?ids=${id}`)).body
  forgetFeatured()
  forgetPicked()
  const { startingSoon, featured } = (await visitor.get<Highlights>('/v1/highlights')).body
  return {
    tree: has(tree.tournaments, match.tournamentId) && has(tree.categories, match.categoryId),
    list: has(listed.body.matches, match.id),
    count: listed.body.totalCount === 1,
    search: has(found.body.matches, match.id),
    page: (await visitor.get(`/v1/board/matches/${match.id}`)).status === 200,
    odds: (await visitor.get(`/v1/board/matches/${match.id}/odds`)).status === 200,
    quote: quotes.outcomes.some(({ outcomeId, matchActive }) => outcomeId === id && matchActive),
    prices: prices.outcomes.some(({ outcomeId }) => outcomeId === id),
    soon: has(startingSoon, match.id),
    featured: has(featured, match.id),
  }
}

const everywhere = (is: boolean) => ({
  tree: is,
  list: is,
  count: is,
  search: is,
  page: is,
  odds: is,
  quote: is,
  prices: is,
  soon: is,
  featured: is,
})

/** A match that starts before all others, and is featured. */
async function frontMatch(): Promise<TestMatch> {
  const match = await makeMatch({ startsAt: clock.now() + 60_000 })
  await db.query().from('matches').where('id', match.id).update({ is_featured: true })
  return match
}

test.group('What a brand hides', (group) => {
  group.each.teardown(() => clock.reset())

  const scopes: [OfferScope, (match: TestMatch) => number][] = [
    ['category', ({ categoryId }) => categoryId],
    ['tournament', ({ tournamentId }) => tournamentId],
    ['match', ({ id }) => id],
  ]
  for (const [scope, idOf] of scopes) {
    test(`by ${scope} is nowhere at its players, and as before at those of another brand`, async ({
      assert,
    }) => {
      const [own, other] = [await makeBrand(), await makeBrand()]
      const match = await frontMatch()
      assert.deepEqual(await seenAt(own, match), everywhere(true))
      const id = await hide(own, scope, idOf(match))
      assert.deepEqual(await seenAt(own, match), everywhere(false))
      assert.deepEqual(await seenAt(other, match), everywhere(true))
      assert.equal(await refusalOf(own, match), 'matchClosed')
      assert.isNull(await refusalOf(other, match))
      assert.equal((await lift(own, id)).status, 200)
      assert.deepEqual(await seenAt(own, match), everywhere(true))
      assert.isNull(offerOf(own.site.id))
      assert.isNull(await refusalOf(own, match))
    })
  }

  test('as a sport is hidden with every match of it, in the tree and in the page’s preloads too', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const [match, kept] = [await makeMatch({ sportId: 1 }), await makeMatch({ sportId: 2 })]
    await hide(own, 'sport', 1)
    const sports = async (brand: Brand) =>
      (await at(brand).get<BoardTree>('/v1/board/tree')).body.sports.map(({ id }) => id)
    assert.notInclude(await sports(own), 1)
    assert.include(await sports(own), 2)
    assert.include(await sports(other), 1)
    const preloads = async ({ site }: Brand) => {
      const asked = { language: 'tr', cookie: () => null } as const
      return (await boardPart(await siteById(site.id), { ...asked, path: 'tr/sports' })).preloads
    }
    assert.include((await preloads(other))?.join(), 'sportId=1&')
    assert.notInclude((await preloads(own))?.join(), 'sportId=1&')
    assert.equal(await refusalOf(own, match), 'matchClosed')
    assert.isNull(await refusalOf(own, kept))
  })

  test('is not on the live list, its match page, its odds or its proposals', async ({ assert }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const [match, near] = [await makeLiveMatch(), await makeLiveMatch()]
    const seen = async (brand: Brand) => {
      const visitor = at(brand)
      const list = (await visitor.get<LiveMatchList>('/v1/live/matches')).body
      const fits = await visitor.get<{ id: number }[]>(`/v1/live/proposition?matches=${near.id}`)
      return [
        list.matches.some(({ id }) => id === match.id),
        (await visitor.get(`/v1/live/matches/${match.id}`)).status,
        (await visitor.get(`/v1/live/matches/${match.id}/odds`)).status,
        fits.body.some(({ id }) => id === match.id),
      ]
    }
    assert.deepEqual((await seen(own)).slice(0, 3), [true, 200, 200])
    await hide(own, 'tournament', match.tournamentId)
    assert.deepEqual(await seen(own), [false, 404, 404, false])
    assert.deepEqual((await seen(other)).slice(0, 3), [true, 200, 200])
  })

  test('stays out of the results, and coupons that stand are settled as always', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeMatch()
    const coupons = [await placeOn(own.session, [match]), await placeOn(other.session, [match])]
    await hide(own, 'match', match.id)
    clock.set(match.startsAt + 2 * 3_600_000)
    await enter(match, ended([1, 0]))
    const results = async (brand: Brand) =>
      (await at(brand).get<BoardResult[]>('/v1/board/results')).body.some(
        ({ id }) => id === match.id
      )
    assert.deepEqual([await results(own), await results(other)], [false, true])
    assert.equal((await detailOf(own.session, coupons[0] ?? 0)).payoutMinor, 2_000)
    assert.equal((await detailOf(other.session, coupons[1] ?? 0)).payoutMinor, 2_000)
  })

  test('cannot be sold at its desks, nor taken from the code of a shared coupon', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeMatch()
    const openOf = async (brand: Brand) => {
      const couponId = await placeOn(brand.session, [match])
      const { code } = (
        await brand.session.post<{ code: string }>(`/v1/coupons/${couponId}/share`, {})
      ).body
      return async () =>
        (await at(brand).get<SharedCoupon>(`/v1/coupon-shares/${code}`)).body.selections[0]?.open
    }
    const [ownOpen, otherOpen] = [await openOf(own), await openOf(other)]
    const desk = async (brand: Brand) => {
      const dealer = await makeUser({
        site: brand.site,
        type: 'dealer',
        permissions: ['desk.sell', 'desk.pay', 'coupons.view', 'coupons.print'],
      })
      const { session } = await makeTerminal(brand.site, dealer)
      await openShift(session, 10_000)
      return session
    }
    const [ownDesk, otherDesk] = [await desk(own), await desk(other)]
    assert.equal((await sellOn(ownDesk, match)).status, 201)
    await hide(own, 'match', match.id)
    const { body } = await sellOn(ownDesk, match)
    assert.equal(body.error.key, 'matchClosed')
    assert.equal((await sellOn(otherDesk, match)).status, 201)
    assert.deepEqual([await ownOpen(), await otherOpen()], [false, true])
  })
})
