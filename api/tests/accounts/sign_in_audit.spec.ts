/** The audit log records who signed in, from which address, and who was refused. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import { ApiSession, signInAs } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser, type TestSite } from '#tests/support/factories'

const HOUR_MS = 3_600_000

const rowsOf = async (site: TestSite) =>
  db
    .query<{
      action: string
      actor_id: number | null
      subject_id: number | null
      ip: string
      detail: string
    }>()
    .from('audit_log')
    .where('site_id', site.id)
    .where('action', 'like', 'user.sign%')
    .orderBy('id')

const tryFrom = (site: TestSite, ip: string, username: string, password: string) =>
  new ApiSession(site.host).post('/v1/sessions', { username, password }, { 'x-forwarded-for': ip })

test.group('Sign-ins in the audit log', (group) => {
  group.each.setup(openAllDoors)
  group.each.teardown(async () => {
    clock.reset()
    await openAllDoors()
  })

  test('name the user who signs in or out, with the address', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'dealer' })
    const session = await signInAs(site, user)
    await session.delete('/v1/sessions/current')
    assert.containSubset(await rowsOf(site), [
      { action: 'user.signIn', actor_id: user.id, subject_id: user.id, ip: '127.0.0.1' },
      { action: 'user.signOut', actor_id: user.id, subject_id: user.id, ip: '127.0.0.1' },
    ])
  })

  test('name the account of a refused sign-in, and never the typed text', async ({ assert }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const passive = await makeUser({ site, type: 'player', status: 0 })
    await tryFrom(site, '203.0.113.50', user.username, 'my-secret')
    await tryFrom(site, '203.0.113.51', passive.username, DEFAULT_PASSWORD)
    await tryFrom(site, '203.0.113.52', 'typedmypassword', 'my-secret')
    const rows = await rowsOf(site)
    assert.deepEqual(
      rows.map((row) => [row.action, row.actor_id, row.subject_id, row.ip, JSON.parse(row.detail)]),
      [
        ['user.signInRefused', null, user.id, '203.0.113.50', { reason: 'password' }],
        ['user.signInRefused', null, passive.id, '203.0.113.51', { reason: 'passive' }],
        ['user.signInRefused', null, null, '203.0.113.52', { reason: 'unknown' }],
      ]
    )
    assert.notMatch(JSON.stringify(rows), /my-secret|typedmypassword/i)
  })

  test('stay few when a flood of sign-ins is refused', async ({ assert }) => {
    const site = await makeSite()
    const usual = throttle.refusedSignInRows.times
    throttle.refusedSignInRows.times = 10
    try {
      for (let i = 0; i < 15; i++) await tryFrom(site, `203.0.113.${i}`, `nobody${i}`, 'guess')
      assert.lengthOf(await rowsOf(site), 10)
      const user = await makeUser({ site, type: 'player' })
      await signInAs(site, user)
      assert.lengthOf(await rowsOf(site), 11)
      clock.set(clock.now() + HOUR_MS)
      await tryFrom(site, '203.0.113.60', 'nobody60', 'guess')
      assert.lengthOf(await rowsOf(site), 12)
    } finally {
      throttle.refusedSignInRows.times = usual
    }
  })
})
