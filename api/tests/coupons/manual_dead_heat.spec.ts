import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ManualOutcome } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { detailOf } from '#tests/coupons/after_support'
import { makeBettor, place, slip, type PlaceRefusal } from '#tests/coupons/support'
import { couponState, ended, enter } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

test.group('Staff resolve a dead heat', () => {
  test('a dead heat pays the share of the stake that its places leave, in markets that can have one', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const admin = await makeUser({ site: bettor.site, type: 'admin' })
    const session = await signInAs(bettor.site, admin)
    const race = await makeMatch({ sportId: 11, prices: { '539': { home: 3000, away: 1400 } } })
    const other = await makeMatch()
    const placed = await place(
      bettor.session,
      slip([
        [outcomeOf(race, '539', 'home'), 3000],
        [outcomeOf(other, '1', '1'), 2000],
      ])
    )
    const couponId = placed.body.id
    const settle = (position: number, result: string) =>
      session.post<ManualOutcome & PlaceRefusal>(
        `/v1/coupons/${couponId}/manual`,
        { action: 'settle', reason: 'photo finish', selections: [{ position, result }] },
        { 'idempotency-key': randomUUID() }
      )
    assert.equal((await settle(0, 'won 1/3')).status, 200)
    await enter(other, ended([1, 0]))
    // 10.00 x 3.000 / 3 x 2.000
    assert.containSubset(await couponState(couponId), { state: 'settled', payout: 2000 })
    assert.equal((await settle(0, 'won 2/3')).body.moneyToMoveMinor, 2000)
    const { selections, story } = await detailOf(bettor.session, couponId)
    assert.deepEqual(
      selections.map(({ result, mayBeDeadHeat }) => [result, mayBeDeadHeat]),
      [
        ['won 2/3', true],
        ['won', false],
      ]
    )
    assert.deepEqual(story.at(-1)?.manual?.selections, [
      { position: 0, before: 'won 1/3', after: 'won 2/3' },
    ])
    const refused = async (position: number, result: string) =>
      (await settle(position, result)).body.error?.fields?.map(
        ({ field, key }) => `${field} ${key}`
      )
    assert.deepEqual(await refused(1, 'won 1/2'), ['selections.0.result noDeadHeat'])
    const wrong = ['selections.0.result formWrong']
    for (const none of ['won 3/3', 'won 0/2', 'won 2/1', 'won 1/21', 'won -1/2', 'Won']) {
      assert.deepEqual(await refused(0, none), wrong, none)
    }
    assert.isNull(await firstBreak())
  })
})
