import { test } from '@japa/runner'
import type { OwnProfile, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const HOME = {
  gender: 'm',
  address: 'Main Street 1',
  city: 'Bursa',
  countryCode: 'TR',
  postCode: '16000',
}

async function player() {
  const site = await makeSite()
  const user = await makeUser({ site, type: 'player' })
  return { site, user, session: await signInAs(site, user) }
}

test.group('The own profile', () => {
  test('is changed by its owner, field by field, and recorded', async ({ assert }) => {
    const { site, user, session } = await player()
    const changed = await session.put<OwnProfile>('/v1/me/profile', HOME)
    assert.equal(changed.status, 200)
    assert.containsSubset(changed.body, HOME)
    await session.put('/v1/me/profile', { city: 'İzmir', autoPrint: true, language: 'en' })
    const { body } = await session.get<OwnProfile>('/v1/me/profile')
    assert.containsSubset(body, { ...HOME, city: 'İzmir', autoPrint: true, language: 'en' })
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const log = await admin.list('audit-log', {
      filter: { subjectId: user.id, action: 'user.update' },
    })
    assert.containsSubset(log.body, [
      { actorId: user.id, detail: { before: { city: 'Bursa' }, after: { city: 'İzmir' } } },
    ])
  })

  test('has a town and a state, which staff write down beside the city', async ({ assert }) => {
    const { site, user } = await player()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const path = `/v1/users/${user.id}`
    const where = { city: 'Bursa', town: 'Mudanya', state: 'Marmara' }
    const changed = await admin.put<UserRow>(path, where)
    assert.equal(changed.status, 200)
    assert.containsSubset((await admin.get<UserRow>(path)).body, where)
    await admin.put(path, { town: 'Gemlik' })
    assert.containsSubset((await admin.get<UserRow>(path)).body, { ...where, town: 'Gemlik' })
  })

  test('refuses a broken rule by name, city and post code first', async ({ assert }) => {
    const { session } = await player()
    const refusal = async (changes: object) =>
      (await session.put<Refusal>('/v1/me/profile', changes)).body.errors
    assert.deepEqual(await refusal({ ...HOME, city: ' ', postCode: '' }), {
      city: 'cityCanNotbeNull',
      postCode: 'postCodeCanNotbeNull',
    })
    assert.deepEqual(await refusal({ gender: 'x' }), { gender: 'isRequiredArea' })
    assert.deepEqual(await refusal({ countryCode: 'XX' }), { countryCode: 'unknownEntry' })
    assert.isNull((await session.get<OwnProfile>('/v1/me/profile')).body.city)
  })

  test('gives its owner neither another name nor money (S4)', async ({ assert }) => {
    const { session } = await player()
    const fields = {
      firstName: 'Other',
      balance: 5,
      identityNumber: '1',
      email: 'a@b.test',
      status: 1,
    }
    for (const [name, value] of Object.entries(fields)) {
      const { status, body } = await session.put<Refusal>('/v1/me/profile', { [name]: value })
      assert.equal(status, 422)
      assert.deepEqual(body.errors, { [name]: 'unknownField' })
    }
  })

  test('shows only the end of the identity number', async ({ assert }) => {
    const { site, user, session } = await player()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    await admin.put(`/v1/users/${user.id}`, { identityNumber: '12345678950' })
    const { body } = await session.get<OwnProfile>('/v1/me/profile')
    assert.equal(body.identityNumber, '•••••••8950')
  })
})
