/** Requests that cost work are limited for each user, and for all users at one address. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import throttle from '#config/throttle'
import { openAllDoors } from '#core/throttle/throttle'
import { makeBettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const usual = structuredClone({
  coupons: throttle.coupons,
  exports: throttle.exports,
  shares: throttle.shares,
})

const lower = (work: keyof typeof usual, person: number, address: number) => {
  throttle[work].person.times = person
  throttle[work].address.times = address
}

async function placer() {
  const { session } = await makeBettor()
  const match = await makeMatch()
  return () =>
    session.post<Refusal>(
      '/v1/coupons',
      {
        kind: 'single',
        selections: [{ outcomeId: outcomeOf(match, '1', '1'), oddsMilli: 2000 }],
        totalStakeMinor: 100,
        oddsChange: 'any',
      },
      { 'idempotency-key': randomUUID() }
    )
}

const exported = (session: ApiSession) =>
  session.post<Refusal>('/v1/users/export', {
    columns: [{ field: 'username', label: 'Username' }],
    decimal: '.',
    timeZone: 'UTC',
  })

test.group('Rates of work', (group) => {
  group.each.setup(openAllDoors)
  group.each.teardown(async () => {
    Object.assign(throttle, structuredClone(usual))
    await openAllDoors()
  })

  test('a person places a bounded number of coupons a minute, and others are not held up', async ({
    assert,
  }) => {
    lower('coupons', 3, 100)
    const [one, other] = [await placer(), await placer()]
    const answers = await Promise.all(Array.from({ length: 10 }, one))
    const refused = answers.filter(({ status }) => status === 429)
    assert.equal(refused.length, 7)
    assert.equal(refused[0]?.body.error.key, 'tooManyAttempts')
    assert.isAbove(Number(refused[0]?.headers.get('retry-after')), 0)
    assert.notEqual((await other()).status, 429)
  })

  test('users of one address together place a bounded number of coupons a minute', async ({
    assert,
  }) => {
    lower('coupons', 3, 4)
    const [one, other] = [await placer(), await placer()]
    for (let i = 0; i < 3; i++) assert.notEqual((await one()).status, 429)
    assert.notEqual((await other()).status, 429)
    assert.equal((await other()).status, 429)
  })

  test('a person exports a bounded number of lists an hour', async ({ assert }) => {
    lower('exports', 2, 100)
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    assert.deepEqual(
      [(await exported(session)).status, (await exported(session)).status],
      [200, 200]
    )
    assert.equal((await exported(session)).status, 429)
  })

  test('a person shares a bounded number of coupons an hour', async ({ assert }) => {
    lower('shares', 2, 100)
    const { session } = await makeBettor()
    const share = () => session.post<Refusal>('/v1/coupons/999999999/share')
    assert.deepEqual([(await share()).status, (await share()).status], [404, 404])
    assert.equal((await share()).status, 429)
  })
})
