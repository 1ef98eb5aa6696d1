/** A person has the own data erased: the account closes at once, the data goes after years, money and coupons stay. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  ErasureRow,
  ErasureView,
  PersonalCopy,
} from '@grandstand/shared-types/wire/people/privacy'
import { sealAudit, verifyAudit } from '#audit/chain/verify_audit'
import { eraseRows } from '#core/retention/erase_rows'
import { personalTables } from '#core/retention/personal_data'
import { clock } from '#core/timing/clock'
import { eraseDue } from '#privacy/actions/erase_person'
import { move } from '#tests/dealers/credit_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser, type TestSite } from '#tests/support/factories'

/** Values that no other test writes: traces are looked for in all rows. */
const OWN = {
  first_name: 'Gulsenem',
  last_name: 'Yilmazoglu',
  email: 'gulsenem.yilmazoglu@example.org',
  email_key: 'gulsenem.yilmazoglu@example.org',
  cell_phone: '5398765431',
  phone_key: '905398765431',
  identity_number: '23456789138',
  identity_key: '23456789138',
  birth_date: '1963-07-19',
  address: 'Gul Sokak 12',
  city: 'Izmir',
}
const YEAR_MS = 365.25 * 24 * 3_600_000
const WHOLE = { currentPassword: DEFAULT_PASSWORD }

/** A player whose data stands in several rooms. */
async function makePerson(site: TestSite) {
  const user = await makeUser({ site, type: 'player' })
  await db.from('users').where('id', user.id).update(OWN)
  const session = await signInAs(site, user)
  const now = clock.now()
  const staff = await makeUser({ site, type: 'admin' })
  await db.table('user_notes').insert({
    user_id: user.id,
    author_id: staff.id,
    text: 'Gulsenem called',
    created_at: now,
  })
  const message = {
    site_id: site.id,
    name: 'Gulsenem Yilmazoglu',
    email: OWN.email,
    subject: 'Gulsenem asks',
    text: 'I live in Gul Sokak 12',
    language: 'tr',
    state: 'new',
    created_at: now,
  }
  await db.table('contact_messages').insert({ ...message, user_id: user.id })
  // written before signing in
  await db.table('contact_messages').insert({ ...message, user_id: null })
  return { user, session, admin: await signInAs(site, staff) }
}

/** Every value of every table that holds personal data, without the sealed log. */
async function heldText(): Promise<string> {
  const texts: string[] = []
  for (const { table } of personalTables()) {
    if (table !== 'audit_log') texts.push(JSON.stringify(await db.from(table).select('*')))
  }
  return texts.join('\n')
}

const traces = (text: string): string[] =>
  [
    'Gulsenem',
    'Yilmazoglu',
    OWN.cell_phone,
    OWN.identity_number,
    'Gul Sokak',
    OWN.birth_date,
  ].filter((value) => text.includes(value))

const makeDue = (userId: number) =>
  db.from('erasures').where({ user_id: userId, state: 'waiting' }).update({ due_at: 1 })

const ask = (session: ApiSession) => session.post<Refusal>('/v1/me/erasure', WHOLE)

