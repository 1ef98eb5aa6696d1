import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { paymentFieldFault } from '@grandstand/shared-types/payments/field_faults'
import { FORM_TABLE } from '../../../shared-types/tests/payments/form_table.ts'
import { openAllDoors } from '#core/throttle/throttle'
import { makeMethod } from '#tests/payments/payment_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('The seven rules of a payment form', () => {
  test('the server refuses what the table refuses, by its key and at its field', async ({
    assert,
  }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    const methods = new Map<string, number>()
    for (const { type, input, field, value, key } of FORM_TABLE) {
      await openAllDoors()
      const fields = JSON.stringify([{ ...field, titles: { tr: field.title }, placeHolders: {} }])
      const methodId = methods.get(fields) ?? (await makeMethod(site.id, 'deposit', { fields }))
      methods.set(fields, methodId)
      const values = input === 'not given' ? [] : [{ name: field.name, value }]
      const { status, body } = await session.post<Refusal>(
        '/v1/deposits',
        { methodId, amountMinor: 1_000, values },
        { 'idempotency-key': randomUUID() }
      )
      const found = status === 201 ? null : (body.errors?.[field.name]?.split('|')[0] ?? body)
      // spaces around a text do not reach the rules
      const wanted = input === 'of spaces' ? (paymentFieldFault(field, '')?.key ?? null) : key
      assert.deepEqual([type, input, found], [type, input, wanted])
    }
  })
})
