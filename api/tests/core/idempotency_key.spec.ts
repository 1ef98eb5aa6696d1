/** The Idempotency-Key is read, compared and answered in the same way by every operation. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { detailOf, placeOn } from '#tests/coupons/after_support'
import { makeBettor, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { OPERATIONS, rightRequest } from '#tests/support/operations'
import { makeWorld } from '#tests/support/world'

const MALFORMED = ['', ' ', 'a b', 'ä', 'a'.repeat(65), "1' or '1", 'a,b']
const KEYED = OPERATIONS.filter(({ operation }) => operation.idempotent !== 'none')

test.group('The Idempotency-Key', () => {
  test('gets one error key from every operation when malformed', async ({ assert }) => {
    const world = await makeWorld()
    const admin = await signInAs(world.site, world.admin)
    const player = await signInAs(world.site, world.player)
    assert.isAbove(KEYED.length, 3)
    for (const named of KEYED) {
      const { method, path, body } = rightRequest(named, world)
      const session = named.operation.who.includes('player') ? player : admin
      for (const key of MALFORMED) {
        const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
        const answer = await session.send<Refusal>(method, path, body, headers)
        assert.deepEqual(
          [answer.status, answer.body.error.key, answer.body.error.params],
          [400, 'idempotencyKeyRequired', []],
          `${named.name} ${key}`
        )
      }
    }
  })

  test('gets one refusal when used for another request, also among coupons written together', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { site, player, session } = bettor
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const match = await makeMatch()
    const couponId = await placeOn(session, [match])
    const bet = (totalStakeMinor: number) =>
      slip([[outcomeOf(match, '1', 'X'), 3400]], { totalStakeMinor })
    const void0 = { action: 'void', selections: [{ position: 0 }], reason: 'a test' }
    const twice: [name: string, ApiSession, path: string, object, object][] = [
      ['placing', session, '/v1/coupons', bet(100), bet(200)],
      [
        'credit',
        admin,
        `/v1/users/${player.id}/credits`,
        { direction: 'send', amountMinor: 1 },
        { direction: 'send', amountMinor: 2 },
      ],
      [
        'deciding by hand',
        admin,
        `/v1/coupons/${couponId}/manual`,
        void0,
        { ...void0, reason: 'another' },
      ],
    ]
    for (const [name, by, path, first, second] of twice) {
      const headers = { 'idempotency-key': randomUUID() }
      assert.isBelow((await by.post(path, first, headers)).status, 300, name)
      const { status, body } = await by.post<Refusal>(path, second, headers)
      assert.equal(status, 409, name)
      assert.deepEqual(
        body,
        {
          error: { key: 'idempotencyConflict', params: [], message: 'idempotencyConflict' },
          message: 'idempotencyConflict',
        },
        name
      )
    }
    assert.equal((await detailOf(session, couponId)).id, couponId)
  })
})