test.group('Erasure of a person', (group) => {
  let site: TestSite
  group.each.setup(async () => {
    site = await makeSite()
  })

  test('is refused while money is left, and names it', async ({ assert }) => {
    const user = await makeUser({ site, type: 'player', balanceMinor: 500 })
    const session = await signInAs(site, user)
    const { body } = await session.get<ErasureView>('/v1/me/erasure')
    assert.deepEqual(body, { left: ['balance'], years: 5 })
    const refused = await ask(session)
    assert.equal(refused.status, 409)
    assert.deepEqual(
      [refused.body.error.key, refused.body.error.params],
      ['erasureLeft', ['balance']]
    )
    assert.equal((await session.get('/v1/me')).status, 200)
  })

  test('asks for the password', async ({ assert }) => {
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const { status } = await session.post('/v1/me/erasure', { currentPassword: 'not-this-one' })
    assert.equal(status, 422)
    assert.equal((await session.get('/v1/me')).status, 200)
  })

  test('closes the account at once, and erases nothing before its time', async ({ assert }) => {
    const { user, session } = await makePerson(site)
    assert.equal((await ask(session)).status, 204)
    assert.equal((await session.get('/v1/me')).status, 401)
    const row = await db.from('erasures').where('user_id', user.id).firstOrFail()
    assert.closeTo(Number(row.due_at) - clock.now(), 5 * YEAR_MS, 3 * 24 * 3_600_000)
    await eraseDue()
    const kept = await db.from('users').where('id', user.id).firstOrFail()
    assert.equal(kept.first_name, OWN.first_name)
    await makeDue(user.id)
    await eraseDue()
  })

  test('leaves no trace, keeps the numbers, and the sealed log verifies', async ({ assert }) => {
    const { user, session, admin } = await makePerson(site)
    const accounts = await db.from('ledger_accounts').where('user_id', user.id).orderBy('id')
    const audits = await db.from('audit_log').where('actor_id', user.id).count('* as n').first()
    assert.equal((await ask(session)).status, 204)
    await makeDue(user.id)
    // a server that was killed after some tables
    for (const declared of personalTables().slice(0, 5)) {
      await eraseRows(declared, { id: user.id, siteId: site.id, email: OWN.email })
    }
    assert.isAbove(await eraseDue(), 0)
    assert.deepEqual(traces(await heldText()), [])
    assert.deepEqual(
      await db.from('ledger_accounts').where('user_id', user.id).orderBy('id'),
      accounts
    )
    const after = await db.from('audit_log').where('actor_id', user.id).count('* as n').first()
    assert.isAtLeast(Number(after?.n), Number(audits?.n))
    await sealAudit()
    assert.isNull((await verifyAudit()).firstBreak)
    const { body } = await admin.list<ErasureRow>('erasures', { range: [0, 9] })
    assert.containsSubset(body, [
      { userId: user.id, state: 'erased', username: `erased.-${user.id}` },
    ])
    const again = await db.from('users').where('id', user.id).firstOrFail()
    await eraseDue()
    assert.deepEqual(await db.from('users').where('id', user.id).firstOrFail(), again)
  })

  test('of an account that was opened again, or got money, waits, and says why', async ({
    assert,
  }) => {
    const { user, session, admin } = await makePerson(site)
    const row = async () => (await admin.list<ErasureRow>('erasures', { range: [0, 9] })).body[0]
    await ask(session)
    await makeDue(user.id)
    assert.containsSubset(await row(), { skippedAt: null, skippedFor: null })
    await db.from('users').where('id', user.id).update({ status: 1 })
    await eraseDue()
    const skipped = await row()
    assert.containsSubset(skipped, { state: 'waiting', skippedFor: ['accountOpen'] })
    assert.closeTo(skipped?.skippedAt ?? 0, clock.now(), 60_000)
    assert.equal((await move(admin, user, 'send', 500)).status, 201)
    await eraseDue()
    assert.deepEqual((await row())?.skippedFor, ['accountOpen', 'balance'])
    await move(admin, user, 'take', 500)
    await db.from('users').where('id', user.id).update({ status: 0 })
    await eraseDue()
    assert.equal((await row())?.state, 'erased')
  })

  test('staff ask for a player, bring it forward or refuse it, each with a reason', async ({
    assert,
  }) => {
    const { user, admin } = await makePerson(site)
    const path = `/v1/users/${user.id}/erasure`
    assert.equal((await admin.post(path, { reason: '' })).status, 422)
    const asked = await admin.post<ErasureRow>(path, { reason: 'by letter' })
    assert.equal(asked.status, 201)
    assert.equal((await admin.post(path, { reason: 'by letter' })).status, 409)
    const { id } = asked.body
    const reason = { reason: 'asked twice' }
    const refused = await admin.post<ErasureRow>(`/v1/erasures/${id}/refusal`, reason)
    assert.containsSubset(refused.body, { state: 'refused', decidedReason: 'asked twice' })
    assert.equal((await admin.post(`/v1/erasures/${id}/hastening`, reason)).status, 409)
    const second = await admin.post<ErasureRow>(path, { reason: 'by letter' })
    await admin.post(`/v1/erasures/${second.body.id}/hastening`, reason)
    await eraseDue()
    const erased = await admin.get<ErasureRow>(`/v1/erasures/${second.body.id}`)
    assert.equal(erased.body.state, 'erased')
    const operator = await signInAs(
      site,
      await makeUser({ site, type: 'operator', permissions: ['users.view', 'users.suspend'] })
    )
    assert.equal((await operator.post(path, { reason: 'by letter' })).status, 403)
  })

  test('a copy of the own data holds what is held, and no secret', async ({ assert }) => {
    const { user, session } = await makePerson(site)
    const { status, body } = await session.post<PersonalCopy>('/v1/me/personal-data', WHOLE)
    assert.equal(status, 200)
    assert.containsSubset(body.tables['users'], [{ id: user.id, email: OWN.email }])
    assert.lengthOf(body.tables['contact_messages'] ?? [], 2)
    assert.notInclude(JSON.stringify(body), 'password_hash')
    assert.notInclude(JSON.stringify(body), 'token_hash')
  })
})
