import { test } from '@japa/runner'
import type { Preferences } from '@grandstand/shared-types/wire/people/accounts'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const keep = (session: ApiSession, name: string, value: unknown) =>
  session.put<Refusal>(`/v1/me/preferences/${name}`, { value })

const kept = async (session: ApiSession) =>
  (await session.get<Preferences>('/v1/me/preferences')).body

async function makePerson() {
  const site = await makeSite()
  const user = await makeUser({ site, type: 'admin' })
  return { site, user, session: await signInAs(site, user) }
}

test.group('Preferences', () => {
  test('are kept by name, follow their owner to every device, and are seen by nobody else', async ({
    assert,
  }) => {
    const { site, user, session } = await makePerson()
    const searches = [{ name: 'Açık', filter: { status: 0, product: 'live' } }]
    assert.equal((await keep(session, 'savedQueries.coupons', searches)).status, 204)
    await keep(session, 'density', 'compact')
    const expected = { 'density': 'compact', 'savedQueries.coupons': searches }
    assert.deepEqual(await kept(session), expected)
    assert.deepEqual(await kept(await signInAs(site, user)), expected)
    const other = await signInAs(site, await makeUser({ site, type: 'admin' }))
    assert.deepEqual(await kept(other), {})
    assert.equal((await new ApiSession(site.host).get('/v1/me/preferences')).status, 401)
  })

  test('are replaced by name, and removed by null', async ({ assert }) => {
    const { session } = await makePerson()
    await keep(session, 'a', 1)
    await keep(session, 'a', { b: [2] })
    assert.deepEqual(await kept(session), { a: { b: [2] } })
    assert.equal((await keep(session, 'a', null)).status, 204)
    assert.equal((await keep(session, 'a', null)).status, 204)
    assert.deepEqual(await kept(session), {})
  })

  test('written at once under one name end as one of the writes', async ({ assert }) => {
    const { session } = await makePerson()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((value) => keep(session, 'a', value)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([204]))
    assert.oneOf((await kept(session))['a'], [1, 2, 3, 4, 5])
  })

  test('are bounded in characters, in number and in the form of a name', async ({ assert }) => {
    const { session } = await makePerson()
    const long = await keep(session, 'a', 'ş'.repeat(15_999))
    assert.equal(long.status, 422)
    assert.equal(long.body.error.fields?.[0]?.key, 'minLengthMaxLength')
    assert.equal((await keep(session, 'a', 'ş'.repeat(15_998))).status, 204)
    for (let count = 1; count < 100; count++) await keep(session, `n${count}`, count)
    const more = await keep(session, 'more', 1)
    assert.deepEqual(more.body.error.fields?.[0]?.params, [100])
    assert.equal((await keep(session, 'n7', 'still')).status, 204)
    assert.equal((await keep(session, 'no%20name', 1)).status, 404)
    assert.equal((await keep(session, 'x'.repeat(81), 1)).status, 404)
  })
})
