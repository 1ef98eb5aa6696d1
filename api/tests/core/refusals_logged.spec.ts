/** A request that is refused for want of a right, or of the token of the session, is in the server's log (ASVS 16.3.2). */
import { test } from '@japa/runner'
import { forgetRefusals, MOST_A_MINUTE } from '#core/http/refusal_log'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { loggedBy } from '#tests/support/log'

interface Line {
  key?: string
  userId?: number | null
  siteId?: number | null
  asked?: string
}

const refusalsIn = (log: string): Line[] =>
  log
    .split('\n')
    .filter((line) => line.includes('a request was refused'))
    .map((line): Line => JSON.parse(line))

test.group('Refused requests in the log', (group) => {
  group.each.setup(forgetRefusals)

  test('name the user, the brand and the route, and nothing that was sent', async ({ assert }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, player)
    const log = await loggedBy(async () => {
      const refused = await session.post<Refusal>('/v1/users', { username: 'a-secret-word' })
      assert.deepEqual([refused.status, refused.body.error.key], [403, 'notAllowed'])
    })
    assert.containsSubset(refusalsIn(log), [
      { key: 'notAllowed', userId: player.id, siteId: site.id, asked: 'POST /v1/users' },
    ])
    assert.notInclude(log, 'a-secret-word')
  })

  test('are noted for a wrong token of the session, and not for plain mistakes', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, player)
    const log = await loggedBy(async () => {
      const forged = await session.send<Refusal>('DELETE', '/v1/sessions/current', undefined, {
        'x-xsrf-token': 'not-the-token',
      })
      assert.equal(forged.body.error.key, 'badCsrfToken')
      assert.equal((await session.get('/v1/coupons/999999999')).status, 404)
      const visitor = new ApiSession(site.host)
      assert.equal((await visitor.get('/v1/me')).status, 401)
    })
    assert.deepEqual(
      refusalsIn(log).map(({ key }) => key),
      ['badCsrfToken']
    )
  })

  test('are bounded in a minute, so that a flood fills no disk', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const log = await loggedBy(async () => {
      for (let asked = 0; asked < MOST_A_MINUTE + 20; asked += 1) await session.get('/v1/users')
    })
    // the minute may end meanwhile
    assert.isAtLeast(refusalsIn(log).length, MOST_A_MINUTE)
    assert.isBelow(refusalsIn(log).length, MOST_A_MINUTE + 20)
  })
})
