/** Our books and a provider's list are made equal (rules 12.10, 12.11). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GameLaunch } from '@grandstand/shared-types/wire/games/games'
import type { OwnRoundPage } from '@grandstand/shared-types/wire/games/rounds'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { askRounds } from '#wallet/reconciling/ask_rounds'
import { reconcile } from '#wallet/reconciling/reconcile'
import { reconcileProvider } from '#wallet/reconciling/reconcile_loop'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { atTable, MINUTE_MS, REASON } from '#tests/wallet/reconciling_table'
import { firstBreak } from '#tests/support/books'

const PAGE = 'https://games.example/play?round=1'

test.group('A comparison that staff ask for', () => {
  test('looks at the last day, or at the times that are named, and says what waits', async ({
    assert,
    cleanup,
  }) => {
    const { admin, maker, provider, bet, findings } = await atTable(cleanup)
    const ask = (body: object) =>
      admin.post<{ openCount: number } & Refusal>('/v1/game-findings/compare', body)
    const providerId = provider.id
    maker.answers({ transactions: [bet], state: 'closed' })
    clock.set(Date.now() + 3 * MINUTE_MS)
    const { status, body } = await ask({ providerId })
    assert.deepEqual([status, body.openCount], [200, 1])
    assert.lengthOf(await findings(), 1)
    const to = clock.now()
    assert.equal((await ask({ providerId, from: to - 60 * MINUTE_MS, to })).body.openCount, 1)
    assert.lengthOf(await findings(), 1)
    for (const days of [0, 8]) {
      const refused = await ask({ providerId, from: to - days * 24 * 60 * MINUTE_MS, to })
      assert.equal(refused.body.error.key, 'badRange', String(days))
    }
    maker.close()
    assert.equal((await ask({ providerId })).body.error.key, 'gameFailed')
  })

  test('is for staff of the brand who may compare', async ({ assert, cleanup }) => {
    const { site, provider } = await atTable(cleanup)
    const body = { providerId: provider.id }
    const viewer = await makeUser({ site, type: 'operator', permissions: ['rounds.view'] })
    const mayNot = await signInAs(site, viewer)
    assert.equal((await mayNot.post('/v1/game-findings/compare', body)).status, 403)
    const other = await makeSite()
    const stranger = await signInAs(other, await makeUser({ site: other, type: 'admin' }))
    assert.equal((await stranger.post('/v1/game-findings/compare', body)).status, 404)
  })
})

test.group('A comparison with a provider', () => {
  test('takes over a win that never came; when it comes after all, it is the copy', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    assert.equal(await at.compare([at.bet, at.won]), 0)
    assert.equal(await at.cash(), 1_150)
    assert.equal(await at.compare([at.bet, at.won]), 0)
    clock.reset()
    const { body } = await at.server.send('win', at.win({ roundClosed: true }))
    assert.equal(body.balanceMinor, 1_150)
    assert.equal(await at.cash(), 1_150)
    const [finding, ...others] = await at.findings()
    assert.deepEqual(others, [])
    assert.containsSubset(finding, {
      fault: 'missingHere',
      state: 'applied',
      kind: 'win',
      theirsMinor: 250,
      userId: at.player.id,
    })
    const round = await db
      .from('game_rounds')
      .where('id', finding?.roundId ?? 0)
      .firstOrFail()
    assert.equal(round.state, 'closed')
    assert.isNull(await firstBreak())
  })

  test('takes over a rollback that never came, once however often it runs at once', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    const back = at.listed('rollback', 'back-1', 100, { betTransactionId: 'bet-1' })
    await Promise.all([at.compare([at.bet, back]), at.compare([at.bet, back])])
    assert.equal(await at.cash(), 1_000)
    assert.lengthOf(await at.findings(), 1)
  })

  test('draws nothing for a bet that we do not have: staff judge it', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    assert.equal(await at.compare([at.bet]), 1)
    assert.equal(await at.cash(), 1_000)
    const [finding] = await at.findings()
    const id = must(finding, 'finding').id
    assert.equal((await at.order(id, 'apply')).body.error.key, 'findingState')
    assert.equal((await at.order(id, 'accept')).status, 200)
    const { body } = await at.approve(id)
    assert.containsSubset(body, { state: 'accepted', reason: REASON })
    assert.equal((await at.order(id, 'accept')).status, 409)
    assert.equal(await at.compare([at.bet]), 0)
  })

  test('shows a bet that the provider does not know, and rolls it back by staff or by its bound', async ({
    assert,
    cleanup,
  }) => {
    const byHand = await atTable(cleanup)
    await byHand.sendBet()
    assert.equal(await byHand.compare([], 0), 0, 'it may be under way')
    assert.equal(await byHand.compare([]), 1)
    assert.equal(await byHand.cash(), 900)
    const [finding] = await byHand.findings()
    assert.containsSubset(finding, { fault: 'missingThere', oursMinor: 100, state: 'open' })
    const { id } = must(finding, 'finding')
    await byHand.order(id, 'rollBack')
    assert.equal((await byHand.approve(id)).body.state, 'rolledBack')
    assert.equal(await byHand.cash(), 1_000)

    const byRule = await atTable(cleanup, { orphan_rollback_minutes: 10 })
    await byRule.sendBet()
    await byRule.compare([])
    assert.equal(await byRule.cash(), 900)
    assert.equal(await byRule.compare([], 15), 0)
    assert.equal(await byRule.cash(), 1_000)
    assert.equal((await byRule.findings())[0]?.state, 'rolledBack')
    assert.isNull(await firstBreak())
  })

  test('shows other amounts, and lets what its own round tells stand', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    assert.equal(await at.compare([{ ...at.bet, amountMinor: 90 }]), 1)
    assert.containsSubset((await at.findings())[0], {
      fault: 'differs',
      oursMinor: 100,
      theirsMinor: 90,
    })
    assert.equal(await at.cash(), 900)
  })

  test('changes nothing for a provider that answers rubbish', async ({ assert, cleanup }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    const rubbish = [
      '<html>',
      '[]',
      { transactions: 'none' },
      { transactions: [{ kind: 'win' }] },
      { transactions: [null] },
    ]
    clock.set(clock.now() + 3 * MINUTE_MS)
    for (const answer of rubbish) {
      at.maker.answers(answer)
      await assert.rejects(() => reconcile(at.provider, { fromMs: 0, toMs: clock.now() }))
    }
    const odd = [
      { amountMinor: -250 },
      { amountMinor: 2.5 },
      { playerId: 'nobody' },
      { currency: 'lira' },
      { kind: 'gift' },
    ].map((wrong, index) => ({ ...at.won, transactionId: `odd-${index}`, ...wrong }))
    assert.equal(await at.compare([at.bet, ...odd]), odd.length)
    const stranger = { ...at.won, transactionId: 'stranger', playerId: '999999999' }
    assert.equal(await at.compare([at.bet, stranger]), 1)
    assert.equal(await at.cash(), 900)
  })

  test('goes on where it ended, whatever stopped it', async ({ assert, cleanup }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    clock.set(Date.now() + 3 * MINUTE_MS)
    at.maker.answers('down')
    await assert.rejects(() => reconcileProvider(at.provider))
    at.maker.answers({ transactions: [at.bet, at.won], state: 'closed' })
    await reconcileProvider(at.provider)
    await reconcileProvider(at.provider)
    assert.equal(await at.cash(), 1_150)
    const spans = at.maker.asked.flatMap(({ path }) => /from=(\d+)&to=(\d+)/.exec(path) ?? [])
    assert.isBelow(Number(spans[7]), Number(spans[5]), 'spans overlap')
  })
})

test.group('A13 An interrupted round', () => {
  test('waits for its player, who goes on with it; its result stands in the history', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    const session = await signInAs(at.site, at.player)
    const own = async () => (await session.get<OwnRoundPage>('/v1/me/game-rounds')).body.rows
    const resume = (id: number) =>
      session.post<GameLaunch & Refusal>(`/v1/me/game-rounds/${id}/resume`, {})
    at.maker.answers({ state: 'open', transactions: [at.bet], resumeUrl: PAGE })
    await askRounds(at.provider)
    assert.equal((await own())[0]?.state, 'open', 'it may be under way')
    clock.set(Date.now() + 31 * MINUTE_MS)
    await askRounds(at.provider)
    const round = must((await own())[0], 'round')
    assert.containsSubset(round, { state: 'interrupted', stakeMinor: 100, winMinor: 0 })
    clock.reset()

    const { status, body } = await resume(round.id)
    assert.deepEqual([status, body.content], [200, PAGE])
    at.maker.answers({ state: 'open', transactions: [], resumeUrl: 'https://evil.example/' })
    assert.equal((await resume(round.id)).body.error.key, 'gameFailed')
    const stranger = await signInAs(at.site, await makeUser({ site: at.site, type: 'player' }))
    assert.equal((await stranger.post(`/v1/me/game-rounds/${round.id}/resume`, {})).status, 404)

    await at.server.send('win', at.win({ roundClosed: true }))
    assert.containsSubset((await own())[0], { state: 'closed', winMinor: 250 })
    assert.equal((await resume(round.id)).body.error.key, 'roundOver')
  })

  test('that is over at its provider gets what it lacks, and is closed', async ({
    assert,
    cleanup,
  }) => {
    const at = await atTable(cleanup)
    await at.sendBet()
    clock.set(Date.now() + 31 * MINUTE_MS)
    at.maker.answers({ state: 'closed', transactions: [at.bet, { ...at.won, roundClosed: false }] })
    await askRounds(at.provider)
    assert.equal(await at.cash(), 1_150)
    const [round] = await db.from('game_rounds').where('user_id', at.player.id)
    assert.equal(round?.state, 'closed')
  })
})
