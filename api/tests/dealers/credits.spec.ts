import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CreditMove, CreditQuote } from '@grandstand/shared-types/wire/people/dealers'
import type { DealerRow } from '@grandstand/shared-types/wire/people/accounts'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds } from '#ledger/post'
import type { ApiSession } from '#tests/support/client'
import { signInAs, type Refusal } from '#tests/support/client'
import { accountIdOf, cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { firstBreak } from '#tests/support/books'

const move = (session: ApiSession, userId: number, body: object, key: string = randomUUID()) =>
  session.post<CreditMove & Refusal>(`/v1/users/${userId}/credits`, body, {
    'idempotency-key': key,
  })

/** Takes more from a user than the user has; answers with the account of the receivable. */
async function owe(user: TestUser, amountMinor: number): Promise<number> {
  const { siteId, currency } = user
  const house = await houseAccountId(siteId, 'winnings', currency)
  const receivableId = await accountIdOf(user.id, 'receivable')
  const cash = await accountIdOf(user.id, 'balance')
  const [id = 0] = await reserveTransferIds(1)
  const legs = [
    { accountId: cash, amountMinor: 0 - amountMinor, receivableId },
    { accountId: house, amountMinor },
  ]
  await inTransaction((trx) =>
    post(trx, [{ id, key: `owe:${id}`, kind: 'resettle', siteId, currency, legs }])
  )
  return receivableId
}

async function branch() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const dealer = await makeUser({
    site,
    type: 'dealer',
    permissions: ['credit.move', 'users.view'],
    balanceMinor: 10_000,
  })
  const player = await makeUser({ site, type: 'player', parent: dealer })
  return { site, admin, dealer, player, session: await signInAs(site, dealer) }
}

