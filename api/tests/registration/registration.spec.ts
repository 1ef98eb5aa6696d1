import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { TakenAnswer } from '@grandstand/shared-types/wire/people/registration'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { goodForm, openBrand, PASSWORD } from '#tests/registration/registration_support'
import { Visitor } from '#tests/support/visitor'

const fieldsOf = ({ body }: { body: Refusal }) =>
  (body.error.fields ?? []).map(
    ({ field, key, params }) => `${field}: ${[key, ...params].join('|')}`
  )

test.group('Registration', () => {
  test('opens an online account below the house, signed in, in the language of the page', async ({
    assert,
  }) => {
    const { site, admin } = await openBrand()
    const visitor = new Visitor(site)
    const form = goodForm({
      promotionCode: 'AUTUMN',
      affiliateCode: 'aff-7',
      currency: 'EUR',
      birthDate: '7.5.1990',
    })
    const { status, body } = await visitor.register(form, 'en')
    assert.equal(status, 201, JSON.stringify(body))
    assert.containsSubset(body.user, { username: form.username, isOnline: true, language: 'en' })
    assert.equal((await visitor.get<Me>('/v1/me')).body.currency, 'EUR')

    const row = await db.from('users').where('username', form.username).firstOrFail()
    assert.containsSubset(row, {
      parent_id: admin.id,
      type: 'player',
      promotion_code: 'AUTUMN',
      affiliate_code: 'aff-7',
      phone_code: '+90',
      country_code: 'TR',
      birth_date: '1990-05-07',
    })
    assert.notInclude(JSON.stringify(row), PASSWORD)
    await signInAs(site, { username: form.username }, PASSWORD)
  })

  const RULES: [fault: string, changes: Partial<RegistrationForm>][] = [
    ['username: isRequiredArea', { username: '' }],
    ['username: minLengthMaxLength|username|5|20', { username: 'ayse' }],
    ['username: usernameCharacters', { username: 'ayşe-34' }],
    ['password: minLengthMaxLength|password|8|20', { password: '1234567' }],
    ['password: passwordIsUsername', { username: 'zeynepkaya', password: 'ZeynepKaya' }],
    ['password: commonPassword', { password: 'password123' }],
    ['repeatPassword: passwordMatchError', { repeatPassword: 'another-one' }],
    ['email: isRequiredArea', { email: ' ' }],
    ['email: emailRequired', { email: 'zeynep@' }],
    ['firstName: isRequiredArea', { firstName: '' }],
    ['lastName: isRequiredArea', { lastName: '' }],
    ['birthDate: isRequiredArea', { birthDate: '' }],
    ['birthDate: dateRequired', { birthDate: '17/05-1990' }],
    ['birthDate: minimumAge|18', { birthDate: '2015-01-01' }],
    ['gender: isRequiredArea', { gender: '' }],
    ['identityNumber: isRequiredArea', { identityNumber: '' }],
    ['identityNumber: identityNumberWrong', { identityNumber: '12345678951' }],
    ['countryCode: isRequiredArea', { countryCode: '' }],
    ['countryCode: countryNotAllowed', { countryCode: 'XX' }],
    ['address: isRequiredArea', { address: '' }],
    ['postCode: isRequiredArea', { postCode: '' }],
    ['phoneCode: isRequiredArea', { phoneCode: '' }],
    ['cellPhone: isRequiredArea', { cellPhone: '' }],
    ['cellPhone: phoneOtherCountry', { cellPhone: '+49 151 23456789' }],
    ['currency: unknownEntry', { currency: 'GBP' }],
  ]
  test('is refused by name: {0}')
    .with(RULES)
    .run(async ({ assert }, [fault, changes]) => {
      const { site } = await openBrand()
      const visitor = new Visitor(site)
      const answer = await visitor.post('/v1/registrations', {
        ...goodForm(changes),
        language: 'tr',
        captcha: 'is asked for last',
      })
      assert.equal(answer.status, 422)
      assert.include(fieldsOf(answer), fault)
      const others = await db.from('users').where({ site_id: site.id, type: 'player' })
      assert.isEmpty(others)
    })

  const TAKEN: [fault: string, other: (form: RegistrationForm) => Partial<RegistrationForm>][] = [
    [
      'username: usernameAlreadyUseRegister',
      ({ username }) => ({ username: username.toUpperCase() }),
    ],
    ['email: emailAlreadyUse', ({ email }) => ({ email: email.toUpperCase() })],
    [
      'cellPhone: phoneAlreadyUse',
      ({ cellPhone }) => ({ phoneCode: '90', cellPhone: cellPhone.slice(1) }),
    ],
    [
      'identityNumber: identityNumberInUse',
      ({ identityNumber }) => ({ identityNumber: identityNumber }),
    ],
  ]
  test('a value of another account is refused, in any spelling: {0}')
    .with(TAKEN)
    .run(async ({ assert }, [fault, other]) => {
      const { site } = await openBrand()
      const first = goodForm()
      assert.equal((await new Visitor(site).register(first)).status, 201)
      const answer = await new Visitor(site).register(goodForm(other(first)))
      assert.equal(answer.status, 422)
      assert.deepEqual(fieldsOf(answer), [fault])
      const elsewhere = await openBrand()
      const there = await new Visitor(elsewhere.site).register(goodForm(other(first)))
      assert.equal(there.status, 201, 'another brand has accounts of its own')
    })

  test('two registrations at once with one address open one account', async ({ assert }) => {
    const { site } = await openBrand()
    const forms = [goodForm(), goodForm(), goodForm()].map((form) => ({
      ...form,
      email: 'twice@mail.test',
    }))
    const answers = await Promise.all(forms.map((form) => new Visitor(site).register(form)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422])
  })

  test('a field of money or rights is refused', async ({ assert }) => {
    const { site } = await openBrand()
    const visitor = new Visitor(site)
    const answer = await visitor.post('/v1/registrations', {
      ...goodForm(),
      balance: 100_000,
      type: 'admin',
      language: 'tr',
      captcha: await visitor.captcha(),
    })
    assert.deepEqual(fieldsOf(answer).sort(), ['balance: unknownField', 'type: unknownField'])
  })

  test('a brand that takes no registrations says so', async ({ assert }) => {
    const { site } = await openBrand({ registerDisabled: true })
    const { status, body } = await new Visitor(site).register(goodForm())
    assert.equal(status, 403)
    assert.equal(body.error.key, 'registrationClosed')
  })

  test('phone and identity number may be left out where the brand asks for neither', async ({
    assert,
  }) => {
    const { site } = await openBrand({ mobileRequired: false, nationalIdRequired: false })
    const without = { cellPhone: '', phoneCode: '', identityNumber: '' }
    assert.equal((await new Visitor(site).register(goodForm(without))).status, 201)
    assert.equal((await new Visitor(site).register(goodForm(without))).status, 201)
  })

  test('people below a dealer of the web count against the opening limit', async ({ assert }) => {
    const { site, admin } = await openBrand()
    const dealer = await makeUser({ site, type: 'dealer', parent: admin, openingLimit: 1 })
    const staff = await signInAs(site, admin)
    const set = (body: object) => staff.put(`/v1/sites/${site.id}`, body)
    assert.equal((await set({ settings: { webDealerId: dealer.id } })).status, 200)
    const form = goodForm()
    assert.equal((await new Visitor(site).register(form)).status, 201)
    const row = await db.from('users').where('username', form.username).firstOrFail()
    assert.equal(row['parent_id'], dealer.id)
    const full = await new Visitor(site).register(goodForm())
    assert.deepEqual([full.status, full.body.error.key], [403, 'registrationClosed'])
  })

  test('people from a country that the brand refuses cannot register', async ({ assert }) => {
    const { site, admin } = await openBrand()
    const staff = await signInAs(site, admin)
    const countries = { mode: 'only', codes: ['DE'] }
    await staff.put(`/v1/sites/${site.id}`, { settings: { countries } })
    const answer = await new Visitor(site).register(goodForm())
    assert.deepEqual(fieldsOf(answer), ['countryCode: countryNotAllowed'])
    const german = { countryCode: 'DE', phoneCode: '49', identityNumber: 'L01X00T47' }
    assert.equal((await new Visitor(site).register(goodForm(german))).status, 201)
  })

  test('is in the audit log, without the password', async ({ assert }) => {
    const { site, admin } = await openBrand()
    const form = goodForm()
    await new Visitor(site).register(form)
    const staff = await signInAs(site, admin)
    const { body } = await staff.list('audit-log', { filter: { action: 'user.register' } })
    assert.containsSubset(body, [
      { subjectName: form.username, detail: { after: { city: 'Bursa' } } },
    ])
    assert.notInclude(JSON.stringify(body), PASSWORD)
  })
})

