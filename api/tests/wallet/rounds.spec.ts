import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { foldRound } from '@grandstand/shared-types/games/wallet/fold_round'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'
import { post, reserveTransferId } from '#ledger/post'
import { roundOf, transactionOf } from '#wallet/applying/rows'
import { pocketOf } from '#tests/payments/payment_support'
import { accountIdOf, cashOf, type TestUser } from '#tests/support/factories'
import { launch, makeTable, type Table } from '#tests/wallet/wallet_support'
import { requireWholeBooks } from '#tests/support/books'

async function give(player: TestUser, pocket: UserPocket, amountMinor: number): Promise<void> {
  const house = await houseAccountId(player.siteId, 'credit', player.currency)
  const accountId = await accountIdOf(player.id, pocket)
  const id = await reserveTransferId()
  const legs = [
    { accountId: house, amountMinor: 0 - amountMinor },
    { accountId, amountMinor },
  ]
  const { siteId, currency } = player
  await inTransaction((trx) =>
    post(trx, [{ id, key: `test:${id}`, kind: 'creditSent', siteId, currency, legs }])
  )
}

async function roundOfTable({ player }: Table) {
  const row = await db.from('game_rounds').where('user_id', player.id).firstOrFail()
  const rows = await db.from('game_transactions').where('round_id', row.id)
  return { round: roundOf(row), transactions: rows.map(transactionOf) }
}

