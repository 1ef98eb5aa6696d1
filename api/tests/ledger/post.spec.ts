import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds, type Leg } from '#ledger/post'
import { verifyLedger } from '#ledger/verify'
import { accountIdOf, cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

let serial = 0

async function send(user: TestUser, legs: Leg[], key = `post-test:${user.id}:${(serial += 1)}`) {
  const [id = 0] = await reserveTransferIds(1)
  const { siteId, currency } = user
  return inTransaction((trx) => post(trx, [{ id, key, kind: 'stake', siteId, currency, legs }]))
}

async function playerWith(balanceMinor: number, creditLimitMinor = 0) {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player', balanceMinor, creditLimitMinor })
  return {
    player,
    cash: await accountIdOf(player.id, 'balance'),
    receivable: await accountIdOf(player.id, 'receivable'),
    house: await houseAccountId(site.id, 'winnings', site.currency),
  }
}

const balanceOf = async (accountId: number) =>
  Number((await db.from('ledger_accounts').where('id', accountId).firstOrFail()).balance)

test.group('Posting', () => {
  test('moves money between accounts and returns their balances', async ({ assert }) => {
    const { player, cash, house } = await playerWith(100)
    const moves = await send(player, [
      { accountId: house, amountMinor: -30 },
      { accountId: cash, amountMinor: 30 },
    ])
    assert.deepEqual([...moves], [[cash, { before: 100, after: 130 }]])
    assert.equal(await cashOf(player.id), 130)
    assert.isNull((await verifyLedger()).firstBreak)
  })

  test('never takes an account below its floor, and then posts nothing', async ({ assert }) => {
    const { player, cash, house } = await playerWith(100, 50)
    const take = (amount: number) =>
      send(player, [
        { accountId: cash, amountMinor: 0 - amount },
        { accountId: house, amountMinor: amount },
      ])
    const error = await take(151).catch((e) => e)
    assert.instanceOf(error, AppError)
    assert.equal(error.message, 'insufficientCredit|151|150')
    assert.equal(await cashOf(player.id), 100)
    await take(150)
    assert.equal(await cashOf(player.id), -50)
  })

  test('with a receivable takes the missing money as a debt, and a credit pays the debt first', async ({
    assert,
  }) => {
    const { player, cash, receivable, house } = await playerWith(40)
    const legs = (amount: number): Leg[] => [
      { accountId: cash, amountMinor: amount, receivableId: receivable },
      { accountId: house, amountMinor: 0 - amount },
    ]
    await send(player, legs(-100))
    assert.deepEqual([await balanceOf(cash), await balanceOf(receivable)], [0, -60])
    await send(player, legs(25))
    assert.deepEqual([await balanceOf(cash), await balanceOf(receivable)], [0, -35])
    await send(player, legs(50))
    assert.deepEqual([await balanceOf(cash), await balanceOf(receivable)], [15, 0])
    assert.isNull((await verifyLedger()).firstBreak)
  })

  test('refuses legs that do not sum to zero, an empty leg and a single leg', async ({
    assert,
  }) => {
    const { player, cash, house } = await playerWith(100)
    for (const legs of [
      [
        { accountId: cash, amountMinor: -10 },
        { accountId: house, amountMinor: 9 },
      ],
      [
        { accountId: cash, amountMinor: 0 },
        { accountId: house, amountMinor: 0 },
      ],
      [{ accountId: cash, amountMinor: 0 }],
    ]) {
      await assert.rejects(() => send(player, legs), /does not sum to zero/)
    }
    assert.equal(await cashOf(player.id), 100)
  })

  test('M23: no posting crosses currencies, so that no rate of exchange can move a balance', async ({
    assert,
  }) => {
    const { player, cash } = await playerWith(500)
    const euros = await houseAccountId(player.siteId, 'winnings', 'EUR')
    const legs = [
      { accountId: cash, amountMinor: -100 },
      { accountId: euros, amountMinor: 100 },
    ]
    await assert.rejects(() => send(player, legs), /account \d+ not$/)
    await assert.rejects(() => send({ ...player, currency: 'EUR' }, legs), /account \d+ not$/)
    assert.equal(await cashOf(player.id), 500)
  })

  test('M23: the books know no rate of exchange', async ({ assert }) => {
    for (const table of ['ledger_accounts', 'ledger_transfers', 'ledger_entries']) {
      const columns = Object.keys(await db.connection().columnsInfo(table))
      assert.isAbove(columns.length, 3, table)
      assert.deepEqual(
        columns.filter((name) => /rate|exchange|base/.test(name)),
        [],
        table
      )
    }
  })

  test('posts once for a key', async ({ assert }) => {
    const { player, cash, house } = await playerWith(100)
    const legs = [
      { accountId: cash, amountMinor: -10 },
      { accountId: house, amountMinor: 10 },
    ]
    await send(player, legs, `once:${player.id}`)
    await assert.rejects(() => send(player, legs, `once:${player.id}`))
    assert.equal(await cashOf(player.id), 90)
  })

  test('M1 keeps the sum of all accounts when many post at once', async ({ assert }) => {
    const { player, cash, house } = await playerWith(1_000)
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        send(player, [
          { accountId: cash, amountMinor: -50 },
          { accountId: house, amountMinor: 50 },
        ])
      )
    )
    assert.lengthOf(
      results.filter((result) => result.status === 'fulfilled'),
      20
    )
    assert.equal(await cashOf(player.id), 0)
    assert.isNull((await verifyLedger()).firstBreak)
  })
})

