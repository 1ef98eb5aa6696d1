import { test } from '@japa/runner'
import { signInAs } from '#tests/support/client'
import { makeTable } from '#tests/wallet/wallet_support'

test.group('Own limits and games', () => {
  test("A7 the player's limits on stakes and losses count bets of games, and what came back of them", async ({
    assert,
  }) => {
    for (const kind of ['stake', 'loss'] as const) {
      const { site, player, server, bet, win, rollback } = await makeTable()
      const own = await signInAs(site, player)
      const order = { kind, period: 'day', value: 250 }
      const { status } = await own.put('/v1/me/protection/limits', order)
      assert.equal(status, 200)
      let number = 0
      const says = async (amountMinor: number) => {
        const name = `t${++number}`
        const { body } = await server.send(
          'bet',
          bet({ transactionId: name, roundId: name, amountMinor })
        )
        return body.error?.key ?? 'taken'
      }
      const tooMuch = kind === 'stake' ? 'ownStakeLimit' : 'ownLossLimit'
      assert.equal(await says(200), 'taken')
      assert.equal(await says(51), tooMuch)
      const back = rollback({ betTransactionId: 't1', roundId: 't1' })
      assert.equal((await server.says('rollback', back))[0], 200)
      assert.equal(await says(250), 'taken')
      await server.says('win', win({ betTransactionId: 't3', roundId: 't3', amountMinor: 100 }))
      assert.equal(await says(100), kind === 'stake' ? tooMuch : 'taken')
    }
  })

  test('the limits bind bets that come at one moment together', async ({ assert }) => {
    const { site, player, server, bet } = await makeTable()
    const own = await signInAs(site, player)
    await own.put('/v1/me/protection/limits', { kind: 'stake', period: 'day', value: 250 })
    const names = ['a', 'b', 'c', 'd', 'e']
    const answers = await Promise.all(
      names.map((name) => server.says('bet', bet({ transactionId: name, roundId: name })))
    )
    assert.lengthOf(
      answers.filter(([status]) => status === 200),
      2
    )
  })
})
