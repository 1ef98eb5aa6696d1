import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { http } from '#config/app'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'

const cookieOf = (session: ApiSession) => session.cookies.get('grandstand') ?? ''
const csrfOf = (session: ApiSession) => session.cookies.get('XSRF-TOKEN') ?? ''

test.group('The session cookie', () => {
  test('S1: is replaced on signing in, and is that of a visitor after signing out', async ({
    assert,
  }) => {
    const site = await makeSite()
    const { username } = await makeUser({ site, type: 'player' })
    const session = new ApiSession(site.host)
    await session.get('/v1/settings/get')
    const planted = { cookie: cookieOf(session), csrf: csrfOf(session) }
    assert.match(planted.cookie, /^v[\w-]{43}$/)

    await session.post('/v1/sessions', { username, password: DEFAULT_PASSWORD })
    const signedIn = cookieOf(session)
    assert.match(signedIn, /^s[\w-]{43}$/)
    assert.notEqual(csrfOf(session), planted.csrf)
    const attacker = new ApiSession(site.host)
    attacker.cookies.set('grandstand', planted.cookie).set('XSRF-TOKEN', planted.csrf)
    assert.equal((await attacker.get('/v1/me')).status, 401)

    await session.delete('/v1/sessions/current')
    assert.match(cookieOf(session), /^v/)
    attacker.cookies.set('grandstand', signedIn)
    assert.equal((await attacker.get('/v1/me')).status, 401)
  })

  test('cannot be read by scripts nor sent from other sites, and lasts twelve hours', async ({
    assert,
  }) => {
    const site = await makeSite()
    const { username } = await makeUser({ site, type: 'player' })
    const session = new ApiSession(site.host)
    const { headers } = await session.post('/v1/sessions', { username, password: DEFAULT_PASSWORD })
    const [own, csrf] = headers.getSetCookie().slice(-2)
    assert.match(own ?? '', /^grandstand=s.*HttpOnly.*SameSite=Lax/)
    assert.match(own ?? '', /Max-Age=43200/)
    assert.notMatch(csrf ?? '', /HttpOnly/)
    assert.match(csrf ?? '', /SameSite=Lax/)
  })

  test('is in the database only as a hash', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const hash = createHash('sha256').update(cookieOf(session)).digest('hex')
    assert.lengthOf(await db.from('user_sessions').where({ token_hash: hash }), 1)
    // values that a thief of the database could send
    session.cookies.set('grandstand', `s${hash.slice(0, 43)}`)
    assert.equal((await session.get('/v1/me')).status, 401)
  })

  test('is sent once, and again to a browser that lost the CSRF cookie', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    assert.lengthOf((await session.get('/v1/me')).headers.getSetCookie(), 0)
    const csrf = csrfOf(session)
    session.cookies.delete('XSRF-TOKEN')
    await session.get('/v1/me')
    assert.equal(csrfOf(session), csrf)
  })
})

test.group('Cookies of a site that speaks TLS', (group) => {
  group.setup(() => {
    const { secure } = http.cookie
    http.cookie.secure = true
    return () => void (http.cookie.secure = secure)
  })

  test('belong to their host alone, and open the session', async ({ assert }) => {
    const site = await makeSite()
    const { username } = await makeUser({ site, type: 'player' })
    const session = new ApiSession(site.host)
    await session.get('/v1/settings/get')
    const token = () => ({ 'x-xsrf-token': session.cookies.get('__Host-XSRF-TOKEN') ?? '' })
    const body = { username, password: DEFAULT_PASSWORD }
    const { status, headers } = await session.post('/v1/sessions', body, token())
    assert.equal(status, 201)
    const names = ['__Host-grandstand', '__Host-XSRF-TOKEN', '__Host-grandstand-device']
    const sent = headers.getSetCookie()
    for (const name of names) {
      const line = sent.findLast((one) => one.startsWith(`${name}=`)) ?? ''
      assert.match(line, /; Secure/, name)
      assert.match(line, /; Path=\/(;|$)/, name)
      assert.notMatch(line, /Domain/i, name)
    }
    assert.equal((await session.get('/v1/me')).status, 200)
    const renamed = new ApiSession(site.host)
    renamed.cookies.set('grandstand', session.cookies.get('__Host-grandstand') ?? '')
    assert.equal((await renamed.get('/v1/me')).status, 401)
  })
})

test.group('The CSRF token', () => {
  test('is refused beside the session cookie of another user', async ({ assert }) => {
    const site = await makeSite()
    const [own, other] = await Promise.all([
      signInAs(site, await makeUser({ site, type: 'player' })),
      signInAs(site, await makeUser({ site, type: 'player' })),
    ])
    for (const token of [
      csrfOf(other),
      '',
      csrfOf(own).slice(1),
      `${csrfOf(own)}A`,
      'ü'.repeat(43),
    ]) {
      const headers = { 'x-xsrf-token': encodeURIComponent(token) }
      const { status, body } = await own.send<Refusal>(
        'DELETE',
        '/v1/sessions/current',
        undefined,
        headers
      )
      assert.equal(status, 403)
      assert.equal(body.error.key, 'badCsrfToken')
    }
    assert.equal((await own.get('/v1/me')).status, 200)
  })

  test('of a visitor allows signing in, and a cookie that the server did not make is replaced', async ({
    assert,
  }) => {
    const site = await makeSite()
    const { username } = await makeUser({ site, type: 'player' })
    const session = new ApiSession(site.host)
    session.cookies.set('grandstand', 'made-up').set('XSRF-TOKEN', 'made-up')
    const credentials = { username, password: DEFAULT_PASSWORD }
    assert.equal((await session.post('/v1/sessions', credentials)).status, 403)
    assert.equal((await session.post('/v1/sessions', credentials)).status, 201)
  })
})
