/** A withdrawal asks for the password again, and its player is told of it (must-hold S9). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PASSWORD_PROOF_MINUTES } from '@grandstand/shared-types/accounts/second_factor'
import type { NoticeList } from '@grandstand/shared-types/wire/site/notices'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import { clock } from '#core/timing/clock'
import { startSystemNotices, stopSystemNotices } from '#notices/system_notices'
import { makeMethod } from '#tests/payments/payment_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'

const AMOUNT = 10_000

async function playerWith(columns: Record<string, string | number> = {}) {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player', balanceMinor: 3 * AMOUNT })
  await db
    .from('users')
    .where('id', player.id)
    .update({ email: `${player.username}@mail.example`, first_name: 'Ayşe', language: 'de' })
  const methodId = await makeMethod(site.id, 'withdrawal', columns)
  const session = await signInAs(site, player)
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { site, player, methodId, session, admin }
}

const withdraw = (session: ApiSession, methodId: number, more: object = {}) =>
  session.post<PaymentAnswer & Refusal>(
    '/v1/withdrawals',
    { methodId, amountMinor: AMOUNT, values: [], ...more },
    { 'idempotency-key': randomUUID() }
  )

const mailsTo = (userId: number) =>
  db
    .query<{ kind: string; language: string; subject: string }>()
    .from('mails')
    .where('user_id', userId)
    .orderBy('id')
    .select('kind', 'language', 'subject')

const idOf = async (reference: string): Promise<number> =>
  Number((await db.from('payments').where('reference', reference).select('id').firstOrFail()).id)

test.group('Withdrawals and their player', (group) => {
  group.each.setup(() => {
    startSystemNotices()
    return stopSystemNotices
  })

  test('S9: a player is told by mail and notice of a withdrawal that is ordered, paid and refused', async ({
    assert,
  }) => {
    const { player, methodId, session, admin } = await playerWith({ fee_fixed: 500 })
    const paid = await idOf((await withdraw(session, methodId)).body.payment.reference)
    const refused = await idOf((await withdraw(session, methodId)).body.payment.reference)
    await admin.post(`/v1/payments/${paid}/approve`)
    await admin.post(`/v1/payments/${paid}/pay`)
    await admin.post(`/v1/payments/${refused}/refuse`, { reason: 'Another name on the account' })
    const mails = await mailsTo(player.id)
    assert.deepEqual(
      mails.map(({ kind, language }) => [kind, language]),
      ['Ordered', 'Ordered', 'Paid', 'Refused'].map((kind) => [`withdrawal${kind}`, 'de'])
    )
    // what arrives is without the fee
    assert.include(mails[2]?.subject, '95,00')
    assert.include(mails[3]?.subject, '100,00')
    // a notice is written after the answer
    let told: (readonly [string | null, (string | number)[]])[] = []
    for (let tries = 0; tries < 100 && told.length < 4; tries++) {
      const { body } = await session.get<NoticeList>('/v1/me/notices?lang=de')
      told = body.notices.map(({ key, params }) => [key, params] as const)
      if (told.length < 4) await new Promise((done) => setTimeout(done, 20))
    }
    assert.sameDeepMembers(told, [
      ['withdrawalOrdered', [AMOUNT, 'TRY']],
      ['withdrawalOrdered', [AMOUNT, 'TRY']],
      ['withdrawalPaid', [AMOUNT - 500, 'TRY']],
      ['withdrawalRefused', [AMOUNT, 'TRY']],
    ])
  })

  test('S9: a player without an address gets no mail, and a deposit tells nothing', async ({
    assert,
  }) => {
    const { site, player, methodId, session, admin } = await playerWith()
    const deposits = await makeMethod(site.id)
    const { body } = await session.post<PaymentAnswer>(
      '/v1/deposits',
      { methodId: deposits, amountMinor: AMOUNT, values: [] },
      { 'idempotency-key': randomUUID() }
    )
    await admin.post(`/v1/payments/${await idOf(body.payment.reference)}/approve`)
    await db.from('users').where('id', player.id).update({ email: null })
    assert.equal((await withdraw(session, methodId)).status, 201)
    assert.deepEqual(await mailsTo(player.id), [])
  })

  test('S9: a session that gave its password long ago withdraws with the password alone', async ({
    assert,
  }) => {
    const { player, methodId, session } = await playerWith()
    assert.equal((await withdraw(session, methodId)).status, 201)
    const longAgo = clock.now() - PASSWORD_PROOF_MINUTES * 60_000
    await db.from('user_sessions').where('user_id', player.id).update({ created_at: longAgo })
    const faultOf = async (more: object) => {
      const { status, body } = await withdraw(session, methodId, more)
      return [status, body.error.fields]
    }
    const at = (key: string) => [422, [{ field: 'currentPassword', key, params: [] }]]
    assert.deepEqual(await faultOf({}), at('isRequiredArea'))
    assert.deepEqual(await faultOf({ currentPassword: 'not-it' }), at('userPassCodeWrong'))
    assert.equal(await cashOf(player.id), 2 * AMOUNT)
    const given = await withdraw(session, methodId, { currentPassword: DEFAULT_PASSWORD })
    assert.equal(given.status, 201)
    assert.equal((await withdraw(session, methodId)).status, 201)
    assert.equal(await cashOf(player.id), 0)
  })

  test('S9: the password of an order is kept nowhere', async ({ assert }) => {
    const { player, methodId, session } = await playerWith()
    await withdraw(session, methodId, { currentPassword: DEFAULT_PASSWORD })
    for (const [table, where] of [
      ['payments', 'user_id'],
      ['idempotency_keys', 'user_id'],
      ['audit_log', 'actor_id'],
    ] as const) {
      const rows = await db.from(table).where(where, player.id)
      assert.isNotEmpty(rows)
      assert.notInclude(JSON.stringify(rows), DEFAULT_PASSWORD)
    }
  })
})
