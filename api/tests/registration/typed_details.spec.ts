/** One person is one account, whatever keyboard typed the details (rules 8.3, 8.18). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import { openAllDoors } from '#core/throttle/throttle'
import { ApiSession } from '#tests/support/client'
import { goodForm, openBrand, PASSWORD } from '#tests/registration/registration_support'
import { Visitor } from '#tests/support/visitor'

const persian = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const marked = (text: string) => `\u202a${text}\u202c`

test.group('Details typed on another keyboard', (group) => {
  group.each.teardown(openAllDoors)

  test('are kept in the plain form, with which the person signs in from any keyboard', async ({
    assert,
  }) => {
    const { site } = await openBrand()
    const form = goodForm()
    const { status } = await new Visitor(site).register({
      ...form,
      username: fullWidth(form.username),
      email: marked(form.email),
      birthDate: persian(form.birthDate),
      identityNumber: persian(form.identityNumber),
      postCode: persian(form.postCode),
      cellPhone: marked(persian(form.cellPhone)),
    })
    assert.equal(status, 201)
    const row: unknown = await db
      .from('users')
      .where({ site_id: site.id, username: form.username })
      .select('email', 'birth_date', 'identity_number', 'post_code', 'cell_phone')
      .firstOrFail()
    assert.deepEqual(Object.values(Object(row)), [
      form.email,
      form.birthDate,
      form.identityNumber,
      form.postCode,
      form.cellPhone,
    ])
    for (const username of [
      fullWidth(form.username),
      marked(form.username),
      form.username.replace('i', 'İ'),
    ]) {
      const session = new ApiSession(site.host)
      const answer = await session.post('/v1/sessions', { username, password: PASSWORD })
      assert.equal(answer.status, 201, username)
    }
  })

  test('are those of the account that has them', async ({ assert }) => {
    const { site } = await openBrand()
    const first = goodForm()
    assert.equal((await new Visitor(site).register(first)).status, 201)
    const national = first.cellPhone.slice(1)
    const others: Partial<RegistrationForm>[] = [
      { cellPhone: `90${national}` },
      { cellPhone: `0090${national}` },
      { cellPhone: `+90 (0) ${national}` },
      { cellPhone: persian(first.cellPhone) },
      { identityNumber: persian(first.identityNumber) },
      { identityNumber: marked(first.identityNumber) },
      { email: fullWidth(first.email) },
      { username: persian(first.username.toUpperCase()) },
    ]
    for (const details of others) {
      const second = await new Visitor(site).register(goodForm(details))
      assert.deepEqual(
        second.body.error.fields?.map(({ field }) => field),
        Object.keys(details),
        JSON.stringify(details)
      )
      await openAllDoors()
    }
  })

  test('leave passwords and names as they were typed', async ({ assert }) => {
    const { site } = await openBrand()
    const password = 'گذرواژه۱۲۳۴'
    const form = goodForm({ firstName: 'می\u200cلاد', password, repeatPassword: password })
    assert.equal((await new Visitor(site).register(form)).status, 201)
    const { first_name: kept }: { first_name: string } = await db
      .from('users')
      .where({ site_id: site.id, username: form.username })
      .firstOrFail()
    assert.equal(kept, form.firstName)
    const sign = (secret: string) =>
      new ApiSession(site.host).post('/v1/sessions', {
        username: form.username,
        password: secret,
      })
    assert.equal((await sign('گذرواژه1234')).status, 401)
    assert.equal((await sign(password)).status, 201)
  })

  test('of signs that nobody sees are missing, and such signs in others are not kept', async ({
    assert,
  }) => {
    const { site } = await openBrand()
    const fieldsOf = async (details: Partial<RegistrationForm>) => {
      await openAllDoors()
      const { body } = await new Visitor(site).register(goodForm(details))
      return body.error?.fields?.map(({ field, key }) => [field, key])
    }
    for (const nothing of [
      '\u200b',
      '\u3164',
      '\u034f',
      '\u202e\u202c',
      '\u0007',
      '\u2800 \u200c',
    ]) {
      for (const field of ['firstName', 'lastName', 'address', 'postCode'] as const) {
        assert.deepEqual(
          await fieldsOf({ [field]: nothing }),
          [[field, 'isRequiredArea']],
          `${field} ${JSON.stringify(nothing)}`
        )
      }
    }
    const form = goodForm({ firstName: '\u202eZey\u200bnep\u0000 ' })
    await openAllDoors()
    assert.equal((await new Visitor(site).register(form)).status, 201)
    const { first_name: kept }: { first_name: string } = await db
      .from('users')
      .where({ site_id: site.id, username: form.username })
      .firstOrFail()
    assert.equal(kept, 'Zeynep')
  })

  test('that are far too long are refused with the bound of their field', async ({ assert }) => {
    const { site } = await openBrand()
    const long = 'x'.repeat(10_000)
    const bounds = {
      username: ['username', 5, 20],
      firstName: ['firstName', 1, 80],
      address: ['address', 1, 255],
      postCode: ['postCode', 1, 20],
    }
    for (const [field, params] of Object.entries(bounds)) {
      await openAllDoors()
      const { body } = await new Visitor(site).register(goodForm({ [field]: long }))
      assert.deepEqual(body.error.fields, [{ field, key: 'minLengthMaxLength', params }])
    }
  })
})