test.group('Rounds of games', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('a session is opened once by the token of its launch', async ({ assert }) => {
    const { player, provider, server, bet } = await makeTable()
    const launchToken = await launch(player, provider)
    const { body } = await server.send('session', { launchToken })
    assert.containsSubset(body, {
      playerId: String(player.id),
      username: player.username,
      gameCode: provider.gameCode,
      currency: 'TRY',
      language: 'tr',
      limitId: null,
      isMobile: false,
      balanceMinor: 1_000,
    })
    assert.deepEqual(await server.says('session', { launchToken }), [401, 'gameSessionOver'])
    const { sessionToken } = body
    assert.deepEqual(
      await server.says('balance', { sessionToken, gameCode: provider.gameCode }),
      [200, 1_000]
    )
    assert.deepEqual(await server.says('bet', bet({ sessionToken })), [200, 900])
    const late = await launch(player, provider, { launch_expires_at: Date.now() - 1 })
    assert.deepEqual(await server.says('session', { launchToken: late }), [401, 'gameSessionOver'])
    assert.equal((await server.says('session', { launchToken: 'x' }))[1], 'gameSessionUnknown')
  })

  test('a round sums its bets and wins, and takes back what a rollback undoes', async ({
    assert,
  }) => {
    const table = await makeTable()
    const { server, bet, win, rollback, player } = table
    await server.says('bet', bet())
    await server.says('bet', bet({ transactionId: 'bet-2', amountMinor: 300 }))
    await server.says('win', win({ betTransactionId: undefined, amountMinor: 50 }))
    await server.says('win', win({ transactionId: 'win-2', betTransactionId: 'bet-2' }))
    await server.says('rollback', rollback({ betTransactionId: 'bet-2' }))
    const { round, transactions } = await roundOfTable(table)
    assert.containsSubset(round, {
      stakeMinor: 400,
      returnedMinor: 300,
      wonMinor: 300,
      takenBackMinor: 250,
      betCount: 1,
      undoneCount: 1,
      state: 'open',
    })
    assert.containsSubset(round, foldRound(transactions))
    assert.equal(await cashOf(player.id), 950)
  })

  test('a win of nothing closes the round, which then takes wins and no bets', async ({
    assert,
  }) => {
    const table = await makeTable()
    const { server, bet, win } = table
    await server.says('bet', bet())
    assert.deepEqual(await server.says('win', win({ amountMinor: 0 })), [200, 900])
    assert.equal((await roundOfTable(table)).round.state, 'closed')
    assert.deepEqual(await server.says('bet', bet({ transactionId: 'bet-2' })), [
      409,
      'roundClosed',
    ])
    assert.deepEqual(await server.says('win', win({ transactionId: 'win-2' })), [200, 1_150])
  })

  test('a round is closed by a call that says so, and by its end', async ({ assert }) => {
    for (const closing of ['bet', 'win', 'rollback', 'end-round'] as const) {
      const table = await makeTable()
      const { server, bet, win, rollback, player, provider } = table
      const closed = { roundClosed: true }
      await server.says('bet', bet(closing === 'bet' ? closed : {}))
      if (closing === 'win') await server.says('win', win(closed))
      if (closing === 'rollback') await server.says('rollback', rollback(closed))
      const end = {
        playerId: String(player.id),
        gameCode: provider.gameCode,
        transactionId: 'end-1',
      }
      if (closing === 'end-round') {
        const unknown = await server.says('end-round', { ...end, roundId: 'round-9' })
        assert.deepEqual(unknown, [404, 'roundUnknown'])
        assert.deepEqual(await server.says('end-round', { ...end, roundId: 'round-1' }), [200, 900])
      }
      const { round } = await roundOfTable(table)
      assert.equal(round.state, 'closed', closing)
      assert.isNotNull(round.closedAt)
    }
  })

  test('free spins, promotions and jackpots need no bet', async ({ assert }) => {
    const { server, win, player } = await makeTable()
    for (const kind of ['freeSpins', 'promo', 'jackpot']) {
      const paid = win({ kind, transactionId: kind, roundId: kind, betTransactionId: undefined })
      assert.equal((await server.says('win', paid))[0], 200)
    }
    assert.equal((await server.says('win', win({ kind: 'gift' })))[1], 'callUnreadable')
    assert.equal(await cashOf(player.id), 1_750)
  })

  test('a win goes to the pockets that paid the stake, to the unit, and so does a stake that comes back', async ({
    assert,
  }) => {
    const { server, bet, win, rollback, player } = await makeTable({ balanceMinor: 200 })
    await give(player, 'paykasa', 100)
    const pockets = async () => [
      await pocketOf(player.id, 'paykasa'),
      await pocketOf(player.id, 'balance'),
    ]
    assert.deepEqual(await server.says('bet', bet({ amountMinor: 300 })), [200, 0])
    await server.says('win', win({ amountMinor: 1_000 }))
    assert.deepEqual(await pockets(), [333, 667])
    await server.says('rollback', rollback())
    assert.deepEqual(await pockets(), [100, 200])
  })

  test('the limits of the game, of its table and of the player bind a bet', async ({ assert }) => {
    const { server, bet, provider, player, sessionToken } = await makeTable()
    const limits = JSON.stringify({ TRY: { minStakeMinor: 50, maxStakeMinor: 400 } })
    const extras = JSON.stringify([{ limitId: 'vip', minStakeMinor: 100, maxStakeMinor: 500 }])
    await db.from('games').where('id', provider.gameId).update({ limits, extras })
    let number = 0
    const says = async (amountMinor: number) => {
      const { body } = await server.send('bet', bet({ transactionId: `t${++number}`, amountMinor }))
      return [body.error?.key ?? 'taken', ...(body.error?.params ?? [])]
    }
    assert.deepEqual(await says(49), ['stakeBelowMin', 50])
    assert.deepEqual(await says(401), ['stakeAboveMax', 400])
    assert.deepEqual(await says(400), ['taken'])
    await db.from('game_sessions').where('user_id', player.id).update({ limit_id: 'vip' })
    assert.deepEqual(await says(50), ['stakeBelowMin', 100])
    assert.deepEqual(await says(500), ['taken'])
    assert.isString(sessionToken)
  })

  test('a bet of nothing is a round without a stake, whose win is cash', async ({ assert }) => {
    const table = await makeTable()
    const { server, bet, win } = table
    assert.deepEqual(await server.says('bet', bet({ amountMinor: 0 })), [200, 1_000])
    assert.deepEqual(await server.says('win', win()), [200, 1_250])
    assert.equal((await roundOfTable(table)).round.betCount, 1)
  })
})
