/** Headers of every answer: they bound what a page may do, and forbid to keep the answer. */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeWorld, type World } from '#tests/support/world'

/** The same for every user, and for months. */
const LOOKUPS = ['/v1/currencies', '/v1/countries', '/v1/board/market-types']

const reads = () =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ pattern, methods }) => pattern.startsWith('/v1/') && methods.includes('GET'))
    .map(({ pattern }) => pattern)
    .filter((pattern) => !LOOKUPS.includes(pattern))

test.group('Headers of answers', (group) => {
  let world: World
  group.setup(async () => {
    world = await makeWorld()
  })

  test('no answer to a read is kept by browser or proxy', async ({ assert }) => {
    assert.isAbove(reads().length, 40)
    const sessions = [
      new ApiSession(world.site.host),
      await signInAs(world.site, world.player),
      await signInAs(world.site, world.admin),
    ]
    for (const pattern of reads()) {
      const resource = pattern.split('/')[2] ?? ''
      const path = pattern.replace(/:\w+/g, String(world.ids[resource] ?? 1))
      for (const session of sessions) {
        const { headers } = await session.get(path)
        assert.equal(headers.get('cache-control'), 'no-store', pattern)
      }
    }
  })

  test('an answer that may be kept is kept by the browser alone, since it may bring a cookie', async ({
    assert,
  }) => {
    for (const path of LOOKUPS) {
      const { headers } = await new ApiSession(world.site.host).get(path)
      assert.match(headers.get('cache-control') ?? '', /^private, max-age=\d+$/, path)
      assert.isNotEmpty(headers.getSetCookie())
    }
  })

  test('answers to writes and refusals are not kept', async ({ assert }) => {
    const session = new ApiSession(world.site.host)
    for (const answer of [
      await session.post('/v1/sessions', { username: 'nobody', password: 'nothing' }),
      await session.post('/v1/coupons', {}),
      await session.get('/v1/no-such-route'),
    ]) {
      assert.isAtLeast(answer.status, 400)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    }
  })

  test('every answer says what its page may load and which servers it may call', async ({
    assert,
  }) => {
    const session = new ApiSession(world.site.host)
    for (const path of ['/v1/me', '/v1/settings/get', '/v1/no-such-route']) {
      const { headers } = await session.get(path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'SAMEORIGIN')
      assert.match(headers.get('strict-transport-security') ?? '', /^max-age=\d{8}/)
      assert.equal(headers.get('referrer-policy'), 'same-origin')
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
      assert.match(headers.get('permissions-policy') ?? '', /geolocation=\(\)/)
      const policy = headers.get('content-security-policy')?.split(';') ?? []
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ]) {
        assert.include(policy, rule)
      }
    }
  })
})
