import { test } from '@japa/runner'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { cashOf, makeBettor, place, slip } from '#tests/coupons/support'

const BAD_BODIES: [string, (outcomeId: number) => unknown][] = [
  ['nothing', () => ({})],
  ['a list', () => []],
  ['a text', () => '"coupon"'],
  ['broken JSON', () => '{"kind":'],
  ['no selections', (id) => ({ ...slip([[id, 2000]]), selections: undefined })],
  ['selections that are a text', (id) => ({ ...slip([[id, 2000]]), selections: 'all' })],
  [
    'an outcome that is a text',
    (id) => ({ ...slip([[id, 2000]]), selections: [{ outcomeId: `${id}`, oddsMilli: 2000 }] }),
  ],
  ['an outcome that is no number', () => slip([[Number.NaN, 2000]])],
  ['a price with decimals', (id) => slip([[id, 1.85]])],
  ['a price of 1', (id) => slip([[id, 1000]])],
  ['a negative stake', (id) => slip([[id, 2000]], { totalStakeMinor: -1000 })],
  ['no stake', (id) => slip([[id, 2000]], { totalStakeMinor: 0 })],
  ['a stake with decimals', (id) => slip([[id, 2000]], { totalStakeMinor: 10.5 })],
  ['a stake beyond all numbers', (id) => slip([[id, 2000]], { totalStakeMinor: 1e300 })],
  ['a stake in a text', (id) => ({ ...slip([[id, 2000]]), totalStakeMinor: '1000' })],
  ['an unknown kind', (id) => ({ ...slip([[id, 2000]]), kind: 'jackpot' })],
  ['an unknown choice', (id) => ({ ...slip([[id, 2000]]), oddsChange: 'always' })],
  ['51 selections', (id) => slip(Array.from({ length: 51 }, () => [id, 2000]))],
  [
    'one outcome twice',
    (id) =>
      slip([
        [id, 2000],
        [id, 2000],
      ]),
  ],
  ['an unknown outcome', () => slip([[987_654_321, 2000]])],
]

test.group('Bad coupons', () => {
  for (const [name, make] of BAD_BODIES) {
    test(`${name}: refused with an error key, and no stake is taken`, async ({ assert }) => {
      const { session } = await makeBettor()
      const match = await makeMatch()
      const { status, body } = await place(session, make(outcomeOf(match, '1', '1')))
      assert.isAtLeast(status, 400)
      assert.isBelow(status, 500)
      assert.isString(body.error.key)
      assert.equal(await cashOf(session), 100_000)
    })
  }

  for (const body of ['null', '"x"', '42', 'true', '{']) {
    test(`the body ${body} is refused with 400`, async ({ assert }) => {
      const { session } = await makeBettor()
      const answer = await place(session, body)
      assert.deepEqual([answer.status, answer.body.error.key], [400, 'badRequest'])
    })
  }

  for (const key of ['', 'a'.repeat(65), 'a b', "1' or '1"]) {
    test(`the Idempotency-Key "${key.slice(0, 12)}" is refused`, async ({ assert }) => {
      const { session } = await makeBettor()
      const match = await makeMatch()
      const { status } = await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]), key)
      assert.equal(status, 400)
    })
  }
})
