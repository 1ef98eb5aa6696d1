import { test } from '@japa/runner'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds } from '#ledger/post'
import { signInAs } from '#tests/support/client'
import { accountIdOf, makeSite, makeUser } from '#tests/support/factories'

const DAY_MS = 86_400_000

test.group('The past of an account', (group) => {
  group.each.teardown(() => clock.reset())

  test('A11 a player sees transactions of more than 12 months ago', async ({ assert }) => {
    const now = clock.now()
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const cash = await accountIdOf(player.id, 'balance')
    const house = await houseAccountId(site.id, 'winnings', site.currency)
    for (const daysAgo of [380, 1]) {
      clock.set(now - daysAgo * DAY_MS, { frozen: true })
      const [id = 0] = await reserveTransferIds(1)
      const legs = [
        { accountId: house, amountMinor: -500 },
        { accountId: cash, amountMinor: 500 },
      ]
      const transfer = { id, key: `past:${id}`, kind: 'win', siteId: site.id, legs } as const
      await inTransaction((trx) => post(trx, [{ ...transfer, currency: site.currency }]))
    }
    clock.reset()
    const session = await signInAs(site, player)
    const days = (await session.list<TransactionView>('transactions')).body.map(({ processDate }) =>
      Math.round((now - processDate) / DAY_MS)
    )
    assert.sameMembers(days, [380, 1])
  })
})
