/** A provider whose list contradicts itself, or says what cannot be: nothing moves, and all of it is on record (rules 12.10). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { askRounds } from '#wallet/reconciling/ask_rounds'
import { reconcile } from '#wallet/reconciling/reconcile'
import { firstBreak } from '#tests/support/books'
import { atTable, MINUTE_MS } from '#tests/wallet/reconciling_table'

const stored = async (id: number): Promise<string> =>
  String(must(await db.from('game_findings').where('id', id).first(), 'finding').listed)

test.group('A list that contradicts itself', () => {
  test('moves nothing for a transaction of which it says two things')
    .with([
      { amountMinor: 90_000 },
      { playerId: '1' },
      { kind: 'rollback' },
      { roundId: 'round-2' },
      { betTransactionId: 'bet-2' },
      { roundClosed: false },
      { currency: 'EUR' },
      // the second copy claims to be of the future, where nothing is compared yet
      { at: Number.MAX_SAFE_INTEGER },
      { amountMinor: -1 },
    ])
    .run(async ({ assert, cleanup }, other) => {
      const at = await atTable(cleanup)
      await at.sendBet()
      const twice = [at.won, { ...at.won, ...other }]
      for (const list of [twice, twice.toReversed(), twice]) {
        assert.equal(await at.compare([at.bet, ...list]), 1)
      }
      assert.equal(await at.cash(), 900)
      const [finding, ...more] = await at.findings()
      assert.lengthOf(more, 0)
      const { id } = must(finding, 'finding')
      assert.containsSubset(finding, {
        ...{ fault: 'contradicts', state: 'open', refusedBecause: 'transactionDiffers' },
        ...{ providerTransaction: 'win-1', theirsMinor: null },
      })
      assert.deepEqual(JSON.parse(await stored(id)), must(finding, 'finding').listed)
      assert.lengthOf([must(finding, 'finding').listed].flat(), 2)
      for (const act of ['apply', 'rollBack']) {
        assert.equal((await at.order(id, act)).body.error.key, 'findingState', act)
      }
      assert.equal((await at.order(id, 'accept')).status, 200)
      assert.equal((await at.approve(id)).body.state, 'accepted')
      assert.equal(await at.cash(), 900)
      assert.isNull(await firstBreak())
    })

  test('is no contradiction where the same is said twice', async ({ assert, cleanup }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    assert.equal(await at.compare([at.bet, at.won, at.won, at.bet]), 0)
    assert.equal(await at.cash(), 1_150)
  })

  test('is believed once it no longer contradicts itself', async ({ assert, cleanup }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    await at.compare([at.bet, at.won, { ...at.won, amountMinor: 9 }])
    assert.equal(await at.cash(), 900)
    await at.compare([at.bet, at.won])
    assert.equal(await at.cash(), 1_150)
    assert.sameMembers(
      (await at.findings()).map(({ fault, state }) => `${fault} ${state}`),
      ['contradicts open', 'missingHere applied']
    )
  })

  test('of a round neither pays nor closes it', async ({ assert, cleanup }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    clock.set(Date.now() + 31 * MINUTE_MS)
    const transactions = [at.bet, at.won, { ...at.won, amountMinor: 90_000 }]
    at.maker.answers({ state: 'closed', transactions })
    await askRounds(at.provider)
    assert.equal(await at.cash(), 900)
    const [round] = await db.from('game_rounds').where('user_id', at.player.id)
    assert.equal(round?.state, 'open')
    clock.reset()
    assert.containsSubset((await at.findings())[0], { fault: 'contradicts', state: 'open' })
  })
})

test.group('A list that says what cannot be', () => {
  test('is refused by name, entry by entry, and kept as it came')
    .with([
      { amountMinor: 1_000_000_000_001 },
      { amountMinor: Number.MAX_SAFE_INTEGER + 1 },
      { amountMinor: -250 },
      { amountMinor: '250' },
      { kind: 'gift' },
      { playerId: 'nobody' },
    ])
    .run(async ({ assert, cleanup }, wrong) => {
      const at = await atTable(cleanup)
      await at.sendBet()
      assert.equal(await at.compare([at.bet, { ...at.won, ...wrong }]), 1)
      assert.equal(await at.cash(), 900)
      const finding = must((await at.findings())[0], 'finding')
      assert.containsSubset(finding, {
        ...{ fault: 'missingHere', state: 'open', refusedBecause: 'callUnreadable' },
      })
      const { unreadable }: { unreadable: string } = JSON.parse(await stored(finding.id))
      assert.containsSubset(JSON.parse(unreadable), wrong)
    })

  test('moves nothing at all where a name has spaces around it: they may be another name', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    clock.set(clock.now() + 3 * MINUTE_MS)
    at.maker.answers({ transactions: [at.bet, at.won, { ...at.won, transactionId: 'win-1 ' }] })
    await assert.rejects(() => reconcile(at.provider, { fromMs: 0, toMs: clock.now() }))
    assert.equal(await at.cash(), 900)
  })
})
