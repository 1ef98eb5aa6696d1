import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { branch, debtsOf, move, quoteOf } from '#tests/dealers/credit_support'
import type { Refusal } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'
import { firstBreak, requireWholeBooks } from '#tests/support/books'

test.group('A dealer on credit', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('owes the credit received, until it is taken back or paid', async ({ assert }) => {
    const { site, sub, asDealer } = await branch()
    const sent = await move(asDealer, sub, 'send', 3_000)
    assert.deepEqual(sent.body.debt, { beforeMinor: 0, afterMinor: 3_000 })
    assert.deepEqual(await debtsOf(site.id), { debt: -3_000, lent: 3_000, loans: 0 })

    const taken = await move(asDealer, sub, 'take', 1_000)
    assert.deepEqual(taken.body.debt, { beforeMinor: 3_000, afterMinor: 2_000 })
    assert.equal(await cashOf(sub.id), 2_000)

    const paid = await move(asDealer, sub, 'repay', 1_500)
    assert.equal(paid.status, 201)
    assert.deepEqual(paid.body.debt, { beforeMinor: 2_000, afterMinor: 500 })
    assert.equal(await cashOf(sub.id), 2_000)
    assert.deepEqual(await debtsOf(site.id), { debt: -500, lent: 500, loans: 0 })
    assert.equal((await quoteOf(asDealer, sub)).debtMinor, 500)
  })

  test('owes nothing beyond the debt when more is taken back', async ({ assert }) => {
    const { site, sub, asDealer } = await branch()
    await move(asDealer, sub, 'send', 3_000)
    await move(asDealer, sub, 'repay', 2_500)
    const { body } = await move(asDealer, sub, 'take', 3_000)
    assert.deepEqual(body.debt, { beforeMinor: 500, afterMinor: 0 })
    assert.deepEqual(await debtsOf(site.id), { debt: 0, lent: 0, loans: 0 })
  })

  test('cannot pay more than the debt', async ({ assert }) => {
    const { sub, player, asDealer, asSub } = await branch()
    await move(asDealer, sub, 'send', 3_000)
    const { status, body } = await move(asDealer, sub, 'repay', 3_001)
    assert.equal(status, 422)
    assert.equal(body.errors?.['amountMinor'], 'amountTooLarge|3000')
    assert.equal(
      (await move(asSub, player, 'repay', 1)).body.errors?.['amountMinor'],
      'amountTooLarge|0'
    )
  })

  test('gets credit only from the user directly above', async ({ assert }) => {
    const { dealer, sub, player, asAdmin } = await branch()
    for (const direction of ['send', 'take', 'repay'] as const) {
      const { status, body } = await move(asAdmin, sub, direction, 1)
      assert.equal(status, 422)
      assert.equal(body.error.key, 'transfersForbidden')
    }
    assert.equal((await move(asAdmin, player, 'send', 1)).status, 201)
    assert.equal((await move(asAdmin, dealer, 'send', 1)).status, 201)
  })

  test('of the house owes the house, and is seen with the debt', async ({ assert }) => {
    const { site, asAdmin } = await branch()
    const top = await makeUser({ site, type: 'dealer', isOnCredit: true })
    await move(asAdmin, top, 'send', 700)
    assert.deepEqual(await debtsOf(site.id), { debt: -700, lent: 0, loans: 700 })
    const { body } = await asAdmin.get<UserRow>(`/v1/dealers/${top.id}`)
    assert.containsSubset(body, { isOnCredit: true, debtMinor: 700 })
    const accounts = await asAdmin.list<{ pocket: string; balanceMinor: number }>(
      'ledger-accounts',
      {
        filter: { userId: top.id, pocket: 'debt' },
      }
    )
    assert.equal(accounts.body[0]?.balanceMinor, -700)
  })

  test('is put on credit by a user with the permission, and keeps the debt when prepaid again', async ({
    assert,
  }) => {
    const { site, asAdmin } = await branch()
    const top = await makeUser({ site, type: 'dealer' })
    const player = await makeUser({ site, type: 'player' })
    assert.equal((await asAdmin.put(`/v1/users/${top.id}`, { isOnCredit: true })).status, 200)
    await move(asAdmin, top, 'send', 700)
    await asAdmin.put(`/v1/users/${top.id}`, { isOnCredit: false })
    const { body } = await move(asAdmin, top, 'send', 100)
    assert.deepEqual(body.debt, { beforeMinor: 700, afterMinor: 700 })
    const refused = await asAdmin.put<Refusal>(`/v1/users/${player.id}`, { isOnCredit: true })
    assert.equal(refused.body.errors?.['isOnCredit'], 'notForAccount')
  })
})

test.group('Credit moved at once', () => {
  test('S14: up and down a tree on credit keeps its sum, its debts and its limits', async ({
    assert,
  }) => {
    const settings = { credit: { maxTransferMinor: 0, maxDayMinor: 4_000, needsReason: false } }
    const { site, dealer, sub, player, asDealer, asSub } = await branch(settings)
    const second = await makeUser({ site, type: 'dealer', parent: dealer, isOnCredit: true })
    await move(asDealer, sub, 'send', 2_000)
    // each day has a row, even when the dealer's takes empty the subdealer before anything else is moved
    await move(asSub, player, 'send', 100)
    const sum = 10_000
    const directions = ['send', 'take', 'send', 'repay'] as const
    const answers = await Promise.all(
      Array.from({ length: 72 }, (_, i) => {
        const direction = directions[Math.floor(i / 3) % directions.length] ?? 'send'
        const amount = 90 + i * 17
        if (i % 3 === 0) return move(asDealer, sub, direction, amount)
        if (i % 3 === 1) return move(asDealer, second, direction, amount)
        return move(asSub, player, direction === 'repay' ? 'take' : direction, amount)
      })
    )
    const named = ['insufficientCredit', 'creditDayMax', 'validationFailed']
    for (const { status, body } of answers) {
      if (status !== 201) assert.include(named, body.error.key)
    }
    assert.isAbove(answers.filter(({ status }) => status === 201).length, 5)
    const balances = await Promise.all([dealer, sub, second, player].map(({ id }) => cashOf(id)))
    assert.isTrue(balances.every((balance) => balance >= 0))
    assert.equal(
      balances.reduce((total, balance) => total + balance, 0),
      sum
    )
    const { debt, lent } = await debtsOf(site.id)
    assert.equal(debt + lent, 0)
    assert.isAtLeast(lent, 0)
    const days: { sent: number; taken: number }[] = await db
      .from('credit_days')
      .whereIn('user_id', [dealer.id, sub.id])
      .select('sent', 'taken')
    assert.lengthOf(days, 2)
    assert.isTrue(days.every(({ sent, taken }) => Math.max(Number(sent), Number(taken)) <= 4_000))
    assert.isNull(await firstBreak())
  })
})
