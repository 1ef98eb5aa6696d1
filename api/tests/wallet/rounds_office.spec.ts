/** What staff read of rounds: their list, their transactions, the calls of their providers. */
import { test } from '@japa/runner'
import type { GameRoundDetail, GameRoundRow } from '@grandstand/shared-types/wire/games/rounds'
import { must } from '#core/errors/must'
import { makeTable } from '#tests/wallet/wallet_support'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

async function playedTable() {
  const table = await makeTable()
  const { server, bet, win } = table
  await server.send('bet', bet())
  await server.send('bet', bet())
  await server.send('win', win({ roundClosed: true }))
  await server.send('bet', bet({ transactionId: 'bet-2' }))
  const admin = await makeUser({ site: table.site, type: 'admin' })
  const session = await signInAs(table.site, admin)
  const { body } = await session.get<GameRoundRow[]>('/v1/game-rounds')
  return { ...table, session, rounds: body }
}

test.group('Rounds for staff', () => {
  test('the list has a round with its sums and its provider', async ({ assert }) => {
    const { rounds, player, provider } = await playedTable()
    assert.lengthOf(rounds, 1)
    const round = must(rounds[0], 'round')
    assert.containsSubset(round, {
      providerId: provider.id,
      providerName: 'A test provider',
      providerRound: 'round-1',
      userId: player.id,
      gameTitle: 'A test game',
      state: 'closed',
      stakeMinor: 100,
      wonMinor: 250,
    })
  })

  test('is searched by the player, the round, and the provider’s name of a transaction', async ({
    assert,
  }) => {
    const { session, player, site, rounds } = await playedTable()
    const found = async (q: string, by = session) => {
      const filter = encodeURIComponent(JSON.stringify({ q }))
      const { body } = await by.get<GameRoundRow[]>(`/v1/game-rounds?filter=${filter}`)
      return body.map(({ id }) => id)
    }
    const { id } = must(rounds[0], 'round')
    for (const q of [player.username, 'round-1', 'bet-1', 'win-1', ' win-1 ']) {
      assert.deepEqual(await found(q), [id], q)
    }
    // a name of a transaction is searched whole, and in the own brand alone
    assert.deepEqual(await found('win'), [])
    const other = await playedTable()
    assert.deepEqual(await found('win-1'), [id])
    assert.deepEqual(await found('win-1', other.session), [must(other.rounds[0], 'round').id])
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['rounds.view'] })
    assert.deepEqual(await found('win-1', await signInAs(site, dealer)), [])
  })

  test('a round shows its transactions, and each call with its verdict and without its session', async ({
    assert,
  }) => {
    const { session, rounds, sessionToken } = await playedTable()
    const id = must(rounds[0], 'round').id
    const { body } = await session.get<GameRoundDetail>(`/v1/game-rounds/${id}`)
    assert.deepEqual(
      body.transactions.map(({ kind, state, amountMinor, transferId }) => [
        kind,
        state,
        amountMinor,
        transferId !== null,
      ]),
      [
        ['bet', 'done', 100, true],
        ['win', 'done', 250, true],
      ]
    )
    assert.deepEqual(
      body.messages?.map(({ call, verdict }) => [call, verdict]),
      [
        ['bet', 'done'],
        ['bet', 'repeated'],
        ['win', 'done'],
      ]
    )
    const text = must(body.messages?.[0], 'call').body
    assert.notInclude(text, sessionToken)
    assert.containsSubset(JSON.parse(text), { sessionToken: '•••', amountMinor: 100 })
  })

  test('a dealer sees the rounds of the branch, and no call of a provider', async ({ assert }) => {
    const { site, rounds } = await playedTable()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['rounds.view'] })
    const session = await signInAs(site, dealer)
    assert.deepEqual((await session.get<GameRoundRow[]>('/v1/game-rounds')).body, [])
    const { id } = must(rounds[0], 'round')
    assert.equal((await session.get(`/v1/game-rounds/${id}`)).status, 404)
  })
})
