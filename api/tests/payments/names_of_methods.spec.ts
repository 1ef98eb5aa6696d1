/** A player reads the names of methods in the language of the page, whatever language the payment was ordered in. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  PaymentAnswer,
  PaymentPage,
  PaymentView,
} from '@grandstand/shared-types/wire/money/payments'
import { openBody } from '#mail/sending/sealed_body'
import { makeMethod } from '#tests/payments/payment_support'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const NAMES = { names: '{"tr":"Banka","en":"Bank","de":"Überweisung"}' }

async function scene() {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player', balanceMinor: 10_000 })
  return { site, player, session: await signInAs(site, player) }
}

const order = (session: ApiSession, path: string, methodId: number) =>
  session.post<PaymentAnswer>(
    `/v1/${path}`,
    { methodId, amountMinor: 1_000, values: [] },
    { 'idempotency-key': randomUUID() }
  )

test.group('Names of payment methods', () => {
  test('of one list all are in the language of the page', async ({ assert }) => {
    const { site, session } = await scene()
    const methodId = await makeMethod(site.id, 'deposit', NAMES)
    for (const language of ['de', 'en', 'tr']) {
      const { body } = await order(session, `deposits?language=${language}`, methodId)
      assert.equal(body.payment.methodName, JSON.parse(NAMES.names)[language])
    }
    const namesIn = async (query: string) =>
      (await session.get<PaymentPage>(`/v1/me/payments${query}`)).body.rows.map(
        ({ methodName }) => methodName
      )
    assert.deepEqual(await namesIn('?language=en'), ['Bank', 'Bank', 'Bank'])
    assert.deepEqual(await namesIn('?language=de'), Array(3).fill('Überweisung'))
    // a language without the name has that of the brand's own
    assert.deepEqual(await namesIn('?language=el'), ['Banka', 'Banka', 'Banka'])
  })

  test('a single payment follows the page, and so does one that is taken back', async ({
    assert,
  }) => {
    const { site, session } = await scene()
    const methodId = await makeMethod(site.id, 'withdrawal', NAMES)
    const { body } = await order(session, 'withdrawals?language=tr', methodId)
    const path = `/v1/me/payments/${body.payment.reference}`
    const seen = await session.get<PaymentView>(`${path}?language=de`)
    assert.equal(seen.body.methodName, 'Überweisung')
    const taken = await session.post<PaymentView>(`${path}/cancel?language=en`)
    assert.equal(taken.body.methodName, 'Bank')
  })

  test('staff read one name for one method, and a mail is in its own language', async ({
    assert,
  }) => {
    const { site, player, session } = await scene()
    await db
      .from('users')
      .where('id', player.id)
      .update({ email: `${player.username}@mail.example`, language: 'de' })
    const methodId = await makeMethod(site.id, 'withdrawal', NAMES)
    for (const language of ['de', 'en']) {
      await order(session, `withdrawals?language=${language}`, methodId)
    }
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const { body } = await admin.get<{ methodName: string }[]>(
      `/v1/payments?filter=${encodeURIComponent(JSON.stringify({ methodId }))}`
    )
    assert.deepEqual(
      body.map(({ methodName }) => methodName),
      ['Banka', 'Banka']
    )
    const mails = await db
      .query<{ sealed: string }>()
      .from('mails')
      .where({ user_id: player.id, kind: 'withdrawalOrdered' })
      .select({ sealed: 'sealed_body' })
    assert.lengthOf(mails, 2)
    for (const { sealed } of mails) assert.include(openBody(sealed).text, 'Überweisung')
  })
})
