/** Odds boosts as staff make them and players see them (rules 15.10). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OddsBoostTerms } from '@grandstand/shared-types/bonuses/odds_boost'
import { clock } from '#core/timing/clock'
import {
  boostBody,
  boostRow,
  makeBoost,
  shownTo,
  staffOf,
  withBoost,
} from '#tests/boosts/boost_support'
import { makeBettor } from '#tests/coupons/support'
import { makeMatch } from '#tests/support/board'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

test.group('Odds boosts', () => {
  test('are made by staff, shown with their matches, and stay as they are', async ({ assert }) => {
    const { staff, boostId, matches } = await withBoost()
    const row = await boostRow(staff, boostId)
    const [first, second] = matches
    assert.deepEqual(row.matches, [
      { id: first?.id, name: `${first?.home} – ${first?.away}` },
      { id: second?.id, name: `${second?.home} – ${second?.away}` },
    ])
    assert.deepEqual(row.costs, [])
    const changed = await staff.put(`/v1/odds-boosts/${boostId}`, boostBody(matches))
    assert.equal(changed.status, 404)
    const list = await staff.list<{ id: number }>('odds-boosts')
    assert.deepEqual(
      list.body.map(({ id }) => id),
      [boostId]
    )
    const audit = await db
      .from('audit_log')
      .where({ subject_type: 'oddsBoost', subject_id: boostId })
      .select('action')
    assert.deepEqual(audit, [{ action: 'oddsBoost.create' }])
  })

  test('end at once, once', async ({ assert }) => {
    const { staff, boostId, session } = await withBoost()
    assert.lengthOf(await shownTo(session), 1)
    const ended = await staff.post<{ endsAt: number }>(`/v1/odds-boosts/${boostId}/end`, {})
    assert.equal(ended.status, 200)
    assert.isAtMost(ended.body.endsAt, clock.now())
    assert.lengthOf(await shownTo(session), 0)
    const again = await staff.post<{ error: { key: string } }>(`/v1/odds-boosts/${boostId}/end`, {})
    assert.equal(again.body.error.key, 'boostNotOpen')
  })

  test('a visitor sees those for everybody, without groups', async ({ assert }) => {
    const { site, matches, boostId, staff } = await withBoost()
    await makeBoost(staff, boostBody(matches, { branches: ['somebody'] }))
    const visitor = new ApiSession(site.host)
    const shown = await shownTo(visitor)
    assert.deepEqual(
      shown.map(({ id, usesLeft }) => [id, usesLeft]),
      [[boostId, 1]]
    )
    assert.notProperty(shown[0], 'branches')
    assert.notProperty(shown[0], 'amounts')
    assert.propertyVal(shown[0], 'highestStakeMinor', 10_000)
  })

  test('another brand sees and ends none of them', async ({ assert }) => {
    const { boostId } = await withBoost()
    const strangers = await staffOf(await makeSite())
    assert.equal((await strangers.get(`/v1/odds-boosts/${boostId}`)).status, 404)
    assert.equal((await strangers.post(`/v1/odds-boosts/${boostId}/end`, {})).status, 404)
    assert.lengthOf(await shownTo((await makeBettor()).session), 0)
  })

  test('are refused where their terms contradict each other', async ({ assert }) => {
    const staff = await staffOf(await makeSite())
    const matches = [
      await makeMatch({
        prices: { '1': { '1': 2_000, '2': 2_000 }, '18:total=2.5': { over: 2_000 } },
      }),
    ]
    const faultOf = async (terms: Partial<OddsBoostTerms>, times: { endsAt?: number } = {}) => {
      const { body } = await makeBoost(staff, boostBody(matches, terms, times))
      const [fault] = body.error.fields ?? []
      return `${fault?.field} ${fault?.key}`
    }
    assert.equal(await faultOf({ percentMilli: null }), 'terms.percentMilli isRequiredArea')
    assert.equal(await faultOf({ priceMilli: 2_500 }), 'terms.percentMilli priceOrPercent')
    const price = { percentMilli: null, priceMilli: 2_500 }
    assert.equal(await faultOf({ ...price, outcomeKey: null }), 'terms.outcomeKey isRequiredArea')
    assert.equal(await faultOf({ ...price, isLive: true }), 'terms.isLive priceBeforeStart')
    const lines = { ...price, marketTypeId: 18, outcomeKey: 'over' }
    assert.equal(await faultOf(lines), 'terms.specifier isRequiredArea')
    assert.equal(await faultOf({ marketTypeId: null }), 'terms.marketTypeId isRequiredArea')
    assert.equal(
      await faultOf({ isSinglesOnly: true, leastSelections: 2 }),
      'terms.leastSelections amountTooLarge'
    )
    assert.equal(await faultOf({ matchIds: [999_999_999] }), 'terms.matchIds unknownEntry')
    assert.equal(await faultOf({ marketTypeId: 999_999 }), 'terms.marketTypeId unknownEntry')
    assert.equal(await faultOf({}, { endsAt: clock.now() - 1 }), 'endsAt endBeforeStart')
  })
})
