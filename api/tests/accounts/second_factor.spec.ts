import { test } from '@japa/runner'
import { TOTP } from 'otpauth'
import db from '@adonisjs/lucid/services/db'
import type {
  Me,
  SecondFactorSetup,
  SecondFactorView,
} from '@grandstand/shared-types/wire/people/accounts'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import { codeNow, enrolled, knock, nextCode, start } from '#tests/accounts/second_factor_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser, type TestUser } from '#tests/support/factories'

async function staff(type: TestUser['type'] = 'admin') {
  const site = await makeSite()
  return { site, user: await makeUser({ site, type }) }
}

const fieldOf = ({ body }: { body: Refusal }) => body.error.fields?.[0]?.key

test.group('A second factor', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await openAllDoors()
  })

  test('is set up with the own password, a picture and a first code', async ({ assert }) => {
    const { site, user } = await staff()
    const session = await signInAs(site, user)
    const wrong = await session.post<Refusal>('/v1/me/second-factor', {
      currentPassword: 'not-the-password',
    })
    assert.equal(fieldOf(wrong), 'userPassCodeWrong')
    const { status, body } = await start(session)
    assert.equal(status, 201)
    assert.match(body.uri, /^otpauth:\/\/totp\//)
    assert.include(body.uri, `secret=${body.secret}`)
    assert.match(body.qrSvg, /^<svg /)
    // nothing changes until a code is confirmed
    assert.equal((await knock(site, user)).status, 201)
    const notYet = await session.post<Refusal>('/v1/me/second-factor/confirm', { code: '000000' })
    assert.equal(fieldOf(notYet), 'secondFactorWrong')
    const on = await session.post<{ codes: string[] }>('/v1/me/second-factor/confirm', {
      code: nextCode(body.secret),
    })
    assert.equal(on.status, 200)
    assert.lengthOf(on.body.codes, 10)
    const view = await session.get<SecondFactorView>('/v1/me/second-factor')
    assert.deepEqual(view.body, { state: 'on', recoveryCodesLeft: 10 })
    assert.equal((await start(session)).status, 409)
  })

  test('is asked for at every sign-in, and each code counts once', async ({ assert }) => {
    const { site, user } = await staff()
    const { secret } = await enrolled(site, user)
    const without = await knock(site, user)
    assert.deepEqual([without.status, without.body.error?.key], [401, 'secondFactorNeeded'])
    assert.equal((await knock(site, user, codeNow(secret))).status, 422, 'the code of the set-up')
    const code = nextCode(secret)
    assert.equal((await knock(site, user, code)).status, 201)
    assert.equal((await knock(site, user, code)).status, 422, 'the same code again')
    clock.set(clock.now() + 5 * 60_000)
    assert.equal((await knock(site, user, code)).status, 422, 'an old code')
    assert.equal((await knock(site, user, nextCode(secret))).status, 201)
  })

  test('counts in its own half minute alone', async ({ assert }) => {
    const { site, user } = await staff()
    const { secret } = await enrolled(site, user)
    const codeAt = (at: number) => new TOTP({ secret }).generate({ timestamp: at })
    const begins = (Math.floor(clock.now() / 30_000) + 2) * 30_000
    const code = codeAt(begins)
    for (const [at, status] of [
      [begins - 3_000, 422],
      [begins + 30_000, 422],
      [begins + 25_000, 201],
    ] as const) {
      clock.set(at)
      assert.equal((await knock(site, user, code)).status, status, String(at - begins))
    }
  })

  test('counts once when the same code comes twice at the same moment', async ({ assert }) => {
    const { site, user } = await staff()
    const { secret } = await enrolled(site, user)
    const code = nextCode(secret)
    const answers = await Promise.all([1, 2, 3, 4].map(() => knock(site, user, code)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
  })

  test('S7: cannot be guessed: after some wrong codes, each further one must wait', async ({
    assert,
  }) => {
    const { site, user } = await staff()
    const { codes } = await enrolled(site, user)
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await knock(site, user, `00000${i}`)).status)
    assert.deepEqual(statuses.slice(-2), [429, 429])
    assert.equal((await knock(site, user, codes[0])).status, 429, 'also the right one')
    const refused = await db
      .from('audit_log')
      .where({ subject_id: user.id, action: 'user.signInRefused' })
    assert.isAbove(refused.length, 0)
    assert.include(String(refused[0]?.detail), 'code')
  })

  test('can be replaced by a recovery code, each of which counts once', async ({ assert }) => {
    const { site, user } = await staff()
    const { session, codes } = await enrolled(site, user)
    const [first = ''] = codes
    assert.equal((await knock(site, user, first.toUpperCase())).status, 201)
    assert.equal((await knock(site, user, first)).status, 422)
    const view = await session.get<SecondFactorView>('/v1/me/second-factor')
    assert.equal(view.body.recoveryCodesLeft, 9)
  })

  test('S10: neither its secret nor its recovery codes are readable in the database', async ({
    assert,
  }) => {
    const { site, user } = await staff()
    const { secret, codes } = await enrolled(site, user)
    const factor = await db.from('second_factors').where('user_id', user.id).firstOrFail()
    assert.notInclude(JSON.stringify(factor), secret)
    const rows = JSON.stringify(await db.from('recovery_codes').where('user_id', user.id))
    for (const code of codes) assert.notInclude(rows, code.replace('-', ''))
    const log = JSON.stringify(await db.from('audit_log').where('subject_id', user.id))
    assert.notInclude(log, secret)
  })

  test('ends every other session of the user when it is turned on', async ({ assert }) => {
    const { site, user } = await staff()
    const other = await signInAs(site, user)
    const { session } = await enrolled(site, user)
    assert.equal((await other.get('/v1/me')).status, 401)
    assert.equal((await session.get('/v1/me')).status, 200)
  })

  test('is for staff: a player has no such page', async ({ assert }) => {
    const { site, user } = await staff('player')
    const session = await signInAs(site, user)
    const { status } = await session.get('/v1/me/second-factor')
    assert.equal(status, 403)
  })

  test('can be removed, when lost, by staff above and not by other staff', async ({ assert }) => {
    const { site, user: admin } = await staff()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['dealers.edit'] })
    const below = await makeUser({ site, type: 'dealer', parent: dealer })
    const sibling = await makeUser({ site, type: 'dealer', permissions: ['dealers.edit'] })
    const { session } = await enrolled(site, below)
    const path = `/v1/users/${below.id}/second-factor`
    assert.equal((await (await signInAs(site, sibling)).delete(path)).status, 404)
    assert.equal((await (await signInAs(site, dealer)).delete(path)).status, 204)
    assert.equal((await session.get('/v1/me')).status, 401)
    assert.equal((await knock(site, below)).status, 201)
    const none = await (await signInAs(site, admin)).delete<Refusal>(path)
    assert.equal(none.status, 404)
  })
})

