import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  EmailTemplateRow,
  MailPreview,
  MailRow,
} from '@grandstand/shared-types/wire/site/mail'
import { composed } from '#mail/compose/compose'
import { sendMails } from '#mail/sending/send_mails'
import { type ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { PostOffice } from '#tests/support/post_office'

const OWN = {
  subject: 'Hi {firstName}, one step to go',
  body: '<p>Welcome, <strong>{firstName}</strong>!</p><p><a class="button" href="{link}">Go</a></p>',
}

async function staff() {
  const site = await makeSite()
  return { site, session: await signInAs(site, await makeUser({ site, type: 'admin' })) }
}

async function templateOf(session: ApiSession, kind: string, language: string) {
  const { body } = await session.list<EmailTemplateRow>('email-templates', {
    filter: { kind, language },
  })
  const [row] = body
  if (!row) throw new Error(`no template ${kind} ${language}`)
  return row
}

test.group('Texts of mails', () => {
  test('there is one for each kind and language, ours until the brand writes its own', async ({
    assert,
  }) => {
    const { session } = await staff()
    const row = await templateOf(session, 'activation', 'en')
    assert.isNull(row.updatedAt)
    assert.include(row.body, '{link}')
    const url = `/v1/email-templates/${row.id}`
    const kept = await session.put<EmailTemplateRow>(url, OWN)
    assert.equal(kept.status, 200)
    assert.containsSubset(kept.body, OWN)
    assert.isNumber(kept.body.updatedAt)
    assert.isNull((await templateOf(session, 'activation', 'tr')).updatedAt)

    const other = await staff()
    assert.isNull((await templateOf(other.session, 'activation', 'en')).updatedAt)

    const dropped = await session.delete<EmailTemplateRow>(url)
    assert.deepEqual(dropped.body, row)
  })

  test('a change is in the audit log', async ({ assert }) => {
    const { session } = await staff()
    const row = await templateOf(session, 'passwordChanged', 'en')
    await session.put(`/v1/email-templates/${row.id}`, { subject: 'Changed', body: '<p>New</p>' })
    const { body } = await session.list('audit-log', { filter: { action: 'emailTemplate.update' } })
    assert.containsSubset(body, [
      {
        subjectType: 'emailTemplate',
        subjectId: row.id,
        detail: { kind: 'passwordChanged', language: 'en', after: { subject: 'Changed' } },
      },
    ])
  })

  test('scripts, styles and events are removed; text, lists and links stay (S5)', async ({
    assert,
  }) => {
    const { session } = await staff()
    const { id } = await templateOf(session, 'activation', 'en')
    const { body } = await session.put<EmailTemplateRow>(`/v1/email-templates/${id}`, {
      subject: 'Hi',
      body: `<p onclick="alert(1)" style="position:fixed">Hi</p><script>alert(2)</script><style>p{}</style>
<img src=x onerror=alert(3)><iframe src="https://evil.test"></iframe><a href="javascript:alert(4)">no</a>
<a class="button big" href="{link}">yes</a><ul><li>one</li></ul>`,
    })
    assert.notMatch(body.body, /alert|script|style|onclick|iframe|img|javascript|evil|big/)
    assert.include(body.body, '<a class="button" href="{link}">yes</a>')
    assert.include(body.body, '<ul><li>one</li></ul>')
  })

  test('S5: names of people and of the brand are text in a mail', ({ assert }) => {
    const hostile = `"'><img src=x onerror="alert(1)"><script>alert(2)</script>`
    const { html, subject } = composed({
      kind: 'activation',
      text: { subject: 'Hi {username}', body: '<p>Hi {username} of {brand}: {link}</p>' },
      language: 'en',
      brand: hostile,
      values: { username: hostile, link: 'https://brand.test/x?a="><b>' },
    })
    assert.notMatch(html, /<img|<script|<b>/)
    assert.include(html, '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    assert.include(subject, hostile)
  })

  test('an unknown placeholder is refused by name, and so is a text without its link', async ({
    assert,
  }) => {
    const { session } = await staff()
    const { id } = await templateOf(session, 'activation', 'en')
    const refusal = async (text: Partial<typeof OWN>) => {
      const answer = await session.put<Refusal>(`/v1/email-templates/${id}`, { ...OWN, ...text })
      assert.equal(answer.status, 422)
      return answer.body.errors
    }
    assert.deepEqual(await refusal({ body: `${OWN.body}{password}` }), {
      body: 'placeholderUnknown|password',
    })
    assert.deepEqual(await refusal({ subject: 'Open {link}' }), {
      subject: 'placeholderUnknown|link',
    })
    assert.deepEqual(await refusal({ body: '<p>Hello</p>' }), { body: 'placeholderMissing|link' })
    for (const [address, name] of [
      ['https://evil.example/?t={link}', 'link'],
      ['{link}#x', 'link'],
      [' https://evil.example/&#123;link&#125;', 'link'],
      ['https://evil.example/{firstName}', 'firstName'],
      ['{firstName}', 'firstName'],
    ] as const) {
      const body = `<p><a href="${address}">x</a> {link}</p>`
      assert.deepEqual(await refusal({ body }), { body: `placeholderInAddress|${name}` }, address)
    }
    assert.deepEqual(await refusal({ subject: 'one\r\nBcc: all@brand.test' }), {
      subject: 'formWrong|Welcome',
    })
  })

  test('a preview shows the mail with example values, and stores nothing', async ({ assert }) => {
    const { session } = await staff()
    const row = await templateOf(session, 'activation', 'tr')
    const { body } = await session.post<MailPreview>(`/v1/email-templates/${row.id}/previews`, OWN)
    assert.equal(body.subject, 'Hi Deniz, one step to go')
    assert.include(body.html, 'Welcome, <strong>Deniz</strong>!')
    assert.match(body.html, /<a class="button" href="http[^"]+" style="[^"]+">Go<\/a>/)
    assert.include(body.text, 'Welcome, Deniz!\n\nGo: http')
    assert.isNull((await templateOf(session, 'activation', 'tr')).updatedAt)
  })

  test('a test mail arrives at the given address and stands in the list of mails', async ({
    assert,
  }) => {
    const office = await new PostOffice().open()
    const { site, session } = await staff()
    const { id } = await templateOf(session, 'passwordReset', 'en')
    const to = `tester${site.id}@mail.test`
    const url = `/v1/email-templates/${id}/tests`
    assert.equal((await session.post(url, { ...OWN, to: 'nobody' })).status, 422)
    assert.equal((await session.post(url, { ...OWN, to })).status, 204)
    await sendMails()
    await office.close()
    assert.equal(office.to(to)[0]?.headers.get('subject'), 'Hi Deniz, one step to go')
    const { body } = await session.list<MailRow>('mails')
    assert.containsSubset(body, [{ toAddress: to, kind: 'passwordReset', state: 'sent' }])
    assert.notProperty(body[0], 'sealedBody')
    const other = await staff()
    assert.isEmpty((await other.session.list('mails')).body)
  })

  test('only staff with the permission read and write them', async ({ assert }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const { id } = await templateOf(admin, 'activation', 'en')
    const writer = await makeUser({ site, type: 'operator', permissions: ['mail.edit'] })
    const reader = await makeUser({ site, type: 'operator', permissions: ['mail.view'] })
    const dealer = await makeUser({ site, type: 'dealer' })
    const statuses = async (session: ApiSession) => [
      (await session.put(`/v1/email-templates/${id}`, OWN)).status,
      (await session.get('/v1/mails')).status,
    ]
    assert.deepEqual(await statuses(await signInAs(site, writer)), [200, 403])
    assert.deepEqual(await statuses(await signInAs(site, reader)), [403, 200])
    assert.deepEqual(await statuses(await signInAs(site, dealer)), [403, 403])
    assert.lengthOf(await db.from('email_templates').where('site_id', site.id), 1)
  })
})
