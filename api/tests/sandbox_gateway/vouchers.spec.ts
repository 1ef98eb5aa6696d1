/** Vouchers of the sandbox gateway: sold on a page, worth their amount once. */
import { test } from '@japa/runner'
import { sellVoucher } from '#sandbox_gateway/actions/vouchers'
import { ApiSession } from '#tests/support/client'
import { asMerchant, orderOf } from '#tests/sandbox_gateway/sandbox_support'

const session = new ApiSession()
const redeem = (code: string, reference = orderOf().reference, currency = 'TRY') =>
  session.send<{ amountMinor?: number; voucher?: string; error?: { key: string } }>(
    'POST',
    '/sandbox-gateway/v1/vouchers/redeem',
    { reference, code, currency },
    asMerchant()
  )

test.group('Sandbox gateway: vouchers', () => {
  test('a voucher is worth its amount once; the same reference hears the same again', async ({
    assert,
  }) => {
    const { code } = await sellVoucher({ kind: 'paykasa', amountMinor: 5_000, currency: 'TRY' })
    const { reference } = orderOf()
    const first = await redeem(code.replace(/.{4}/g, '$& '), reference)
    assert.include(first.body, { amountMinor: 5_000, voucher: 'paykasa', state: 'paid' })
    assert.deepEqual((await redeem(code, reference)).body, first.body)
    assert.equal((await redeem(code)).body.error?.key, 'cardRedeemed')
  })

  test('an invented code and one of another currency are unknown', async ({ assert }) => {
    const { code } = await sellVoucher({ kind: 'creditCard', amountMinor: 5_000, currency: 'EUR' })
    assert.equal((await redeem(code)).body.error?.key, 'cardUnknown')
    assert.equal((await redeem('0000 0000')).body.error?.key, 'cardUnknown')
  })

  test('two merchants at once redeem a voucher once', async ({ assert }) => {
    const { code } = await sellVoucher({ kind: 'paykasa', amountMinor: 5_000, currency: 'TRY' })
    const answers = await Promise.all([redeem(code), redeem(code), redeem(code)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
  })

  test('the shop shows the code that it sold, and refuses an amount that is none', async ({
    assert,
  }) => {
    const path = '/sandbox-gateway/vouchers/tr'
    const form = (amount: string) =>
      session.send<string>('POST', path, `kind=paykasa&currency=TRY&amount=${amount}`, {
        'content-type': 'application/x-www-form-urlencoded',
      })
    const code = /(\d{4} ){3}\d{4}/.exec((await form('250')).body)?.[0] ?? ''
    assert.include((await redeem(code)).body, { amountMinor: 25_000 })
    assert.equal((await form('-1')).status, 422)
  })
})