test.group('A brand that asks its staff for a second factor', (group) => {
  group.each.teardown(() => clock.reset())

  test('S9: lets them do nothing before they set one up', async ({ assert }) => {
    const site = await makeSite({ settings: { staffSecondFactor: true } })
    const admin = await makeUser({ site, type: 'admin' })
    const player = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, admin)
    assert.equal((await session.get<Me>('/v1/me')).body.secondFactor, 'required')
    for (const path of ['/v1/users', '/v1/dashboard', '/v1/audit-log']) {
      const { status, body } = await session.get<Refusal>(path)
      assert.deepEqual([status, body.error.key], [403, 'secondFactorRequired'], path)
    }
    const { body } = await session.post<SecondFactorSetup>('/v1/me/second-factor', {
      currentPassword: DEFAULT_PASSWORD,
    })
    await session.post('/v1/me/second-factor/confirm', { code: nextCode(body.secret) })
    assert.equal((await session.get('/v1/users')).status, 200)
    assert.equal((await session.get<Me>('/v1/me')).body.secondFactor, 'on')
    const players = await signInAs(site, player)
    assert.equal((await players.get('/v1/coupons')).status, 200)
  })
})

test.group('A session', () => {
  test('cannot give a code when its user has no second factor', async ({ assert }) => {
    const { site, user } = await staff()
    const session: ApiSession = await signInAs(site, user)
    const { status } = await session.post('/v1/me/second-factor/proof', { code: '123456' })
    assert.equal(status, 404)
  })
})