test.group('Sending and taking credit', () => {
  test('an admin sends from the house, and the answer has the balances', async ({ assert }) => {
    const { site, admin, dealer } = await branch()
    const session = await signInAs(site, admin)
    const { status, body } = await move(session, dealer.id, { direction: 'send', amountMinor: 500 })
    assert.equal(status, 201)
    assert.containsSubset(body, {
      amountMinor: 500,
      actor: { id: admin.id, beforeMinor: null, afterMinor: null },
      user: { id: dealer.id, beforeMinor: 10_000, afterMinor: 10_500 },
    })
    assert.isNull(await firstBreak())
  })

  test('a dealer sends from the dealer’s balance and takes back, and the sum of both balances stays', async ({
    assert,
  }) => {
    const { dealer, player, session } = await branch()
    const sent = await move(session, player.id, {
      direction: 'send',
      amountMinor: 4_000,
      note: 'for the weekend',
    })
    assert.containsSubset(sent.body, {
      actor: { id: dealer.id, beforeMinor: 10_000, afterMinor: 6_000 },
      user: { id: player.id, beforeMinor: 0, afterMinor: 4_000 },
    })
    const taken = await move(session, player.id, { direction: 'take', amountMinor: 1_500 })
    assert.containsSubset(taken.body, {
      actor: { beforeMinor: 6_000, afterMinor: 7_500 },
      user: { beforeMinor: 4_000, afterMinor: 2_500 },
    })
    const quote = await session.get<CreditQuote>(`/v1/users/${player.id}/credits`)
    assert.deepEqual(quote.body, {
      actor: { id: dealer.id, balanceMinor: 7_500 },
      user: { id: player.id, balanceMinor: 2_500 },
      debtMinor: null,
      isOnCredit: false,
      send: { mostMinor: 7_500, bound: 'balance' },
      take: { mostMinor: 2_500, bound: 'balance' },
      needsReason: false,
    })
  })

  test('neither side goes below its floor', async ({ assert }) => {
    const { dealer, player, session } = await branch()
    const tooMuch = await move(session, player.id, { direction: 'send', amountMinor: 10_001 })
    assert.equal(tooMuch.status, 422)
    assert.equal(tooMuch.body.error.message, 'insufficientCredit|10001|10000')
    const nothingThere = await move(session, player.id, { direction: 'take', amountMinor: 1 })
    assert.equal(nothingThere.body.error.message, 'insufficientCredit|1|0')
    assert.deepEqual([await cashOf(dealer.id), await cashOf(player.id)], [10_000, 0])
  })

  test('a dealer sends down to the dealer’s credit limit; the credit limit of a user cannot be taken', async ({
    assert,
  }) => {
    const site = await makeSite()
    const dealer = await makeUser({
      site,
      type: 'dealer',
      permissions: ['credit.move'],
      creditLimitMinor: 300,
    })
    const player = await makeUser({ site, type: 'player', parent: dealer, creditLimitMinor: 900 })
    const session = await signInAs(site, dealer)
    assert.equal(
      (await move(session, player.id, { direction: 'send', amountMinor: 300 })).status,
      201
    )
    assert.equal(await cashOf(dealer.id), -300)
    const { body } = await move(session, player.id, { direction: 'take', amountMinor: 301 })
    assert.equal(body.error.message, 'insufficientCredit|301|300')
  })

  test('credit pays off a debt of the receiver first', async ({ assert }) => {
    const { player, session } = await branch()
    const receivableId = await owe(player, 100)
    const { body } = await move(session, player.id, { direction: 'send', amountMinor: 250 })
    assert.equal(body.user.afterMinor, 150)
    const debt = await db.from('ledger_accounts').where('id', receivableId).firstOrFail()
    assert.equal(debt.balance, 0)
    assert.isNull(await firstBreak())
  })

  test('reaches every user below and no other', async ({ assert }) => {
    const { site, dealer, admin, session } = await branch()
    const sub = await makeUser({ site, type: 'dealer', parent: dealer })
    const grandchild = await makeUser({ site, type: 'player', parent: sub })
    const sibling = await makeUser({ site, type: 'dealer' })
    const nephew = await makeUser({ site, type: 'player', parent: sibling })
    const order = { direction: 'send', amountMinor: 10 }
    assert.equal((await move(session, grandchild.id, order)).status, 201)
    for (const other of [sibling, nephew, admin, dealer, { id: 999_999_999 }]) {
      const { status, body } = await move(session, other.id, order)
      assert.equal(status, 404)
      assert.equal(body.error.key, 'thisOperatorNotYour')
      assert.equal((await session.get(`/v1/users/${other.id}/credits`)).status, 404)
    }
  })

  test('needs the same currency on both sides', async ({ assert }) => {
    const { site, dealer, session } = await branch()
    const player = await makeUser({ site, type: 'player', parent: dealer, currency: 'EUR' })
    const { status, body } = await move(session, player.id, { direction: 'send', amountMinor: 10 })
    assert.equal(status, 422)
    assert.equal(body.error.message, 'currencyDiffers|TRY|EUR')
  })

  test('twenty equal requests at once are one transfer and twenty equal answers', async ({
    assert,
  }) => {
    const { dealer, player, session } = await branch()
    const key = randomUUID()
    const order = { direction: 'send', amountMinor: 700 }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => move(session, player.id, order, key))
    )
    for (const answer of answers) {
      assert.equal(answer.status, 201)
      assert.deepEqual(answer.body, answers[0]?.body)
    }
    assert.deepEqual([await cashOf(dealer.id), await cashOf(player.id)], [9_300, 700])
    const again = await move(session, player.id, order, key)
    assert.deepEqual(again.body, answers[0]?.body)

    const other = await move(session, player.id, { ...order, amountMinor: 701 }, key)
    assert.equal(other.status, 409)
    assert.equal(other.body.error.key, 'idempotencyConflict')
    assert.equal(await cashOf(player.id), 700)
  })

  test('the Idempotency-Key is required, and must be short plain text', async ({ assert }) => {
    const { player, session } = await branch()
    const url = `/v1/users/${player.id}/credits`
    const order = { direction: 'send', amountMinor: 1 }
    const without = await session.post<Refusal>(url, order)
    assert.equal(without.status, 400)
    assert.equal(without.body.error.key, 'idempotencyKeyRequired')
    for (const key of ['x'.repeat(65), 'two words', 'a;b', '<b>']) {
      assert.equal((await move(session, player.id, order, key)).status, 400, key)
    }
    assert.equal(await cashOf(player.id), 0)
  })

  test('S14: transfers up and down a branch at once leave its sum as it was', async ({
    assert,
  }) => {
    const { site, dealer, session } = await branch()
    const players = await Promise.all(
      [1, 2, 3].map(() => makeUser({ site, type: 'player', parent: dealer }))
    )
    const moves = Array.from({ length: 60 }, (_, i) => ({
      userId: players[i % 3]?.id ?? 0,
      order: { direction: i % 4 < 2 ? 'send' : 'take', amountMinor: 100 + i * 37 },
    }))
    const answers = await Promise.all(
      moves.map(({ userId, order }) => move(session, userId, order))
    )
    for (const { status, body } of answers) {
      if (status !== 201) assert.equal(body.error.key, 'insufficientCredit')
    }
    const balances = await Promise.all([dealer, ...players].map((user) => cashOf(user.id)))
    assert.isTrue(balances.every((balance) => balance >= 0))
    assert.equal(
      balances.reduce((sum, balance) => sum + balance, 0),
      10_000
    )
  })

  test('needs the permission', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({ site, type: 'dealer' })
    const player = await makeUser({ site, type: 'player', parent: dealer })
    const session = await signInAs(site, dealer)
    const order = { direction: 'send', amountMinor: 1 }
    assert.equal((await move(session, player.id, order)).status, 403)
    assert.equal((await session.get(`/v1/users/${player.id}/credits`)).status, 403)
  })
})

test.group('Dealers', () => {
  test('are users of that type, with the counts of those below', async ({ assert }) => {
    const { site, dealer, session } = await branch()
    const sub = await makeUser({ site, type: 'dealer', parent: dealer })
    await makeUser({ site, type: 'player', parent: sub })
    await makeUser({ site, type: 'terminal', parent: sub })
    const { body, headers } = await session.list<DealerRow>('dealers', { sort: ['id', 'ASC'] })
    assert.deepEqual(
      body.map(({ id, childCount, playerCount }) => ({ id, childCount, playerCount })),
      [
        { id: dealer.id, childCount: 2, playerCount: 2 },
        { id: sub.id, childCount: 2, playerCount: 1 },
      ]
    )
    assert.equal(headers.get('content-range'), 'dealers 0-1/2')
  })

  test('a player is not a dealer', async ({ assert }) => {
    const { site, admin, player } = await branch()
    const session = await signInAs(site, admin)
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      assert.equal((await session.send(method, `/v1/dealers/${player.id}`)).status, 404)
    }
  })
})
