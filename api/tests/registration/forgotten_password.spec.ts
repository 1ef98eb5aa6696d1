import { test } from '@japa/runner'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { clock } from '#core/timing/clock'
import { sendMails } from '#mail/sending/send_mails'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { PostOffice } from '#tests/support/post_office'
import { goodForm, openBrand, PASSWORD } from '#tests/registration/registration_support'
import { Visitor } from '#tests/support/visitor'

const HOUR_MS = 3_600_000
const NEW = 'another-secret'

let office: PostOffice

async function player(flags = {}) {
  const { site, admin } = await openBrand(flags)
  const visitor = new Visitor(site)
  const form = goodForm()
  await visitor.register(form)
  return { site, admin, form, session: visitor.session, visitor: new Visitor(site) }
}

const ask = (visitor: Visitor, name: string) => visitor.post('/v1/password-resets', { name })
const reset = (visitor: Visitor, code: string, password = NEW, repeatPassword = password) =>
  visitor.put<Refusal>('/v1/password-resets', { code, password, repeatPassword })

/** The codes of the reset links that an address got, the oldest first. */
async function codesOf(email: string): Promise<string[]> {
  await sendMails()
  return office
    .to(email)
    .flatMap(({ text }) => /\/resetPassword\/([\w-]{43})/.exec(text)?.[1] ?? [])
}

test.group('A forgotten password', (group) => {
  group.each.setup(async () => {
    office = await new PostOffice().open()
    return () => office.close()
  })
  group.each.teardown(() => clock.reset())

  test('is replaced by the link of a mail, once; every session ends and the owner is told', async ({
    assert,
  }) => {
    const { site, form, session, visitor } = await player()
    assert.equal((await ask(visitor, form.email)).status, 204)
    const [code = ''] = await codesOf(form.email)
    assert.equal((await reset(visitor, code)).status, 204)
    assert.equal((await session.get('/v1/me')).status, 401)
    await assert.rejects(() => signInAs(site, form, PASSWORD))
    await signInAs(site, form, NEW)
    await sendMails()
    assert.equal(
      office.to(form.email).at(-1)?.headers.get('subject'),
      'A test brand şifren değişti'
    )
    const again = await reset(visitor, code, 'yet-another')
    assert.deepEqual([again.status, again.body.error.key], [410, 'linkOver'])
  })

  test('two requests at once with one link set one password', async ({ assert }) => {
    const { form, visitor } = await player()
    await ask(visitor, form.username)
    const [code = ''] = await codesOf(form.email)
    const answers = await Promise.all(
      [1, 2, 3].map((i) => reset(visitor, code, `secret-word-${i}`))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 410, 410])
  })

  test('a link is valid for an hour, and until the next is asked for', async ({ assert }) => {
    const { form, visitor } = await player()
    await ask(visitor, form.email)
    await ask(visitor, form.email)
    const [first = '', second = ''] = await codesOf(form.email)
    assert.equal((await reset(visitor, first)).status, 410)
    clock.set(clock.now() + HOUR_MS + 1)
    assert.equal((await reset(visitor, second)).status, 410)
  })

  test('a link of one brand opens nothing at another', async ({ assert }) => {
    const { form, visitor } = await player()
    await ask(visitor, form.email)
    const [code = ''] = await codesOf(form.email)
    const other = await openBrand()
    assert.equal((await reset(new Visitor(other.site), code)).status, 410)
    assert.equal((await reset(visitor, code)).status, 204)
  })

  test('the new password must meet the rules of the web', async ({ assert }) => {
    const { form, visitor } = await player()
    await ask(visitor, form.email)
    const [code = ''] = await codesOf(form.email)
    const faults = async (password: string, repeat = password) =>
      (await reset(visitor, code, password, repeat)).body.errors
    assert.deepEqual(await faults('1234567'), { password: 'minLengthMaxLength|password|8|20' })
    assert.deepEqual(await faults('password123'), { password: 'commonPassword' })
    assert.deepEqual(await faults(form.username), { password: 'passwordIsUsername' })
    assert.deepEqual(await faults(NEW, 'other'), { repeatPassword: 'passwordMatchError' })
    assert.equal((await reset(visitor, code)).status, 204, 'a refusal does not use the link up')
  })

  test('the answer is the same with and without an account (S7)', async ({ assert }) => {
    const { site, form, visitor } = await player()
    const dealer = await makeUser({ site, type: 'dealer' })
    const answers = []
    for (const name of [form.email, 'nobody@mail.test', dealer.username]) {
      const start = performance.now()
      const { status, body } = await ask(visitor, name)
      answers.push({ status, body, isSlow: performance.now() - start >= 399 })
    }
    assert.deepEqual(answers, Array(3).fill({ status: 204, body: null, isSlow: true }))
    await sendMails()
    assert.lengthOf(office.to(form.email), 1)
  })

  test('an account gets three mails an hour, and a visitor may ask ten times', async ({
    assert,
  }) => {
    const { form, visitor } = await player()
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await ask(visitor, form.email)).status)
    assert.deepEqual(statuses, [...Array(10).fill(204), 429])
    assert.lengthOf(await codesOf(form.email), 3)
  })

  test('a passive account gets no mail, and its link sets nothing', async ({ assert }) => {
    const { site, admin, form, visitor } = await player()
    await ask(visitor, form.email)
    const [code = ''] = await codesOf(form.email)
    const staff = await signInAs(site, admin)
    const { body } = await staff.list<UserRow>('users', { filter: { username: form.username } })
    await staff.put(`/v1/users/${body[0]?.id}`, { status: 0 })
    assert.equal((await ask(visitor, form.email)).status, 204)
    assert.lengthOf(await codesOf(form.email), 1)
    assert.equal((await reset(visitor, code)).status, 410)
  })

  test('cannot be replaced where the brand takes no registrations', async ({ assert }) => {
    const { site } = await openBrand({ registerDisabled: true })
    const { status, body } = await ask(new Visitor(site), 'nobody')
    assert.deepEqual([status, body.error.key], [403, 'registrationClosed'])
  })

  test('the owner is told of a changed password', async ({ assert }) => {
    const { form, session } = await player()
    const body = { currentPassword: PASSWORD, newPassword: NEW, repeatPassword: NEW }
    assert.equal((await session.put('/v1/me/password', body)).status, 204)
    await sendMails()
    assert.lengthOf(office.to(form.email), 1)
    assert.notInclude(office.to(form.email)[0]?.text, NEW)
  })
})
