import { test } from '@japa/runner'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { Highlights } from '@grandstand/shared-types/wire/betting/highlights'
import { clock } from '#core/timing/clock'
import { forgetFeatured } from '#highlights/queries/featured'
import { forgetPicked } from '#highlights/queries/most_picked'
import { change, placeOn } from '#tests/coupons/after_support'
import { makeBettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const MINUTE_MS = 60_000

async function highlightsAt(host: string): Promise<Highlights> {
  forgetFeatured()
  forgetPicked()
  return (await new ApiSession(host).get<Highlights>('/v1/highlights')).body
}

test.group('Highlights of a home page', () => {
  test('a match that staff feature is shown with its league until it closes', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const match = await makeMatch({ startsAt: clock.now() + 30 * MINUTE_MS })
    const featured = async () => {
      const { featured: matches } = await highlightsAt(site.host)
      return matches.find(({ id }) => id === match.id)
    }
    assert.isUndefined(await featured())

    const { status, body } = await admin.put<MatchRow>(`/v1/matches/${match.id}`, {
      isFeatured: true,
    })
    assert.equal(status, 200)
    assert.isTrue(body.isFeatured)
    assert.containsSubset(await featured(), {
      home: match.home,
      tournamentId: match.tournamentId,
      markets: [{ typeId: 1 }],
    })
    assert.match((await featured())?.tournamentName ?? '', /^League /)

    await change(match, 'matches', match.id, { active: false })
    assert.isUndefined(await featured())
  })

  test('the matches that start next come by their start, eight at most', async ({ assert }) => {
    const site = await makeSite()
    const later = await makeMatch({ startsAt: clock.now() + 3 * MINUTE_MS })
    const sooner = await makeMatch({ startsAt: clock.now() + 2 * MINUTE_MS })
    for (let index = 0; index < 8; index++) await makeMatch()
    const { startingSoon } = await highlightsAt(site.host)
    assert.lengthOf(startingSoon, 8)
    const starts = startingSoon.map(({ startsAt }) => startsAt)
    assert.deepEqual(
      starts,
      starts.toSorted((a, b) => a - b)
    )
    const ids = startingSoon.map(({ id }) => id)
    assert.isBelow(ids.indexOf(sooner.id), ids.indexOf(later.id))
    assert.include(ids, sooner.id)
  })

  test('selections of several coupons come by their number, one of each match, of the own brand alone', async ({
    assert,
  }) => {
    const one = await makeBettor()
    const two = await makeBettor({ user: { site: one.site } })
    const three = await makeBettor({ user: { site: one.site } })
    const [top, second, single, closed] = [
      await makeMatch(),
      await makeMatch(),
      await makeMatch(),
      await makeMatch(),
    ]
    for (const { session } of [one, two, three]) await placeOn(session, [top])
    await placeOn(one.session, [second, closed])
    await placeOn(two.session, [second, closed])
    await placeOn(three.session, [single])
    await change(closed, 'matches', closed.id, { status: '1p', starts_at: clock.now() - 1 })

    const { mostPicked } = await highlightsAt(one.site.host)
    assert.deepEqual(
      mostPicked.map(({ outcomeId, couponCount }) => [outcomeId, couponCount]),
      [
        [outcomeOf(top, '1', '1'), 3],
        [outcomeOf(second, '1', '1'), 2],
      ]
    )
    assert.lengthOf(mostPicked[0]?.match.markets ?? [], 1)
    const other = await makeSite()
    assert.deepEqual((await highlightsAt(other.host)).mostPicked, [])
  })
})
