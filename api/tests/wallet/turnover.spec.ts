import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import type { Turnover } from '@grandstand/shared-types/wire/people/dealers'
import { FLOW_OF_KIND } from '@grandstand/shared-types/statements/figures'
import { clock } from '#core/timing/clock'
import { countTurnover } from '#dealers/turnover/turnover_loop'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeTable } from '#tests/wallet/wallet_support'

/** 13:30 in Istanbul. */
const NOON = Date.UTC(2028, 2, 10, 10, 30)

test.group('Games in the figures of dealers and players', (group) => {
  group.each.setup(async () => {
    clock.set(NOON, { frozen: true })
    // the time of the test before was later
    await db.from('job_states').where('name', 'like', 'turnover%').delete()
    return () => clock.reset()
  })

  /** Stakes of 100 and 300, a win of 250, the second bet rolled back. */
  async function play() {
    const table = await makeTable()
    const { server, bet, win, rollback } = table
    await server.says('bet', bet(), { at: NOON })
    await server.says('bet', bet({ transactionId: 'bet-2', amountMinor: 300 }), { at: NOON })
    await server.says('win', win(), { at: NOON })
    await server.says('rollback', rollback({ betTransactionId: 'bet-2' }), { at: NOON })
    return table
  }

  test('turnover counts stakes, what came back of them, and wins by the product of the game', async ({
    assert,
  }) => {
    const { site } = await play()
    clock.set(NOON + 2 * 3_600_000, { frozen: true })
    await countTurnover()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const { body } = await admin.get<Turnover>('/v1/dashboard/turnover?days=1')
    const sums = { coupons: 1, stakesMinor: 100, payoutsMinor: 250 }
    assert.deepEqual(body.products, [{ product: 'slot', ...sums }])
  })

  test('a player finds games among the own transactions, alone by the number of their service', async ({
    assert,
  }) => {
    const { site, player } = await play()
    const own = await signInAs(site, player)
    const types = async (serviceType: number) =>
      (await own.list<TransactionView>('transactions', { filter: { serviceType } })).body.map(
        ({ type }) => type
      )
    assert.sameMembers(await types(5), ['gameBet', 'gameBet', 'gameWin', 'gameRollback'])
    assert.deepEqual(await types(1), [])
  })

  test('statements count each kind of a game in one figure', ({ assert }) => {
    const { gameBet, gameWin, gameRollback, gameWinBack } = FLOW_OF_KIND
    assert.deepEqual(
      [gameBet, gameWin, gameRollback, gameWinBack],
      ['stakes', 'payouts', 'cancelled', 'corrections']
    )
  })
})
