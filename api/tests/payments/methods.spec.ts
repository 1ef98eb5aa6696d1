/** Payment categories and methods as staff edit them. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PAYMENT_FIELD_TYPES } from '@grandstand/shared-types/payments/fields'
import type {
  PaymentCategoryRow,
  PaymentGatewayRow,
  PaymentMethodRow,
} from '@grandstand/shared-types/wire/money/payment_methods'
import { openSecrets } from '#payments/methods/sealed_secrets'
import type { Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makePayment } from '#tests/support/payment_rows'
import {
  CATEGORY,
  FIELD,
  METHOD,
  refused,
  staff,
  withCategory,
  withMethod,
} from '#tests/payments/method_support'

test.group('Payment categories', () => {
  test('are made, changed, removed and logged', async ({ assert }) => {
    const { session, category } = await withCategory()
    assert.deepEqual(category, { id: category.id, ...CATEGORY } as PaymentCategoryRow)
    const changed = await session.put<PaymentCategoryRow>(`/v1/payment-categories/${category.id}`, {
      ...category,
      names: { tr: 'Banka', en: '' },
      openLink: '/help',
    })
    assert.deepEqual(changed.body.names, { tr: 'Banka' })
    assert.equal((await session.delete(`/v1/payment-categories/${category.id}`)).status, 200)
    const log = await session.list('audit-log', { filter: { subjectType: 'paymentCategory' } })
    assert.lengthOf(log.body, 3)
  })

  test('a category without a name, with bounds that cross or a link that a page must not open is refused', async ({
    assert,
  }) => {
    const { session } = await staff()
    const faults = async (changes: object) =>
      (await refused(session, 'payment-categories', { ...CATEGORY, ...changes })).errors
    assert.deepEqual(await faults({ names: { en: ' ' } }), { 'names.tr': 'isRequiredArea' })
    assert.deepEqual(await faults({ maxMinor: 999 }), { maxMinor: 'amountTooSmall|1000' })
    assert.deepEqual(await faults({ openLink: 'javascript:alert(1)' }), {
      openLink: 'webAddressInvalid',
    })
    assert.deepEqual(await faults({ openLink: '//elsewhere' }), { openLink: 'webAddressInvalid' })
    assert.deepEqual(await faults({ names: { xx: 'a' } }), { 'names.xx': 'unknownField' })
    assert.deepEqual(await faults({ siteId: 1 }), { siteId: 'unknownField' })
  })

  test('the direction stays while a category has methods, and so does the category', async ({
    assert,
  }) => {
    const { session, category, row } = await withMethod()
    assert.equal(row.direction, 'deposit')
    const path = `/v1/payment-categories/${category.id}`
    const turned = await session.put<Refusal>(path, { ...CATEGORY, direction: 'withdrawal' })
    assert.equal(turned.body.error.key, 'inUse')
    assert.equal((await session.delete<Refusal>(path)).body.error.key, 'inUse')
  })
})

test.group('Payment methods', () => {
  test('are made and changed with every field', async ({ assert }) => {
    const { session, row, method } = await withMethod()
    const { categoryId } = method
    const expected = { id: row.id, ...METHOD, categoryId, direction: 'deposit', secretNames: [] }
    assert.deepEqual(row, expected as PaymentMethodRow)
    const { status, body } = await session.put<PaymentMethodRow>(`/v1/payment-methods/${row.id}`, {
      ...row,
      fields: [],
      isShown: false,
    })
    assert.equal(status, 200)
    assert.deepEqual(body.fields, [])
    assert.isFalse(body.isShown)
  })

  test('S10: secrets are stored encrypted, and neither answered nor logged', async ({ assert }) => {
    const { session, method } = await withCategory()
    const secrets = { key: 'canary-one', pin: 'canary-two' }
    const made = await session.post<PaymentMethodRow>('/v1/payment-methods', { ...method, secrets })
    assert.deepEqual(made.body.secretNames, ['key', 'pin'])
    const path = `/v1/payment-methods/${made.body.id}`
    const stored = async () => {
      const found = await db.from('payment_methods').where('id', made.body.id).firstOrFail()
      assert.notInclude(String(found.sealed_secrets), 'canary')
      return openSecrets(found.sealed_secrets)
    }
    assert.deepEqual(await stored(), secrets)
    await session.put(path, { ...method, secrets: { key: 'canary-three', pin: '' } })
    assert.deepEqual(await stored(), { key: 'canary-three' })
    await session.put(path, method)
    assert.deepEqual(await stored(), { key: 'canary-three' })
    const answers = [
      await session.get(path),
      await session.list('payment-methods'),
      await session.delete(path),
      await session.list('audit-log', { filter: { subjectType: 'paymentMethod' } }),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      assert.notMatch(JSON.stringify(body), /canary|sealed_secrets":"/)
    }
  })

  test('a field that no player could fill in is refused')
    .with([
      [[FIELD, FIELD], 'fields.1.name', 'alreadyExists'],
      [[{ ...FIELD, minLength: 27 }], 'fields.0.maxLength', 'amountTooSmall|27'],
      [[{ ...FIELD, type: 'select' }], 'fields.0.options', 'isRequiredArea'],
      [[{ ...FIELD, options: ['a'] }], 'fields.0.options', 'tooManyEntries|0'],
      [
        [{ ...FIELD, type: 'select', options: ['a'.repeat(27)] }],
        'fields.0.options',
        'minLengthMaxLength|options|0|26',
      ],
      [
        [{ ...FIELD, type: 'password' }],
        'fields.0.type',
        `notOneOf|${PAYMENT_FIELD_TYPES.join(',')}`,
      ],
      [[{ ...FIELD, name: '__proto__ x' }], 'fields.0.name', 'formWrong|cardNumber'],
      [[{ ...FIELD, minLength: -1 }], 'fields.0.minLength', 'amountTooSmall|0'],
      [[{ ...FIELD, maxLength: 1e308 }], 'fields.0.maxLength', 'amountTooLarge|1000'],
      [[{ ...FIELD, extra: 1 }], 'fields.0.extra', 'unknownField'],
      [[{ ...FIELD, titles: { en: ' ' } }], 'fields.0.titles.tr', 'isRequiredArea'],
      [[{ ...FIELD, titles: { xx: 'IBAN' } }], 'fields.0.titles.xx', 'unknownField'],
    ] as const)
    .run(async ({ assert }, [fields, at, fault]) => {
      const { session, method } = await withCategory()
      const answer = await refused(session, 'payment-methods', { ...method, fields })
      assert.deepEqual(answer, { status: 422, errors: { [at]: fault } })
    })

  test('an origin must be one: a scheme that is safe, a host, and nothing else (S6)')
    .with([
      'https://pay.example/path',
      'https://pay.example/',
      'http://pay.example',
      'javascript:alert(1)',
      'https://user@pay.example',
      '*',
      'https://',
      'pay.example',
    ])
    .run(async ({ assert }, origin) => {
      const { session, method } = await withCategory()
      const answer = await refused(session, 'payment-methods', {
        ...method,
        allowedOrigins: [origin],
      })
      assert.deepEqual(answer.errors, { 'allowedOrigins.0': 'webAddressInvalid' })
    })

  test('a gateway that does not exist, a stray branch and amounts that are none are refused', async ({
    assert,
  }) => {
    const { site, session, method } = await withCategory()
    const dealer = await makeUser({ site, type: 'dealer' })
    const faults = async (changes: object) =>
      (await refused(session, 'payment-methods', { ...method, ...changes })).errors
    assert.deepEqual(await faults({ gateway: 'nobody' }), { gateway: 'gatewayUnknown' })
    assert.deepEqual(await faults({ branches: [dealer.username, 'nobody'] }), {
      'branches.1': 'unknownEntry',
    })
    assert.deepEqual(await faults({ minMinor: 1.5 }), { minMinor: 'wholeNumber' })
    assert.deepEqual(await faults({ feePercentMilli: 100_001 }), {
      feePercentMilli: 'amountTooLarge|100000',
    })
    assert.deepEqual(await faults({ settings: { 'a b': 'x' } }), {
      settings: 'formWrong|publicKey',
    })
    const { body } = await session.get<PaymentGatewayRow[]>('/v1/payment-gateways')
    assert.containsSubset(body, [{ name: 'manual', canBeAsked: false }])
  })

  test('a method with an open payment stays', async ({ assert }) => {
    const { site, session, row } = await withMethod()
    const player = await makeUser({ site, type: 'player' })
    const paymentId = await makePayment(player, row.id)
    const path = `/v1/payment-methods/${row.id}`
    assert.equal((await session.delete<Refusal>(path)).body.error.key, 'inUse')
    await db.from('payments').where('id', paymentId).update({ state: 'cancelled' })
    assert.equal((await session.delete(path)).status, 200)
  })
})
