import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Activated, Registered } from '@grandstand/shared-types/wire/people/registration'
import { clock } from '#core/timing/clock'
import { sendMails } from '#mail/sending/send_mails'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { PostOffice } from '#tests/support/post_office'
import { goodForm, openBrand, PASSWORD } from '#tests/registration/registration_support'
import { Visitor } from '#tests/support/visitor'

const HOUR_MS = 3_600_000

let office: PostOffice

/** Registers somebody at a brand that asks for activation; resolves with the code of the link in the mail. */
async function awaiting(language = 'tr') {
  const { site, admin } = await openBrand({ mailActivation: true })
  const visitor = new Visitor(site)
  const form = goodForm()
  const { status, body } = await visitor.register<Registered>(form, language)
  return { site, admin, visitor, form, status, body, code: await lastCode(form.email) }
}

async function lastCode(email: string): Promise<string> {
  await sendMails()
  const text = office.to(email).at(-1)?.text ?? ''
  return /\/activation\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

const signIn = (host: string, username: string) =>
  new ApiSession(host).post<Refusal>('/v1/sessions', { username, password: PASSWORD })

test.group('Activation', (group) => {
  group.each.setup(async () => {
    office = await new PostOffice().open()
    return () => office.close()
  })
  group.each.teardown(() => clock.reset())

  test('from the registration through the mail to the first sign-in', async ({ assert }) => {
    const { site, visitor, form, status, body, code } = await awaiting()
    assert.equal(status, 201)
    assert.isNull(body.user)
    assert.equal((await visitor.get('/v1/me')).status, 401, 'nobody is signed in')

    const [mail] = office.to(form.email)
    assert.equal(mail?.headers.get('subject'), 'A test brand üyeliğini onayla')
    assert.include(mail?.text, 'Merhaba Zeynep,')
    assert.include(mail?.text, `://${site.host}`)
    assert.include(mail?.text, '/tr/activation/')

    const early = await signIn(site.host, form.username)
    assert.deepEqual([early.status, early.body.error.key], [403, 'activationNeeded'])

    const activated = await visitor.post<Activated>('/v1/activations', { code })
    assert.equal(activated.status, 200)
    assert.equal(activated.body.username, form.username)
    const session = await signInAs(site, form, PASSWORD)
    assert.equal((await session.get('/v1/me')).status, 200)
  })

  test('is written in the language of the page', async ({ assert }) => {
    const { form } = await awaiting('en')
    const [mail] = office.to(form.email)
    assert.include(mail?.text, 'Hello Zeynep,')
    assert.include(mail?.text, '/en/activation/')
  })

  test('only a sign-in with the right password tells that it is missing', async ({ assert }) => {
    const { site, form } = await awaiting()
    const { status, body } = await new ApiSession(site.host).post<Refusal>('/v1/sessions', {
      username: form.username,
      password: 'another-one',
    })
    assert.deepEqual([status, body.error.key], [401, 'wrongUserorPass'])
  })

  test('is no longer required once the brand stops requiring it', async ({ assert }) => {
    const { site, admin, form } = await awaiting()
    const staff = await signInAs(site, admin)
    const url = `/v1/sites/${site.id}`
    assert.equal(
      (await staff.put(url, { settings: { flags: { mailActivation: false } } })).status,
      200
    )
    assert.equal((await signIn(site.host, form.username)).status, 201)
  })

  test('a link opened twice gives the same answer; a wrong link, one of another brand and a late one have expired', async ({
    assert,
  }) => {
    const { visitor, code } = await awaiting()
    const open = (by: Visitor, sent = code) => by.post<Refusal>('/v1/activations', { code: sent })
    const other = await openBrand({ mailActivation: true })
    for (const answer of [
      await open(visitor, 'x'),
      await open(
        visitor,
        code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      ),
      await open(new Visitor(other.site)),
    ]) {
      assert.deepEqual([answer.status, answer.body.error.key], [410, 'linkOver'])
    }
    assert.equal((await open(visitor)).status, 200)
    assert.equal((await open(visitor)).status, 200)

    const late = await awaiting()
    clock.set(clock.now() + 24 * HOUR_MS + 1)
    assert.equal((await open(late.visitor, late.code)).status, 410)
  })

  test('is mailed again on demand, by username or address, a few times an hour', async ({
    assert,
  }) => {
    const { visitor, form, code } = await awaiting()
    const ask = (name: string) => visitor.post('/v1/activation-mails', { name })
    assert.equal((await ask(form.username.toUpperCase())).status, 204)
    const again = await lastCode(form.email)
    assert.notEqual(again, code)
    assert.equal((await ask(form.email)).status, 204)
    assert.equal((await ask(form.email)).status, 204)
    assert.equal((await ask(form.email)).status, 204, 'the answer stays the same')
    await sendMails()
    assert.lengthOf(office.to(form.email), 1 + 3)
    assert.equal((await visitor.post('/v1/activations', { code: again })).status, 200)
    clock.set(clock.now() + HOUR_MS + 1)
    await ask(form.email)
    await sendMails()
    assert.lengthOf(office.to(form.email), 1 + 3, 'an active account gets none')
    assert.equal((await ask('nobody@mail.test')).status, 204)
  })

  test('stands in the audit log', async ({ assert }) => {
    const { site, admin, visitor, form, code } = await awaiting()
    await visitor.post('/v1/activations', { code })
    const staff = await signInAs(site, admin)
    const { body } = await staff.list('audit-log', { filter: { action: 'user.activate' } })
    assert.containsSubset(body, [{ subjectName: form.username }])
    assert.notInclude(JSON.stringify(body), code)
  })

  test('the code is nowhere in the database', async ({ assert }) => {
    const { form, code } = await awaiting()
    const row = await db.from('users').where('username', form.username).firstOrFail()
    const links = await db.from('account_links').where('user_id', row['id'])
    const mails = await db.from('mails').where('user_id', row['id'])
    assert.lengthOf(links, 1)
    assert.notInclude(JSON.stringify([row, links, mails]), code)
  })
})
