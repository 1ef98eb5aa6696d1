/** Banks of payment methods; other brands, HTML and rights, for categories, methods and banks alike. */
import { test } from '@japa/runner'
import type {
  PaymentBankRow,
  PaymentCategoryRow,
  PaymentMethodRow,
} from '@grandstand/shared-types/wire/money/payment_methods'
import type { BanksAnswer } from '@grandstand/shared-types/wire/money/payments'
import { makeMethod } from '#tests/payments/payment_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import {
  BANK,
  CATEGORY,
  FIELD,
  IBAN,
  refused,
  withCategory,
  withMethod,
} from '#tests/payments/method_support'

const SCRIPT = '</script><script>alert(1)</script>'

test.group('Payment banks', () => {
  test('are saved with their amounts, which keep their ids', async ({ assert }) => {
    const { session, bank } = await withMethod()
    const { body: made } = await session.post<PaymentBankRow>('/v1/payment-banks', bank)
    const [kept] = made.amounts
    assert.containsSubset(made, bank)
    const path = `/v1/payment-banks/${made.id}`
    const more = { amountMinor: 9_000, currency: 'TRY', isShown: false }
    const { body: wider } = await session.put<PaymentBankRow>(path, {
      ...made,
      amounts: [kept, more],
    })
    assert.equal(wider.amounts[0]?.id, kept?.id)
    assert.containsSubset(wider.amounts[1], more)
    const { body: narrow } = await session.put<PaymentBankRow>(path, { ...made, amounts: [more] })
    assert.lengthOf(narrow.amounts, 1)
    assert.equal((await session.delete(path)).status, 200)
    assert.equal((await session.get(path)).status, 404)
  })

  test('a wrong account, code or amount is refused', async ({ assert }) => {
    const { session, bank } = await withMethod()
    const faults = async (changes: object) =>
      (await refused(session, 'payment-banks', { ...bank, ...changes })).errors
    assert.deepEqual(await faults({ account: IBAN.replace('33', '34') }), { account: 'ibanWrong' })
    assert.deepEqual(await faults({ swiftCode: 'TCZB' }), { swiftCode: 'formWrong|TCZBTR2A' })
    assert.deepEqual(await faults({ amounts: [...BANK.amounts, ...BANK.amounts] }), {
      amounts: 'repeatedEntry',
    })
    const { body: other } = await session.post<PaymentBankRow>('/v1/payment-banks', bank)
    assert.deepEqual(await faults({ amounts: other.amounts }), { 'amounts.0.id': 'unknownEntry' })
  })
})

test.group('Banks of methods, and what categories, methods and banks share', () => {
  test('rows of another brand are neither found nor named', async ({ assert }) => {
    const { session, row, category, bank } = await withMethod()
    const { body: bankRow } = await session.post<PaymentBankRow>('/v1/payment-banks', bank)
    const other = await withMethod()
    const rows = [
      [`/v1/payment-categories/${category.id}`, CATEGORY],
      [`/v1/payment-methods/${row.id}`, other.method],
      [`/v1/payment-banks/${bankRow.id}`, other.bank],
    ] as const
    for (const [path, body] of rows) {
      assert.equal((await other.session.get(path)).status, 404, path)
      assert.equal((await other.session.put(path, body)).status, 404, path)
      assert.equal((await other.session.delete(path)).status, 404, path)
      assert.equal((await session.get(path)).status, 200, path)
    }
    assert.lengthOf((await session.get<PaymentBankRow>(rows[2][0])).body.amounts, 1)
    const strange = { ...other.method, categoryId: category.id }
    assert.deepEqual((await refused(other.session, 'payment-methods', strange)).errors, {
      categoryId: 'unknownEntry',
    })
    const stray = { ...other.bank, methodId: row.id }
    assert.deepEqual((await refused(other.session, 'payment-banks', stray)).errors, {
      methodId: 'unknownEntry',
    })
  })

  test('HTML in every text stays text', async ({ assert }) => {
    const { session, method, category } = await withCategory()
    const names = { tr: SCRIPT }
    const { body: named } = await session.put<PaymentCategoryRow>(
      `/v1/payment-categories/${category.id}`,
      { ...CATEGORY, names, info: names }
    )
    assert.deepEqual([named.names, named.info], [names, names])
    const texts = {
      payType: '<b>1</b>',
      payTag: '<i>2</i>',
      names,
      infoFields: { tr: [{ label: SCRIPT, text: SCRIPT }] },
      fields: [
        {
          ...FIELD,
          titles: { tr: SCRIPT },
          placeHolders: { tr: SCRIPT },
          type: 'select',
          maxLength: 100,
          options: [SCRIPT],
        },
      ],
    }
    const { body: row } = await session.post<PaymentMethodRow>('/v1/payment-methods', {
      ...method,
      ...texts,
    })
    assert.containsSubset(row, texts)
    const { body: bank } = await session.post<PaymentBankRow>('/v1/payment-banks', {
      ...BANK,
      methodId: row.id,
      name: SCRIPT,
      account: SCRIPT,
    })
    assert.deepEqual([bank.name, bank.account], [SCRIPT, SCRIPT])
  })

  test('a user without the right sees and changes nothing', async ({ assert }) => {
    const { site } = await withMethod()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['payments.view'] })
    const session = await signInAs(site, dealer)
    for (const list of ['payment-categories', 'payment-methods', 'payment-banks']) {
      assert.equal((await session.list(list)).status, 403)
      assert.equal((await session.post(`/v1/${list}`, {})).status, 403)
    }
  })

  test('the banks of a method are told to those who may use it', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const banksOf = (methodId: number) =>
      session.get<BanksAnswer & Refusal>(`/v1/banks?methodId=${methodId}`)
    const open = await makeMethod(site.id, 'deposit', { banks: 'selector' })
    assert.deepEqual((await banksOf(open)).body, { login: true, banks: [] })
    const closed = await makeMethod(site.id, 'deposit', { currencies: '["EUR"]' })
    assert.equal((await banksOf(closed)).body.error.key, 'methodClosed')
    const foreign = await makeMethod((await makeSite()).id)
    assert.equal((await banksOf(foreign)).status, 404)
  })

  test('a bank offers no amount that its method would refuse', async ({ assert }) => {
    const { site, session, bank } = await withMethod()
    const amounts = [500, 5_000, 100_500].map((amountMinor) => ({
      amountMinor,
      currency: 'TRY',
      isShown: true,
    }))
    await session.post('/v1/payment-banks', { ...bank, amounts })
    const player = await signInAs(site, await makeUser({ site, type: 'player' }))
    const { body } = await player.get<BanksAnswer>(`/v1/banks?methodId=${bank.methodId}`)
    const offered = body.banks.flatMap((each) => each.amounts.map(({ amountMinor }) => amountMinor))
    assert.deepEqual(offered, [5_000])
  })
})