test.group('Checks while a form is filled in', () => {
  test('tell whether a value is taken within the brand', async ({ assert }) => {
    const { site } = await openBrand()
    const form = goodForm()
    await new Visitor(site).register(form)
    const visitor = new Visitor(site)
    const ask = async (field: string, value: string, at = visitor) =>
      (
        await at.post<TakenAnswer>('/v1/registrations/checks', {
          field,
          value,
          ...(field === 'cellPhone' && { phoneCode: '+90' }),
        })
      ).body.isTaken
    assert.isTrue(await ask('username', form.username))
    assert.isTrue(await ask('email', form.email))
    assert.isTrue(await ask('cellPhone', form.cellPhone))
    assert.isTrue(await ask('identityNumber', form.identityNumber))
    assert.isFalse(await ask('username', 'nobodyatall'))
    const other = await openBrand()
    assert.isFalse(await ask('email', form.email, new Visitor(other.site)))
  })

  test('are bounded: few about people, more about usernames', async ({ assert }) => {
    const { site } = await openBrand()
    const visitor = new Visitor(site)
    const status = async (field: string, i: number) =>
      (await visitor.post('/v1/registrations/checks', { field, value: `somebody${i}@mail.test` }))
        .status
    let allowed = 0
    while ((await status('email', allowed)) === 200) allowed += 1
    assert.equal(allowed, 20)
    assert.equal(await status('identityNumber', 0), 429)
    assert.equal(await status('username', 0), 200)
  })

  test('take the same time whatever they find (S7)', async ({ assert }) => {
    const { site } = await openBrand()
    const form = goodForm()
    await new Visitor(site).register(form)
    const visitor = new Visitor(site)
    const timeOf = async (value: string) => {
      const start = performance.now()
      await visitor.post('/v1/registrations/checks', { field: 'username', value })
      return performance.now() - start
    }
    await timeOf('warmup')
    assert.isAtLeast(await timeOf(form.username), 99)
    assert.isAtLeast(await timeOf('nobodyatall'), 99)
  })
})

