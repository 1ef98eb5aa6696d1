/** A call moves the money of the one player whom it concerns, and of nobody else. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { cashOf, makeUser } from '#tests/support/factories'
import { makeTable, openSessionOf, PRODUCTS } from '#tests/wallet/wallet_support'

const DIFFERS = [409, 'transactionDiffers']

test.group('Whose money a call moves', () => {
  test('M12 a bet under the name of another player’s bet is refused, whatever it says', async ({
    assert,
  }) => {
    const { site, provider, server, bet, player } = await makeTable()
    const other = await makeUser({ site, type: 'player', balanceMinor: 700, products: PRODUCTS })
    const sessionToken = await openSessionOf(other, provider)
    assert.deepEqual(await server.says('bet', bet()), [200, 900])
    assert.deepEqual(await server.says('bet', bet({ sessionToken })), DIFFERS)
    assert.deepEqual(await server.says('bet', bet({ sessionToken, roundId: 'other' })), DIFFERS)
    assert.deepEqual(await server.says('bet', bet()), [200, 900])
    assert.deepEqual([await cashOf(player.id), await cashOf(other.id)], [900, 700])
  })

  test('M12 a copy by another session of the same player gets the stored answer', async ({
    assert,
  }) => {
    const { provider, server, bet, player } = await makeTable()
    assert.deepEqual(await server.says('bet', bet()), [200, 900])
    const sessionToken = await openSessionOf(player, provider)
    assert.deepEqual(await server.says('bet', bet({ sessionToken })), [200, 900])
    assert.equal(await cashOf(player.id), 900)
  })

  test('free spins, promotions and jackpots reach players alone', async ({ assert }) => {
    const { site, server, win } = await makeTable()
    const types: UserType[] = ['admin', 'operator', 'dealer', 'partner', 'terminal']
    for (const type of types) {
      const { id } = await makeUser({ site, type })
      for (const kind of ['promo', 'freeSpins', 'jackpot']) {
        const call = win({ playerId: String(id), kind, betTransactionId: null, roundId: type })
        assert.deepEqual(await server.says('win', call), [404, 'playerUnknown'], `${kind} ${type}`)
      }
      assert.equal(await cashOf(id), 0)
      const rows = await db.from('game_transactions').where('user_id', id)
      assert.lengthOf(rows, 0)
    }
  })

  test('names with spaces around them are no names', async ({ assert }) => {
    const { server, bet, win, rollback, player } = await makeTable()
    assert.deepEqual(await server.says('bet', bet()), [200, 900])
    for (const name of ['bet-1 ', ' bet-1', 'bet-1\u00a0', '\u3000bet-1', ' ']) {
      const answers = [
        await server.says('bet', bet({ transactionId: name })),
        await server.says('bet', bet({ transactionId: 'bet-2', roundId: name })),
        await server.says('win', win({ betTransactionId: name })),
        await server.says('rollback', rollback({ betTransactionId: name })),
      ]
      for (const answer of answers) assert.deepEqual(answer, [422, 'callUnreadable'], name)
    }
    assert.equal(await cashOf(player.id), 900)
  })
})
