/** must-hold S10: what opens an account stands in no log, and in no table as it is typed. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sendMails } from '#mail/sending/send_mails'
import { signInAs } from '#tests/support/client'
import { loggedBy } from '#tests/support/log'
import { PostOffice } from '#tests/support/post_office'
import { goodForm, openBrand, PASSWORD } from '#tests/registration/registration_support'
import { Visitor } from '#tests/support/visitor'

const NEW = 'another-secret'

test.group('Secrets of an account', () => {
  test('no log and no table has readable passwords or codes', async ({ assert }) => {
    const office = await new PostOffice().open()
    const { site } = await openBrand({ mailActivation: true })
    const visitor = new Visitor(site)
    const form = goodForm()
    const codes: string[] = []
    const codeOf = async (path: string) => {
      await sendMails()
      const text = office.to(form.email).at(-1)?.text ?? ''
      const code = new RegExp(`/${path}/([\\w-]{43})`).exec(text)?.[1] ?? ''
      codes.push(code)
      return code
    }
    const logged = await loggedBy(async () => {
      await visitor.register(form)
      await visitor.post('/v1/activations', { code: await codeOf('activation') })
      await signInAs(site, form, PASSWORD)
      await visitor.post('/v1/password-resets', { name: form.email })
      const code = await codeOf('resetPassword')
      await visitor.put('/v1/password-resets', { code, password: NEW, repeatPassword: NEW })
      office.refusedWith = 451
      await visitor.post('/v1/password-resets', { name: form.email })
      await sendMails()
    })
    await office.close()
    assert.lengthOf(
      codes.filter((code) => code.length === 43),
      2
    )
    const tables = await db.connection().getAllTables()
    const rows = await Promise.all(tables.map((table) => db.from(table)))
    const stored = JSON.stringify(rows)
    assert.include(logged, 'a mail did not leave')
    assert.include(stored, form.email)
    for (const secret of [PASSWORD, NEW, ...codes]) {
      assert.notInclude(logged, secret)
      assert.notInclude(stored, secret)
    }
    assert.notInclude(logged, form.email)
  })
})
