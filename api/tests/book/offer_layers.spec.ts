/** What a brand suspends of the shared offer, at its own players alone, and who may (rules 8.17). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BoardMatchDetail, BoardOdds } from '@grandstand/shared-types/wire/betting/book'
import type { LiveMatchDetail, LiveMatchList } from '@grandstand/shared-types/wire/betting/live'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { removeOldLayers } from '#book/actions/remove_old_layers'
import { loadOffers, offerOf } from '#book/offer/offers'
import { poll } from '#book/sync'
import { clock } from '#core/timing/clock'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import {
  at,
  home,
  hide,
  layOver,
  lift,
  makeBrand,
  refusalOf,
  suspend,
  type Brand,
} from '#tests/book/offer_support'
import { askOffer, detailOf, placeOn } from '#tests/coupons/after_support'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeLiveMatch } from '#tests/stream/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

test.group('What a brand suspends', (group) => {
  group.each.teardown(() => clock.reset())

  test('as a match is shown and locked: nothing is placed or bought back there', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeMatch()
    const [ownCoupon, otherCoupon] = [
      await placeOn(own.session, [match]),
      await placeOn(other.session, [match]),
    ]
    const id = await suspend(own, 'match', match.id)
    const statuses = async (brand: Brand) => {
      const { body } = await at(brand).get<BoardMatchDetail>(`/v1/board/matches/${match.id}`)
      return body.markets.map(({ status }) => status)
    }
    assert.deepEqual([await statuses(own), await statuses(other)], [[-1], [1]])
    const active = await at(own).get<BoardOdds>(`/v1/board/matches/${match.id}/odds`)
    assert.deepEqual(active.body.markets, [])
    assert.equal(await refusalOf(own, match), 'marketSuspended')
    assert.isNull(await refusalOf(other, match))
    assert.equal(
      (await askOffer(own.session, ownCoupon)).body.error.key,
      'sellCouponWarningSuspended'
    )
    assert.isFalse((await detailOf(own.session, ownCoupon)).sellable)
    assert.equal((await askOffer(other.session, otherCoupon)).status, 200)
    await lift(own, id)
    assert.deepEqual(await statuses(own), [1])
    assert.isNull(await refusalOf(own, match))
    assert.equal((await askOffer(own.session, ownCoupon)).status, 200)
  })

  test('as a market leaves the other markets of the match open', async ({ assert }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeMatch({
      prices: { '1': { '1': 2000, 'X': 3000, '2': 4000 }, '29': { yes: 1800, no: 1900 } },
    })
    await suspend(own, 'market', match.markets['1']?.id ?? 0)
    assert.equal(await refusalOf(own, match), 'marketSuspended')
    assert.isNull(await refusalOf(other, match))
    const { status } = await place(own.session, slip([[outcomeOf(match, '29', 'yes'), 1800]]))
    assert.equal(status, 201)
  })

  test('refuses a live coupon that waits for its acceptance, even when it was opened again', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeLiveMatch()
    const ask = async ({ session }: Brand) =>
      (await place(session, slip([[home(match), 2000]]))).body.id
    const [ownCoupon, otherCoupon] = [await ask(own), await ask(other)]
    await lift(own, await suspend(own, 'match', match.id))
    clock.set(clock.now() + 6_000)
    if (match.held.live) match.held.live.updatedAt = clock.now()
    await acceptOrRejectDue()
    assert.containsSubset(await detailOf(own.session, ownCoupon), {
      state: 'rejected',
      rejection: [{ key: 'marketSuspended' }],
    })
    assert.equal((await detailOf(other.session, otherCoupon)).state, 'accepted')
  })

  test('in play stays on the list with its markets locked', async ({ assert }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeLiveMatch()
    await suspend(own, 'match', match.id)
    const statuses = async (brand: Brand) => {
      const { body } = await at(brand).get<LiveMatchDetail>(`/v1/live/matches/${match.id}`)
      return body.match.markets.map(({ status }) => status)
    }
    const list = (await at(own).get<LiveMatchList>('/v1/live/matches')).body
    assert.isTrue(list.matches.some(({ id }) => id === match.id))
    assert.deepEqual([await statuses(own), await statuses(other)], [[-1], [1]])
  })
})

test.group('The layer of a brand', () => {
  test('is kept from staff of another brand and from users without the right', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const match = await makeMatch()
    const id = await hide(own, 'match', match.id)
    const laid = { isHidden: true, isSuspended: true }
    assert.deepEqual((await other.admin.list('offer-layers')).body, [])
    assert.equal((await other.admin.get(`/v1/offer-layers/${id}`)).status, 404)
    assert.equal((await other.admin.put(`/v1/offer-layers/${id}`, laid)).status, 404)
    assert.equal((await other.admin.delete(`/v1/offer-layers/${id}`)).status, 404)
    const clerk = await signInAs(
      own.site,
      await makeUser({ site: own.site, type: 'operator', permissions: ['catalogue.view'] })
    )
    const body = { scope: 'match', scopeId: match.id, ...laid }
    assert.equal((await clerk.post('/v1/offer-layers', body)).status, 403)
    assert.equal((await clerk.get('/v1/offer-layers')).status, 403)
    const trader = await signInAs(
      own.site,
      await makeUser({ site: own.site, type: 'operator', permissions: ['offer.edit'] })
    )
    assert.equal((await trader.put(`/v1/offer-layers/${id}`, laid)).status, 200)
    const rows = (await trader.list<OfferLayerRow>('offer-layers')).body
    assert.containsSubset(rows, [{ id, scope: 'match', scopeId: match.id, ...laid }])
  })

  test('changes with a row in the audit log of the brand', async ({ assert }) => {
    const own = await makeBrand()
    const { id: matchId } = await makeMatch()
    const id = await hide(own, 'match', matchId)
    await own.admin.put(`/v1/offer-layers/${id}`, { isHidden: false, isSuspended: true })
    await lift(own, id)
    const rows: { action: string; site_id: number; subject_id: number }[] = await db
      .from('audit_log')
      .where({ subject_type: 'offerLayer', subject_id: id })
      .orderBy('id')
      .select('action', 'site_id', 'subject_id')
    assert.deepEqual(
      rows.map((row) => [row.action, Number(row.site_id), Number(row.subject_id)]),
      ['create', 'update', 'delete'].map((verb) => [`offerLayer.${verb}`, own.site.id, id])
    )
  })

  test('reaches another process with its next look', async ({ assert }) => {
    const own = await makeBrand()
    const match = await makeMatch()
    await db.table('offer_layers').insert({
      site_id: own.site.id,
      scope: 'match',
      scope_id: match.id,
      is_hidden: true,
      is_suspended: false,
      created_at: 1,
      updated_at: 1,
    })
    assert.isNull(await refusalOf(own, match))
    await poll()
    assert.equal(await refusalOf(own, match), 'matchClosed')
    await db.query().from('offer_layers').where('site_id', own.site.id).delete()
    await loadOffers()
    assert.isNull(await refusalOf(own, match))
  })

  test('of matches that are long over is removed, and no other', async ({ assert }) => {
    const own = await makeBrand()
    const [over, coming] = [await makeMatch(), await makeMatch()]
    for (const match of [over, coming]) {
      await hide(own, 'match', match.id)
      await suspend(own, 'market', match.markets['1']?.id ?? 0)
    }
    await hide(own, 'tournament', over.tournamentId)
    const past = clock.now() - 31 * 24 * 3_600_000
    await db.query().from('matches').where('id', over.id).update({ starts_at: past })
    assert.equal(await removeOldLayers(), 2)
    assert.equal(await removeOldLayers(), 0)
    const left = (await own.admin.list<OfferLayerRow>('offer-layers')).body
    assert.sameMembers(
      left.map(({ scope, scopeId }) => `${scope} ${scopeId}`),
      [
        `tournament ${over.tournamentId}`,
        `match ${coming.id}`,
        `market ${coming.markets['1']?.id ?? 0}`,
      ]
    )
  })

  test('hides or suspends only what it can, once, and what exists', async ({ assert }) => {
    const own = await makeBrand()
    const match = await makeMatch()
    const market = match.markets['1']?.id ?? 0
    const refused = async (...given: Parameters<typeof layOver>) => {
      const { status, body } = await layOver(...given)
      return [status, body.error.fields?.[0]?.field ?? body.error.key]
    }
    assert.deepEqual(await refused(own, 'sport', 1, { isSuspended: true }), [422, 'isSuspended'])
    assert.deepEqual(await refused(own, 'market', market, { isHidden: true }), [422, 'isHidden'])
    assert.deepEqual(await refused(own, 'match', match.id, {}), [422, 'isHidden'])
    assert.deepEqual(await refused(own, 'match', 999_999_999, { isHidden: true }), [422, 'scopeId'])
    await hide(own, 'match', match.id)
    const again = await layOver(own, 'match', match.id, { isSuspended: true })
    assert.deepEqual([again.status, again.body.error.key], [409, 'alreadyExists'])
  })

  test('is of no account for a player of a brand without one', async ({ assert }) => {
    const plain = await makeBettor()
    assert.isNull(offerOf(plain.site.id))
  })
})
