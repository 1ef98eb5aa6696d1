import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { writeMail } from '#mail/actions/write_mail'
import { LEASE_MS, waitAfter } from '#mail/sending/attempts'
import { mailFaults, sendMails } from '#mail/sending/send_mails'
import { siteById } from '#sites/current_site'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { PostOffice } from '#tests/support/post_office'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

let office: PostOffice
let count = 0

/** Writes an activation mail to an address that no other test has. */
async function write({ siteId, language = 'en' }: { siteId: number; language?: string }) {
  const address = `player${++count}@mail.test`
  const site = await siteById(siteId)
  await inTransaction((trx) =>
    writeMail(trx, site, {
      kind: 'activation',
      to: { userId: null, address, name: 'Ayşe Çınar', language },
      values: {
        firstName: 'Ayşe <b>',
        username: 'ayse34',
        link: 'https://brand.test/en/activation/secret-code',
        hours: '24',
      },
      usefulUntil: clock.now() + DAY_MS,
    })
  )
  return address
}

const rowOf = (address: string) => db.from('mails').where('to_address', address).firstOrFail()

test.group('Sending mails', (group) => {
  group.each.setup(async () => {
    await db.from('mails').where('state', 'waiting').update({ state: 'failed' })
    office = await new PostOffice().open()
    return () => office.close()
  })
  group.each.teardown(() => {
    clock.reset()
    mailFaults.clear()
  })

  test('a brand’s own sender stands in its mails, and another brand keeps the server’s', async ({
    assert,
  }) => {
    const [plain, own] = [await makeSite(), await makeSite()]
    const admin = await signInAs(own, await makeUser({ site: own, type: 'admin' }))
    const set = (mailSender: string | null) =>
      admin.put<SiteView & Refusal>(`/v1/sites/${own.id}`, { settings: { mailSender } })
    assert.equal((await set('hello@brand.example')).status, 200)
    for (const bad of ['hello', 'a@b\r\nBcc: c@d.example', 'a@b.example, c@d.example']) {
      const { status, body } = await set(bad)
      assert.equal(status, 422, bad)
      assert.equal(body.error.fields?.[0]?.field, 'settings.mailSender')
    }
    const [there, here] = [await write({ siteId: own.id }), await write({ siteId: plain.id })]
    await sendMails()
    const [mail] = office.to(there)
    assert.include(mail?.headers.get('from'), '<hello@brand.example>')
    assert.match(mail?.headers.get('message-id') ?? '', /@brand\.example>$/)
    assert.notInclude(office.to(here)[0]?.headers.get('from'), 'brand.example')
    assert.equal((await set(null)).status, 200)
  })

  test('a mail arrives once, with both parts, in the language of its receiver', async ({
    assert,
  }) => {
    const { id: siteId } = await makeSite()
    const address = await write({ siteId, language: 'tr' })
    await Promise.all([sendMails(), sendMails()])
    await sendMails()
    const [mail, ...more] = office.to(address)
    assert.lengthOf(more, 0)
    assert.equal(mail?.headers.get('subject'), 'A test brand üyeliğini onayla')
    assert.include(mail?.headers.get('from'), 'A test brand')
    assert.include(mail?.headers.get('to'), 'Ayşe Çınar')
    assert.include(mail?.text, 'Merhaba Ayşe <b>,')
    assert.include(mail?.text, 'Üyeliğimi onayla: https://brand.test/en/activation/secret-code')
    assert.include(mail?.html, 'Merhaba Ayşe &lt;b&gt;,')
    assert.include(mail?.html, 'lang="tr" dir="ltr"')
    const row = await rowOf(address)
    assert.equal(row['state'], 'sent')
    assert.isNull(row['sealed_body'])
  })

  test('a language without texts gets those of the brand', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    const address = await write({ siteId, language: 'xx' })
    await sendMails()
    assert.include(office.to(address)[0]?.html, 'lang="tr"')
  })

  test('a transaction that fails sends nothing', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    const site = await siteById(siteId)
    await assert.rejects(() =>
      inTransaction(async (trx) => {
        await writeMail(trx, site, {
          kind: 'passwordChanged',
          to: { userId: null, address: 'nobody@mail.test', name: '', language: 'en' },
          values: { firstName: 'A', username: 'abcde' },
          usefulUntil: clock.now() + DAY_MS,
        })
        throw new Error('no account')
      })
    )
    await sendMails()
    assert.lengthOf(office.to('nobody@mail.test'), 0)
  })

  test('a stored mail does not show its link', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    const row = await rowOf(await write({ siteId }))
    assert.equal(row['state'], 'waiting')
    assert.notInclude(JSON.stringify(row), 'secret-code')
    assert.notInclude(
      JSON.stringify(row),
      Buffer.from('secret-code').toString('base64').slice(2, 12)
    )
  })

  test('a mail that the server cannot take now is sent again, later each time', async ({
    assert,
  }) => {
    const { id: siteId } = await makeSite()
    const address = await write({ siteId })
    office.refusedWith = 451
    const start = clock.now()
    clock.set(start, { frozen: true })
    await sendMails()
    assert.containsSubset(await rowOf(address), { state: 'waiting', attempts: 1 })
    assert.include((await rowOf(address))['error'], '451')
    clock.set(start + waitAfter(1) - 1, { frozen: true })
    await sendMails()
    assert.equal((await rowOf(address))['attempts'], 1)
    clock.set(start + waitAfter(1), { frozen: true })
    await sendMails()
    assert.equal((await rowOf(address))['attempts'], 2)
    assert.isAbove(waitAfter(2), waitAfter(1))
    office.refusedWith = null
    clock.set(start + waitAfter(1) + waitAfter(2), { frozen: true })
    await sendMails()
    assert.lengthOf(office.to(address), 1)
    assert.containsSubset(await rowOf(address), { state: 'sent', attempts: 3, error: null })
  })

  test('M24: mails that were held up for ten minutes all arrive, in the order of their writing', async ({
    assert,
  }) => {
    const { id: siteId } = await makeSite()
    const start = clock.now()
    const addresses: string[] = []
    for (let minute = 0; minute < 10; minute++) {
      clock.set(start + minute * MINUTE_MS, { frozen: true })
      for (let each = 0; each < 3; each++) addresses.push(await write({ siteId }))
    }
    // killed after the first is handed over: that one is sent twice, under one id
    mailFaults.listen((step) => {
      if (step === 'handedOver') throw new Error('killed')
    })
    clock.set(start + 10 * MINUTE_MS, { frozen: true })
    await assert.rejects(() => sendMails(), 'killed')
    mailFaults.clear()
    clock.set(start + 10 * MINUTE_MS + LEASE_MS, { frozen: true })
    await sendMails()
    const [first = '', ...others] = addresses
    const arrived = office.delivered.flatMap(({ to }) => to)
    assert.deepEqual(
      arrived.filter((address) => address !== first),
      others
    )
    const ids = office.to(first).map(({ headers }) => headers.get('message-id'))
    assert.lengthOf(ids, 2)
    assert.equal(ids[0], ids[1])
    for (const address of addresses) assert.equal((await rowOf(address))['state'], 'sent')
  })

  test('a mail to an address that the server refuses for ever is not sent again', async ({
    assert,
  }) => {
    const { id: siteId } = await makeSite()
    const address = await write({ siteId })
    office.refusedWith = 550
    await sendMails()
    const row = await rowOf(address)
    assert.equal(row['state'], 'failed')
    assert.isNull(row['sealed_body'])
  })

  test('a mail whose link has expired is not sent', async ({ assert }) => {
    const { id: siteId } = await makeSite()
    const address = await write({ siteId })
    clock.set(clock.now() + DAY_MS + 1000)
    await sendMails()
    assert.lengthOf(office.to(address), 0)
    assert.equal((await rowOf(address))['state'], 'failed')
  })

  for (const step of ['taken', 'handedOver'] as const) {
    test(`a server killed when a mail was ${step} loses none`, async ({ assert }) => {
      const { id: siteId } = await makeSite()
      const address = await write({ siteId })
      mailFaults.listen((reached) => {
        if (reached === step) throw new Error('killed')
      })
      await assert.rejects(() => sendMails(), 'killed')
      mailFaults.clear()
      await sendMails()
      assert.lengthOf(office.to(address), step === 'taken' ? 0 : 1, 'before the time is over')
      clock.set(clock.now() + LEASE_MS + 1000)
      await sendMails()
      const ids = office.to(address).map(({ headers }) => headers.get('message-id'))
      assert.equal(new Set(ids).size, 1, 'a repeated mail has the same id')
      assert.equal((await rowOf(address))['state'], 'sent')
    })
  }
})
