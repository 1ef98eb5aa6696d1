import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { foldRound, netOf } from '@grandstand/shared-types/games/wallet/fold_round'
import { roundOf, transactionOf } from '#wallet/applying/rows'
import { cashOf } from '#tests/support/factories'
import { makeTable, type Table } from '#tests/wallet/wallet_support'
import { requireWholeBooks } from '#tests/support/books'

const CALLS = ['bet', 'win', 'rollback'] as const
type Name = (typeof CALLS)[number]
const ORDERS: Name[][] = CALLS.flatMap((first) =>
  CALLS.filter((name) => name !== first).map((second) => [
    first,
    second,
    ...CALLS.filter((name) => name !== first && name !== second),
  ])
)

const send = ({ server, ...table }: Table, name: Name) => server.says(name, table[name]())

async function roundsOf(table: Table) {
  const rounds = await db.from('game_rounds').where('user_id', table.player.id)
  const rows = await db.from('game_transactions').where('user_id', table.player.id)
  return { rounds: rounds.map(roundOf), transactions: rows.map(transactionOf) }
}

test.group('Calls in any order', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  for (const order of ORDERS) {
    test(`M12 ${order.join(', ')}, each sent three times, and a late bet leave the money as it was`, async ({
      assert,
    }) => {
      const table = await makeTable()
      for (const name of order) {
        const first = await send(table, name)
        for (let time = 0; time < 2; time++) assert.deepEqual(await send(table, name), first)
      }
      assert.equal(await cashOf(table.player.id), 1_000)
      const late = await send(table, 'bet')
      if (order.indexOf('rollback') < order.indexOf('bet')) {
        assert.deepEqual(late, [409, 'transactionRolledBack'])
      }
      assert.equal(await cashOf(table.player.id), 1_000)
      const { transactions, rounds } = await roundsOf(table)
      assert.equal(netOf(foldRound(transactions)), 0)
      for (const round of rounds) {
        const own = transactions.filter(({ roundId }) => roundId === round.id)
        assert.containsSubset(round, foldRound(own))
      }
    })
  }

  test('M12 copies that come at one moment have one effect and one answer', async ({ assert }) => {
    const table = await makeTable()
    const { server, bet, win } = table
    const bets = await Promise.all(Array.from({ length: 6 }, () => server.send('bet', bet())))
    assert.lengthOf(new Set(bets.map(({ body }) => JSON.stringify(body))), 1)
    const wins = await Promise.all(Array.from({ length: 6 }, () => server.send('win', win())))
    assert.lengthOf(new Set(wins.map(({ body }) => body.ourTransactionId)), 1)
    assert.equal(await cashOf(table.player.id), 1_150)
  })

  test('M12 a repeated call gets the stored answer, whatever has happened since', async ({
    assert,
  }) => {
    const { server, bet, win } = await makeTable()
    assert.deepEqual(await server.says('bet', bet()), [200, 900])
    assert.deepEqual(await server.says('win', win()), [200, 1_150])
    assert.deepEqual(await server.says('bet', bet()), [200, 900])
  })

  test('a refused bet stays refused when the money has come', async ({ assert }) => {
    const table = await makeTable()
    const { server, bet } = table
    const dear = bet({ amountMinor: 1_200 })
    const refused = await server.send('bet', dear)
    assert.deepEqual(
      [
        refused.status,
        refused.body.error?.key,
        refused.body.error?.params,
        refused.body.balanceMinor,
      ],
      [422, 'insufficientCredit', [1_200, 1_000], 1_000]
    )
    await server.says('bet', bet({ transactionId: 'bet-2' }))
    await server.says('win', table.win({ betTransactionId: 'bet-2', amountMinor: 5_000 }))
    assert.deepEqual(await server.says('bet', dear), [422, 'insufficientCredit'])
    assert.equal(await cashOf(table.player.id), 5_900)
    // its rollback is accepted, and moves nothing
    assert.deepEqual(await server.says('rollback', table.rollback()), [200, 5_900])
  })

  test('the same name with another payload is refused, as a bet and as a win', async ({
    assert,
  }) => {
    const { server, bet, win, player } = await makeTable()
    await server.says('bet', bet())
    const differs = [409, 'transactionDiffers']
    assert.deepEqual(await server.says('bet', bet({ amountMinor: 101 })), differs)
    assert.deepEqual(await server.says('bet', bet({ roundId: 'round-2' })), differs)
    assert.deepEqual(await server.says('win', win({ transactionId: 'bet-1' })), differs)
    assert.equal(await cashOf(player.id), 900)
  })

  test('a rollback of a bet that never came leaves a tombstone, a second one does nothing', async ({
    assert,
  }) => {
    const { server, bet, rollback, player } = await makeTable()
    assert.deepEqual(await server.says('rollback', rollback()), [200, 1_000])
    const second = rollback({ transactionId: 'rollback-2' })
    assert.deepEqual(await server.says('rollback', second), [200, 1_000])
    assert.deepEqual(await server.says('bet', bet()), [409, 'transactionRolledBack'])
    assert.equal(await cashOf(player.id), 1_000)
  })

  test('what a rollback takes back and is there no more becomes a debt, and the next win pays it', async ({
    assert,
  }) => {
    const { server, bet, win, rollback, player } = await makeTable()
    await server.says('bet', bet())
    await server.says('win', win())
    await server.says(
      'bet',
      bet({ transactionId: 'bet-2', roundId: 'round-2', amountMinor: 1_150 })
    )
    assert.deepEqual(await server.says('rollback', rollback()), [200, 0])
    const owed = await db
      .from('ledger_accounts')
      .where({ user_id: player.id, pocket: 'receivable' })
      .firstOrFail()
    assert.equal(Number(owed.balance), -150)
    const next = win({ transactionId: 'win-2', betTransactionId: 'bet-2', roundId: 'round-2' })
    assert.deepEqual(await server.says('win', next), [200, 100])
  })
})
