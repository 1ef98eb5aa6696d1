import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import type { ContactForm, ContactMessageRow } from '@grandstand/shared-types/wire/site/contact'
import throttle from '#config/throttle'
import { sendMails } from '#mail/sending/send_mails'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { PostOffice } from '#tests/support/post_office'
import { Visitor } from '#tests/support/visitor'

const SCRIPT = '<img src=x onerror=alert(1)>"\'</p><script>alert(1)</script>'
const GOOD = {
  name: 'Ayşe Çınar',
  email: 'ayse@visitor.test',
  subject: 'A coupon',
  text: 'My coupon is open.\nWhy?',
  language: 'en',
} as const

let office: PostOffice
let count = 0

/** A brand with a mail address of its own, and its admin. */
async function brand() {
  const contactEmail = `house${++count}@brand.test`
  const site = await makeSite({ settings: { contactEmail } })
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { site, admin, contactEmail }
}

async function write(visitor: Visitor, changes: Partial<ContactForm> = {}) {
  const captcha = await visitor.captcha()
  return visitor.post<Refusal>('/v1/contact-messages', { ...GOOD, captcha, ...changes })
}

const inbox = async (session: ApiSession): Promise<ContactMessageRow[]> =>
  (await session.list<ContactMessageRow>('contact-messages')).body

async function onlyMessage(site: TestSite, admin: ApiSession): Promise<ContactMessageRow> {
  await write(new Visitor(site))
  const [message] = await inbox(admin)
  if (!message) throw new Error('no message')
  return message
}

test.group('The contact form', (group) => {
  group.each.setup(async () => {
    await db.from('mails').where('state', 'waiting').update({ state: 'failed' })
    office = await new PostOffice().open()
    return () => office.close()
  })

  test('puts a message into the inbox, and sends it to the brand alone, in its language', async ({
    assert,
  }) => {
    const { site, admin, contactEmail } = await brand()
    assert.equal((await write(new Visitor(site))).status, 204)
    assert.containsSubset(await inbox(admin), [{ ...GOOD, state: 'new', userId: null }])
    await sendMails()
    const [mail] = office.to(contactEmail)
    assert.equal(mail?.headers.get('subject'), 'A test brand için mesaj: A coupon')
    assert.include(mail?.text, 'Ayşe Çınar (ayse@visitor.test)')
    assert.include(mail?.text, 'My coupon is open.\r\nWhy?')
    assert.lengthOf(office.delivered, 1)
  })

  test('keeps the message in the inbox alone while the brand has set no address', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    assert.equal((await write(new Visitor(site))).status, 204)
    assert.lengthOf(await inbox(admin), 1)
    await sendMails()
    assert.lengthOf(office.delivered, 0)
  })

  test('names the account of a player who writes', async ({ assert }) => {
    const { site, admin } = await brand()
    const player = await makeUser({ site, type: 'player' })
    const session = await signInAs(site, player)
    const captcha = await new Visitor(site).captcha()
    await session.post('/v1/contact-messages', { ...GOOD, captcha })
    const [message] = await inbox(admin)
    assert.deepEqual([message?.userId, message?.username], [player.id, player.username])
  })

  test('refuses what is not a message, a captcha that was used, and too many messages', async ({
    assert,
  }) => {
    const { site, admin } = await brand()
    const visitor = new Visitor(site)
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'a\r\nBcc: b@c.test'],
      ['email', 'nobody'],
      ['email', 'a@b.test, c@d.test'],
      ['subject', 'x'.repeat(151)],
      ['text', 'x'.repeat(4001)],
    ] as const) {
      const { status, body } = await write(visitor, { [field]: value })
      assert.deepEqual([status, body.error.fields?.[0]?.field], [422, field], value)
    }
    const captcha = await visitor.captcha()
    assert.equal((await write(visitor, { captcha })).status, 204)
    const again = await write(visitor, { captcha })
    assert.equal(again.body.error.fields?.[0]?.key, 'captchaWrong')
    const left = throttle.contactMessages.device.times - 2
    for (let sent = 0; sent < left; sent++) await write(visitor)
    assert.equal((await write(visitor)).body.error.key, 'tooManyAttempts')
    assert.lengthOf(await inbox(admin), left + 1)
  })
})

