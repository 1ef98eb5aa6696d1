import { test } from '@japa/runner'
import { COMMON_PASSWORDS } from '@grandstand/shared-types/accounts/common_passwords'
import { DEFAULT_PASSWORD, makeSite, makeUser, uniqueName } from '#tests/support/factories'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { forgetSites } from '#sites/current_site'
import type { RegistrationTermsView } from '@grandstand/shared-types/wire/people/registration'
import db from '@adonisjs/lucid/services/db'

const REFUSED = [{ field: 'password', key: 'commonPassword', params: [] }]

test.group('Common passwords', () => {
  test('the list has passwords long enough for staff, in lower case', ({ assert }) => {
    assert.isAbove(COMMON_PASSWORDS.size, 150)
    for (const password of COMMON_PASSWORDS) {
      assert.isTrue(password.length >= 8 && password.length <= 20, password)
      assert.equal(password, password.toLowerCase())
    }
  })

  test('are refused for new staff in capitals or small letters, not for players', async ({
    assert,
  }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const open = (type: string, password: string) =>
      session.post<Refusal>('/v1/users', { type, username: uniqueName('new'), password })
    for (const password of ['password123', 'Qwerty123', 'GALATASARAY', '12345678']) {
      for (const type of ['dealer', 'operator']) {
        const { status, body } = await open(type, password)
        assert.equal(status, 422, password)
        assert.deepEqual(body.error.fields, REFUSED)
      }
    }
    assert.equal((await open('player', 'password123')).status, 201)
    assert.equal((await open('dealer', 'password123 and')).status, 201)
  })

  test('so are passwords made of the words of the brand and of the trade', async ({ assert }) => {
    const site = await makeSite()
    await db
      .from('sites')
      .where('id', site.id)
      .update({ title: 'Şimşek Arena', key: `simsek${site.id}` })
    forgetSites()
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const open = async (password: string) =>
      (
        await session.post<Refusal>('/v1/users', {
          type: 'operator',
          username: uniqueName('new'),
          password,
        })
      ).status
    for (const password of [
      'Simsek2026',
      'simsek-arena1',
      'ŞimşekArena!',
      'arenaCASINO7',
      'Bet365!!',
    ]) {
      assert.equal(await open(password), 422, password)
    }
    assert.equal(await open('arena of my heart'), 201)
    const terms = await new ApiSession(site.host).get<RegistrationTermsView>(
      '/v1/registrations/terms'
    )
    assert.includeMembers([...terms.body.brandWords], ['simsek', 'arena', 'simsekarena'])
  })

  test('are refused when staff change their own password', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'dealer' }))
    const { body } = await session.put<Refusal>('/v1/me/password', {
      currentPassword: DEFAULT_PASSWORD,
      newPassword: 'Password1',
      repeatPassword: 'Password1',
    })
    assert.deepEqual(body.errors, { newPassword: 'commonPassword' })
  })

  test('are allowed on a site whose settings allow them', async ({ assert }) => {
    const site = await makeSite({ settings: { refuseCommonPasswords: false } })
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const username = uniqueName('new')
    const body = { type: 'dealer', username, password: 'password123' }
    assert.equal((await session.post('/v1/users', body)).status, 201)
  })
})
