/** A session that nobody uses ends long before its absolute end. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sessions from '#config/session'
import { clock } from '#core/timing/clock'
import { forgetPrincipals } from '#accounts/principal_provider'
import { writeLastSeen } from '#accounts/session/last_seen'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

const MINUTE_MS = 60_000

async function signedIn(type: TestUser['type']) {
  const site = await makeSite()
  const user = await makeUser({ site, type })
  return { user, session: await signInAs(site, user) }
}

/** Lets time pass, and empties the cache of sessions. */
function pass(minutes: number) {
  clock.set(clock.now() + minutes * MINUTE_MS)
  forgetPrincipals()
}

const isIn = async (session: ApiSession, headers = {}) =>
  (await session.send('GET', '/v1/me', undefined, headers)).status === 200

const UNATTENDED = { 'x-unattended': '1' }

test.group('A session without use', (group) => {
  group.each.teardown(() => {
    clock.reset()
    forgetPrincipals()
  })

  for (const type of ['player', 'dealer'] as const) {
    const idle = type === 'player' ? sessions.idleMinutes.player : sessions.idleMinutes.staff

    test(`of a ${type} ends after ${idle} minutes, and not before`, async ({ assert }) => {
      const { session } = await signedIn(type)
      pass(idle - 1)
      assert.isTrue(await isIn(session))
      pass(idle - 1)
      assert.isTrue(await isIn(session))
      pass(idle + 1)
      assert.isFalse(await isIn(session))
      clock.reset()
      forgetPrincipals()
    })
  }

  test('of staff ends sooner than that of a player', ({ assert }) => {
    assert.isBelow(sessions.idleMinutes.staff, sessions.idleMinutes.player)
    assert.isBelow(sessions.idleMinutes.player, sessions.hours * 60)
  })

  test('is not prolonged by requests that a page sends without the user', async ({ assert }) => {
    const { session } = await signedIn('dealer')
    const idle = sessions.idleMinutes.staff
    pass(idle - 1)
    assert.isTrue(await isIn(session, UNATTENDED))
    pass(2)
    assert.isFalse(await isIn(session))
  })

  test('is known as used to another process once the time of use is written', async ({
    assert,
  }) => {
    const { session } = await signedIn('dealer')
    const idle = sessions.idleMinutes.staff
    pass(idle - 1)
    await isIn(session)
    await writeLastSeen()
    // the cache is empty, so the row is read from here on
    pass(idle - 1)
    assert.isTrue(await isIn(session))
  })

  test('writes nothing for a request; a minute of requests is one statement', async ({
    assert,
    cleanup,
  }) => {
    const people = [await signedIn('player'), await signedIn('dealer'), await signedIn('admin')]
    await writeLastSeen()
    const queries: string[] = []
    const listen = (query: { sql: string }) => void queries.push(query.sql)
    const { knexClient } = { knexClient: db.connection().getWriteClient() }
    knexClient.on('query', listen)
    cleanup(() => void knexClient.removeListener('query', listen))
    const writes = () => queries.filter((sql) => /^\s*(insert|update|delete)/i.test(sql))
    for (let i = 0; i < 20; i++) {
      for (const { session } of people) assert.isTrue(await isIn(session))
    }
    assert.deepEqual(writes(), [])
    await writeLastSeen()
    assert.lengthOf(writes(), 1)
    await writeLastSeen()
    assert.lengthOf(writes(), 1)
  })

  test('and a session in use both end after the maximum hours of a session', async ({ assert }) => {
    const { session } = await signedIn('dealer')
    const step = sessions.idleMinutes.staff - 5
    for (let passed = 0; passed + step < sessions.hours * 60; passed += step) {
      pass(step)
      assert.isTrue(await isIn(session))
    }
    pass(step)
    assert.isFalse(await isIn(session))
  })
})