test.group('The inbox of the contact form', (group) => {
  group.each.setup(async () => {
    await db.from('mails').where('state', 'waiting').update({ state: 'failed' })
    office = await new PostOffice().open()
    return () => office.close()
  })

  test('answers a message once, by mail to its sender, with a row of the audit log', async ({
    assert,
  }) => {
    const { site, admin } = await brand()
    const { id } = await onlyMessage(site, admin)
    const send = () =>
      admin.post<ContactMessageRow & Refusal>(`/v1/contact-messages/${id}/answers`, {
        text: 'It waits\nfor the result.',
      })
    const { status, body } = await send()
    assert.equal(status, 200)
    assert.containsSubset(body, { state: 'answered', answer: 'It waits\nfor the result.' })
    await sendMails()
    const [mail] = office.to(GOOD.email)
    assert.equal(mail?.headers.get('subject'), 'A test brand: A coupon')
    assert.include(mail?.text, 'It waits\r\nfor the result.')
    assert.include(mail?.text, 'My coupon is open.\r\nWhy?')
    assert.deepEqual([(await send()).status, (await send()).body.error.key], [409, 'alreadyExists'])
    const { body: log } = await admin.list<AuditRow>('audit-log', {
      filter: { subjectType: 'contactMessage', subjectId: id },
    })
    assert.deepEqual(
      log.map(({ action }) => action),
      ['contactMessage.answer']
    )
  })

  test('marks messages, and counts the new ones', async ({ assert }) => {
    const { site, admin } = await brand()
    const { id } = await onlyMessage(site, admin)
    await write(new Visitor(site))
    const countNew = async () =>
      (
        await admin.get<number[]>(
          `/v1/contact-messages/counts?filters=${encodeURIComponent('[{"state":"new"}]')}`
        )
      ).body
    assert.deepEqual(await countNew(), [2])
    const marked = await admin.put<ContactMessageRow>(`/v1/contact-messages/${id}`, {
      state: 'read',
    })
    assert.equal(marked.body.state, 'read')
    assert.deepEqual(await countNew(), [1])
  })

  test('is open to staff with its permissions, and to no other brand', async ({ assert }) => {
    const { site, admin } = await brand()
    const { id } = await onlyMessage(site, admin)
    const operator = async (permissions: ('contact.view' | 'mail.view')[]) =>
      signInAs(site, await makeUser({ site, type: 'operator', permissions }))
    const reader = await operator(['contact.view'])
    assert.lengthOf(await inbox(reader), 1)
    const path = `/v1/contact-messages/${id}`
    assert.equal((await reader.put(path, { state: 'read' })).status, 403)
    assert.equal((await reader.post(`${path}/answers`, { text: 'No' })).status, 403)
    assert.equal((await (await operator(['mail.view'])).get(path)).status, 403)
    const stranger = (await brand()).admin
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await stranger.post(`${path}/answers`, { text: 'No' })).status, 404)
  })
})

test.group('S5 messages of the contact form', (group) => {
  group.each.setup(async () => {
    await db.from('mails').where('state', 'waiting').update({ state: 'failed' })
    office = await new PostOffice().open()
    return () => office.close()
  })

  test('HTML in every field stays text in the inbox and in both mails', async ({ assert }) => {
    const { site, admin, contactEmail } = await brand()
    const hostile = { name: SCRIPT, subject: SCRIPT, text: SCRIPT }
    assert.equal((await write(new Visitor(site), hostile)).status, 204)
    const [message] = await inbox(admin)
    assert.containsSubset(message, hostile)
    await admin.post(`/v1/contact-messages/${message?.id}/answers`, { text: SCRIPT })
    await sendMails()
    for (const mail of [office.to(contactEmail)[0], office.to(GOOD.email)[0]]) {
      assert.include(mail?.html, '&lt;img src=x onerror=alert(1)&gt;')
      assert.include(mail?.html, '&lt;script&gt;alert(1)&lt;/script&gt;')
      assert.notMatch(mail?.html ?? '', /<img|<script/i)
      assert.include(mail?.text, SCRIPT)
      assert.include(mail?.headers.get('subject'), SCRIPT)
    }
  })
})