test.group('Verifying the books', () => {
  /** Runs `tamper`, records the result of the check, and restores the row. */
  async function breakOf(table: string, id: number, changes: Record<string, number>) {
    const columns = Object.keys(changes)
    const before = await db.from(table).where('id', id).select(columns).firstOrFail()
    const change = (to: Record<string, unknown>) =>
      tampering(() => db.from(table).where('id', id).update(to))
    await change(changes)
    const { firstBreak } = await verifyLedger()
    await change({ ...before })
    return firstBreak?.text
  }

  test('M1 finds a changed balance, a changed entry and a broken chain', async ({ assert }) => {
    const { player, cash, house } = await playerWith(500)
    await send(player, [
      { accountId: cash, amountMinor: -200 },
      { accountId: house, amountMinor: 200 },
    ])
    const entries = await db.from('ledger_entries').where('account_id', cash).orderBy('seq')
    const [first, second] = entries.map((row) => Number(row.id))
    assert.isNull((await verifyLedger()).firstBreak)

    assert.match(
      (await breakOf('ledger_accounts', cash, { balance: 301 })) ?? '',
      new RegExp(`^account ${cash} says 301, its entries give 300`)
    )
    assert.match(
      (await breakOf('ledger_accounts', cash, { entry_count: 3 })) ?? '',
      new RegExp(`^account ${cash}`)
    )
    assert.match(
      (await breakOf('ledger_entries', first ?? 0, { amount: 501 })) ?? '',
      /sums to 1, not to 0$/
    )
    assert.match(
      (await breakOf('ledger_entries', second ?? 0, { balance_after: 299 })) ?? '',
      new RegExp(`^account ${cash}: entry ${second} says 299, its chain gives 300$`)
    )
    assert.match(
      (await breakOf('ledger_entries', second ?? 0, { seq: 7 })) ?? '',
      new RegExp(`^account ${cash}: entry 2 of its chain is missing$`)
    )
    assert.isNull((await verifyLedger()).firstBreak)
  })

  test('the database itself refuses a balance below its floor and an entry of zero', async ({
    assert,
  }) => {
    const { cash } = await playerWith(10)
    await assert.rejects(() => db.from('ledger_accounts').where('id', cash).update({ balance: -1 }))
    const toZero = () => db.from('ledger_entries').where('account_id', cash).update({ amount: 0 })
    await tampering(() => assert.rejects(toZero, /ledger_entries_amount/))
  })
})
