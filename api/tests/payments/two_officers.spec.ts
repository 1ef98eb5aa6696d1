/** A withdrawal above its method's bound needs two officers (rules 11.4, must-hold M15). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentDetail } from '@grandstand/shared-types/wire/money/payments'
import type { ApiSession, Refusal } from '#tests/support/client'
import { BOUND_EASED_AFTER_MS } from '@grandstand/shared-types/sites/officer_bounds'
import { clock } from '#core/timing/clock'
import { METHOD, withMethod } from '#tests/payments/method_support'
import { makeUser } from '#tests/support/factories'
import { AMOUNT, BALANCE, office, waiting } from '#tests/payments/queue_support'
import { pocketOf } from '#tests/payments/payment_support'

const ask = (session: ApiSession, id: number, what: string, body: object = {}) =>
  session.post<PaymentDetail & Refusal>(`/v1/payments/${id}/${what}`, body)

test.group('Two officers', (group) => {
  group.each.teardown(() => clock.reset())

  test('a method that is made beside a bound has it, too, for a day', async ({ assert }) => {
    const { site, session, row, method } = await withMethod()
    const bound = { ...method, twoOfficersAboveMinor: AMOUNT - 1 }
    assert.equal((await session.put(`/v1/payment-methods/${row.id}`, bound)).status, 200)
    const made = await session.post<{ id: number }>('/v1/payment-methods', method)
    assert.equal(made.status, 201)
    const player = await makeUser({ site, type: 'player', balanceMinor: BALANCE })
    const id = await waiting(player, made.body.id)
    const { body } = await ask(session, id, 'approve')
    assert.containsSubset(body, { state: 'waiting', needsTwoOfficers: true })
    clock.set(clock.now() + BOUND_EASED_AFTER_MS)
    assert.isFalse((await session.get<PaymentDetail>(`/v1/payments/${id}`)).body.needsTwoOfficers)
  })

  test('M15: above the bound the second must be another person', async ({ assert }) => {
    const { first, second, officers, player, methodId } = await office({
      two_officers_above: AMOUNT - 1,
    })
    const id = await waiting(player, methodId)
    const marked = await ask(first, id, 'approve')
    assert.containsSubset(marked.body, {
      state: 'waiting',
      needsTwoOfficers: true,
      firstApprovedBy: officers[0]?.username,
      claimedBy: null,
    })
    const again = await ask(first, id, 'approve')
    assert.deepEqual([again.status, again.body.error.key], [403, 'sameOfficer'])
    const approved = await ask(second, id, 'approve')
    assert.equal(approved.body.state, 'sent')
    assert.deepEqual(
      approved.body.steps.map(({ state, note }) => [state, note]),
      [
        ['created', null],
        ['waiting', null],
        ['waiting', 'firstApproval'],
        ['approved', null],
        ['sent', null],
      ]
    )
  })

  test('M15: the first may take the own approval back, and then counts as none', async ({
    assert,
  }) => {
    const { first, second, player, methodId } = await office({ two_officers_above: AMOUNT - 1 })
    const id = await waiting(player, methodId)
    const none = await ask(first, id, 'withdraw-approval')
    assert.deepEqual([none.status, none.body.error.key], [409, 'paymentState'])
    await ask(first, id, 'approve')
    const theirs = await ask(second, id, 'withdraw-approval')
    assert.deepEqual([theirs.status, theirs.body.error.key], [403, 'notAllowed'])
    const back = await ask(first, id, 'withdraw-approval')
    assert.containsSubset(back.body, { state: 'waiting', firstApprovedBy: null })
    assert.equal(back.body.steps.at(-1)?.note, 'approvalWithdrawn')
    assert.equal((await ask(second, id, 'approve')).body.state, 'waiting', 'now the first one')
    assert.equal((await ask(first, id, 'approve')).body.state, 'sent')
  })

  test('two officers who approve at once do not count as one, and money leaves once', async ({
    assert,
  }) => {
    const { first, second, player, methodId } = await office({ two_officers_above: 1 })
    const id = await waiting(player, methodId)
    const answers = await Promise.all(
      [first, second, first, second].map((one) => ask(one, id, 'approve'))
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 2)
    const steps = db.from('payment_steps').where({ payment_id: id, state: 'approved' })
    assert.lengthOf(await steps, 1)
    await ask(first, id, 'pay')
    assert.equal(await pocketOf(player.id, 'balance'), BALANCE - AMOUNT)
  })

  test('who raises or lifts the bound approves alone a day later at the earliest', async ({
    assert,
  }) => {
    for (const bound of [0, AMOUNT]) {
      const { session, row, site } = await withMethod()
      const change = (twoOfficersAboveMinor: number) =>
        session.put(`/v1/payment-methods/${row.id}`, {
          ...METHOD,
          categoryId: row.categoryId,
          twoOfficersAboveMinor,
        })
      assert.equal((await change(AMOUNT - 1)).status, 200)
      assert.equal((await change(bound)).status, 200)
      const player = await makeUser({ site, type: 'player', balanceMinor: BALANCE })
      const id = await waiting(player, row.id)
      const { body } = await ask(session, id, 'approve')
      assert.containsSubset(body, { state: 'waiting', needsTwoOfficers: true })
      clock.set(clock.now() + BOUND_EASED_AFTER_MS)
      assert.isFalse((await session.get<PaymentDetail>(`/v1/payments/${id}`)).body.needsTwoOfficers)
      clock.reset()
    }
  })

  test('a method is deleted a day after its bound is lifted, not with the bound', async ({
    assert,
  }) => {
    const { session, row, method } = await withMethod()
    const path = `/v1/payment-methods/${row.id}`
    for (const twoOfficersAboveMinor of [AMOUNT, 0]) {
      assert.equal((await session.put(path, { ...method, twoOfficersAboveMinor })).status, 200)
      const { status, body } = await session.delete<Refusal>(path)
      assert.deepEqual([status, body.error.key], [409, 'boundCounts'])
    }
    clock.set(clock.now() + BOUND_EASED_AFTER_MS)
    assert.equal((await session.delete(path)).status, 200)
  })

  test('at the bound one officer is enough', async ({ assert }) => {
    const { first, player, methodId } = await office({ two_officers_above: AMOUNT })
    const { body } = await ask(first, await waiting(player, methodId), 'approve')
    assert.isFalse(body.needsTwoOfficers)
    assert.equal(body.state, 'sent')
  })
})
