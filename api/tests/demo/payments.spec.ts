/** The payment methods of the demo's brand: complete in every language, and right by the rules that staff must keep. */
import { test } from '@japa/runner'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { isIban } from '@grandstand/shared-types/payments/iban'
import { PAYMENT_FIELD_TYPES } from '@grandstand/shared-types/payments/fields'
import { TRANSFER_BANKS } from '#demo/payment_banks'
import { FIELD_WORDS } from '#demo/payment_field_words'
import { DEMO_CATEGORIES } from '#demo/payment_methods'
import { PAYMENT_WORDS } from '#demo/payment_words'
import { gatewayOf } from '#payments/gateways/gateways'

const METHODS = DEMO_CATEGORIES.flatMap(({ methods }) => methods)

test.group('Payment methods of the demo', () => {
  test('have texts in every language, none of them twice', ({ assert }) => {
    for (const language of SITE_LANGUAGES) {
      const words = Object.values({ ...PAYMENT_WORDS[language], ...FIELD_WORDS[language] })
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

  test('banks have SWIFT codes of Turkey and accounts of the right form', ({ assert }) => {
    for (const { swiftCode, account } of TRANSFER_BANKS) {
      assert.match(swiftCode, /^[A-Z]{4}TR[A-Z\d]{2}$/)
      assert.isTrue(isIban(account), account)
    }
  })
})
