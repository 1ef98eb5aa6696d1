import { test } from '@japa/runner'
import type { SharedCoupon } from '@grandstand/shared-types/wire/betting/coupons'
import { change, detailOf, placeOn, reprice } from '#tests/coupons/after_support'
import { makeBettor, place, slip, type PlaceRefusal } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeUser, type TestSite } from '#tests/support/factories'

const share = (session: ApiSession, couponId: number) =>
  session.post<{ code: string } & PlaceRefusal>(`/v1/coupons/${couponId}/share`, {})

const visit = (site: TestSite, code: string) =>
  new ApiSession(site.host).get<SharedCoupon & PlaceRefusal>(`/v1/coupon-shares/${code}`)

test.group('A shared coupon', () => {
  test('has one code, however often it is shared', async ({ assert }) => {
    const { session } = await makeBettor()
    const couponId = await placeOn(session, [await makeMatch()])
    assert.isNull((await detailOf(session, couponId)).shareCode)
    const answers = await Promise.all(Array.from({ length: 5 }, () => share(session, couponId)))
    const codes = new Set(answers.map(({ body }) => body.code))
    assert.lengthOf([...codes], 1)
    assert.match(answers[0]?.body.code ?? '', /^[A-Z2-9]{12}$/)
    assert.equal((await detailOf(session, couponId)).shareCode, answers[0]?.body.code)
  })

  test('shows anybody its selections with placed and current prices, but neither player nor stake', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor()
    const [a, b, c] = [await makeMatch(), await makeMatch(), await makeMatch()]
    const ids = [outcomeOf(a, '1', '1'), outcomeOf(b, '1', 'X'), outcomeOf(c, '1', '2')]
    const body = slip(
      [
        [ids[0] ?? 0, 2000],
        [ids[1] ?? 0, 3400],
        [ids[2] ?? 0, 3800],
      ],
      { kind: 'system', sizes: [2], totalStakeMinor: 900 }
    )
    const banker = body.selections[0]
    if (banker) banker.isBanker = true
    const placed = await place(session, { ...body, totalStakeMinor: 1000 })
    const { code } = (await share(session, placed.body.id)).body
    await reprice(a, 1850)
    await change(b, 'markets', b.markets['1']?.id ?? 0, { status: -1 })
    await enter(c, ended([0, 0]))

    const { status, body: shared } = await visit(site, code.toLowerCase())
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(shared).sort(), ['kind', 'selections', 'sizes', 'systemName'])
    assert.deepEqual([shared.kind, shared.sizes], ['system', [2]])
    assert.deepEqual(shared.selections[0], {
      outcomeId: ids[0] ?? 0,
      isBanker: true,
      matchId: a.id,
      home: a.home,
      away: a.away,
      isRace: false,
      marketTypeId: 1,
      specifier: '',
      outcomeKey: '1',
      oddsMilli: 2000,
      oddsMilliNow: 1850,
      open: true,
    })
    assert.deepEqual(
      shared.selections.map(({ oddsMilli, oddsMilliNow, open }) => [oddsMilli, oddsMilliNow, open]),
      [
        [2000, 1850, true],
        [3400, 3400, false],
        [3800, null, false],
      ]
    )
  })

  test('is copied as a combined slip when it is a multiple', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const match = await makeMatch()
    const placed = await place(
      session,
      slip([
        [outcomeOf(match, '1', '1'), 2000],
        [outcomeOf(match, '1', 'X'), 3400],
      ])
    )
    assert.equal(placed.body.type, 'multiple')
    const { code } = (await share(session, placed.body.id)).body
    assert.equal((await visit(site, code)).body.kind, 'combined')
  })

  test('is shared only by users who see it; an unknown code and another brand find nothing', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor()
    const couponId = await placeOn(session, [await makeMatch()])
    const stranger = await makeUser({ site, type: 'player' })
    assert.equal((await share(await signInAs(site, stranger), couponId)).status, 404)
    assert.equal((await share(new ApiSession(site.host), couponId)).status, 401)
    const { code } = (await share(session, couponId)).body
    const { site: other } = await makeBettor()
    assert.equal((await visit(other, code)).status, 404)
    assert.equal((await visit(site, 'ABCDEFGHJKLM')).status, 404)
    assert.equal((await visit(site, '%00')).status, 404)
  })
})