test.group('The captcha', () => {
  test('counts once', async ({ assert }) => {
    const { site } = await openBrand()
    const visitor = new Visitor(site)
    const captcha = await visitor.captcha()
    const send = (form: RegistrationForm) =>
      visitor.post('/v1/registrations', { ...form, language: 'tr', captcha })
    assert.equal((await send(goodForm())).status, 201)
    const again = await send(goodForm())
    assert.deepEqual(fieldsOf(again), ['captcha: captchaWrong'])
  })

  const FORGED: [name: string, change: (sent: Sent) => void][] = [
    ['made easier', ({ challenge }) => (challenge.parameters.cost = 1.5)],
    ['of a longer time', ({ challenge }) => (challenge.parameters.expiresAt += 3_600)],
    ['signed by somebody else', ({ challenge }) => (challenge.signature = 'ab'.repeat(32))],
    ['with another key', ({ solution }) => (solution.derivedKey = 'cd'.repeat(32))],
    ['without a signature', ({ challenge }) => (challenge.signature = '')],
  ]
  test('is refused when it is {0}')
    .with(FORGED)
    .run(async ({ assert }, [, change]) => {
      const { site } = await openBrand()
      const visitor = new Visitor(site)
      const sent: Sent = JSON.parse(Buffer.from(await visitor.captcha(), 'base64').toString())
      change(sent)
      const captcha = Buffer.from(JSON.stringify(sent)).toString('base64')
      const answer = await visitor.post('/v1/registrations', {
        ...goodForm(),
        language: 'tr',
        captcha,
      })
      assert.deepEqual(fieldsOf(answer), ['captcha: captchaWrong'])
    })

  test('is refused when it is not a captcha at all', async ({ assert }) => {
    const { site } = await openBrand()
    for (const captcha of ['', 'x', 'e30=', 'bnVsbA==']) {
      const answer = await new Visitor(site).post('/v1/registrations', {
        ...goodForm(),
        language: 'tr',
        captcha,
      })
      assert.equal(answer.status, 422, captcha)
      assert.match(fieldsOf(answer).join(), /^captcha: /)
    }
  })
})

interface Sent {
  challenge: { parameters: { cost: number; expiresAt: number }; signature: string }
  solution: { derivedKey: string }
}
