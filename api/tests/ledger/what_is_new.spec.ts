/** New rows of the books: found wrong by the check after each test, and sealed even when they appear late. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { sealNewestTransfers, sealTransfers } from '#ledger/seals/verify_seals'
import { brokenSum, verifyLedger } from '#ledger/verify'
import { firstBreak } from '#tests/support/books'
import { accountIdOf, makeSite, makeUser, sendCash } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

type Row = Record<string, unknown> & { id: number }

test.group('What is new in the books', () => {
  test('the check after each test finds what is wrong in what was written since', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 100 })
    assert.isNull(await firstBreak())
    await sendCash(player, 50)
    const account = await accountIdOf(player.id, 'balance')
    const newest: Row = await db
      .from('ledger_entries')
      .where('account_id', account)
      .orderBy('id', 'desc')
      .firstOrFail()
    for (const [table, column, id, said] of [
      ['ledger_entries', 'amount', newest.id, 'sums to'],
      ['ledger_entries', 'seq', newest.id, 'is missing'],
      ['ledger_accounts', 'balance', account, 'its entries give'],
    ] as const) {
      const before: Row = await db.from(table).where({ id }).firstOrFail()
      const value = Number(before[column])
      const set = (to: number) =>
        tampering(() =>
          db
            .from(table)
            .where({ id })
            .update({ [column]: to })
        )
      await set(value + 1)
      assert.include((await firstBreak()) ?? '', said)
      await set(value)
      assert.isNull(await brokenSum())
    }
    assert.isNull(await firstBreak())
  })

  test('a transfer that appears a minute after its time is sealed by the look far back', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 100 })
    await sealTransfers()
    clock.set(clock.now() - 60_000)
    await sendCash(player, 1)
    clock.reset()
    assert.equal(await sealNewestTransfers(), 0)
    assert.equal(await sealTransfers(), 1)
    assert.isNull((await verifyLedger()).firstBreak)
  })
})
