/** The payment methods of the demo's brand: complete in every language, and right by the rules that staff must keep. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentCategoryView } from '@grandstand/shared-types/wire/money/payments'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { isIban } from '@grandstand/shared-types/payments/iban'
import { PAYMENT_FIELD_TYPES } from '@grandstand/shared-types/payments/fields'
import { CARD_WORDS } from '#demo/words/card_words'
import { TRANSFER_BANKS } from '#demo/payment_banks'
import { FIELD_WORDS } from '#demo/words/payment_field_words'
import { DEMO_CATEGORIES } from '#demo/payment_methods'
import { PAYMENT_WORDS } from '#demo/words/payment_words'
import { fillBrand } from '#demo/payments'
import { gatewayOf } from '#payments/gateways/gateways'
import Site from '#sites/models/site'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const METHODS = DEMO_CATEGORIES.flatMap(({ methods }) => methods)

test.group('Payment methods of the demo', () => {
  test('have texts in every language, none of them twice', ({ assert }) => {
    for (const language of SITE_LANGUAGES) {
      const words = Object.values({
        ...PAYMENT_WORDS[language],
        ...CARD_WORDS[language],
        ...FIELD_WORDS[language],
      })
      assert.equal(new Set(words).size, words.length, language)
      assert.isTrue(words.every((word) => word.trim() !== ''))
    }
  })

  test('name gateways that exist, and fields that can be filled in', ({ assert }) => {
    for (const { gateway, minMinor, maxMinor, fields = [] } of METHODS) {
      assert.equal(gatewayOf(gateway).name, gateway)
      assert.isAbove(maxMinor, minMinor)
      for (const { type, titles, minLength, maxLength } of fields) {
        assert.sameMembers(Object.keys(titles), [...SITE_LANGUAGES])
        assert.include([...PAYMENT_FIELD_TYPES], type)
        assert.isAbove(maxLength, minLength)
      }
    }
  })

  test('show every way in which a method opens, and the bank selector of method 660', ({
    assert,
  }) => {
    const opens = METHODS.map(({ opens: way }) => way)
    assert.includeMembers(opens, ['redirect', 'page', 'frame'])
    const transfer = METHODS.find(({ payTag }) => payTag === '660')
    assert.lengthOf(transfer?.banks?.rows ?? [], 9)
  })

  test('take one payment of a player at a time, but for vouchers, which are answered at once', async ({
    assert,
  }) => {
    const site = await makeSite()
    await fillBrand(await Site.findOrFail(site.id), `test:payments:${site.id}`)
    const rows: { gateway: string; most: number }[] = await db
      .query<{ gateway: string; most: number }>()
      .from('payment_methods')
      .where('site_id', site.id)
      .select({ gateway: 'gateway', most: 'max_under_way' })
    assert.isAbove(rows.length, 5)
    for (const { gateway, most } of rows) {
      assert.equal(Number(most), gateway === 'voucher' ? 0 : 1, gateway)
    }
  })

  test('lead with a card of the house to its page, which the method of vouchers does not name', async ({
    assert,
  }) => {
    const site = await makeSite()
    await fillBrand(await Site.findOrFail(site.id), `test:payments:${site.id}`)
    const player = await makeUser({ site, type: 'player', balanceMinor: 0 })
    const session = await signInAs(site, player)
    for (const language of SITE_LANGUAGES) {
      const { body } = await session.get<PaymentCategoryView[]>(
        `/v1/me/payment-categories?direction=deposit&language=${language}`
      )
      const { cardCode, cardNote } = CARD_WORDS[language]
      const { voucher } = PAYMENT_WORDS[language]
      const named = body.filter(({ name }) => name.includes(cardCode))
      assert.deepEqual(
        named.map(({ name, openLink, info }) => [name, openLink, info]),
        [[cardCode, `/${language}/card`, cardNote]]
      )
      assert.notInclude(voucher.toLowerCase(), cardCode.toLowerCase())
    }
  })

  test('banks have SWIFT codes of Turkey and accounts of the right form', ({ assert }) => {
    for (const { swiftCode, account } of TRANSFER_BANKS) {
      assert.match(swiftCode, /^[A-Z]{4}TR[A-Z\d]{2}$/)
      assert.isTrue(isIban(account), account)
    }
  })
})
