/** Rounds of games that bonuses pay for (rules 15.4 to 15.6). */
import { test } from '@japa/runner'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { ask, grantsOf, offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { signInAs } from '#tests/support/client'
import { makeTable } from '#tests/wallet/wallet_support'
import { requireWholeBooks } from '#tests/support/books'

/** A player at a game with a running bonus of 1,00, and 0,50 of cash. */
async function tableWithBonus(terms: Partial<BonusTerms> = {}) {
  const table = await makeTable({ balanceMinor: 50 })
  const session = await signInAs(table.site, table.player)
  const id = await offer(table.site.id, 'registration', {
    amountMinor: 100,
    multiplierMilli: 5_000,
    ...terms,
  })
  await ask(session, id)
  const grant = async () => (await grantsOf(session))[0]
  const pockets = () => pocketsOf(table.player.id)
  return { ...table, session, grant, pockets }
}

test.group('Rounds that bonuses pay for', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('the bonus pays first, wins go back by share, and the stake counts once the round is closed', async ({
    assert,
  }) => {
    const { server, bet, win, grant, pockets, provider, sessionToken } = await tableWithBonus()
    const asked = { sessionToken, gameCode: provider.gameCode }
    assert.deepEqual(await server.says('balance', asked), [200, 150])
    assert.deepEqual(await server.says('bet', bet({ amountMinor: 125 })), [200, 25])
    assert.deepEqual(await pockets(), { balance: 25 })
    assert.containsSubset(await grant(), { countedMinor: 0, openPlayCount: 1 })
    await server.send('win', win({ amountMinor: 250, roundClosed: true }))
    assert.deepEqual(await pockets(), { balance: 75, bonus: 200 })
    assert.containsSubset(await grant(), { state: 'running', countedMinor: 100, openPlayCount: 0 })
  })

  test('a bet that is rolled back counts nothing, also after its round was closed', async ({
    assert,
  }) => {
    const { server, bet, rollback, grant, pockets } = await tableWithBonus()
    await server.send('bet', bet({ amountMinor: 80, roundClosed: true }))
    assert.containsSubset(await grant(), { countedMinor: 80 })
    await server.send('rollback', rollback())
    assert.deepEqual(await pockets(), { balance: 50, bonus: 100 })
    assert.containsSubset(await grant(), { countedMinor: 0, state: 'running' })
  })

  test('a bonus pays for no bet above its largest stake; the balance that is told stays that of the game', async ({
    assert,
  }) => {
    const { server, bet, pockets } = await tableWithBonus({ largestStakeMinor: 40 })
    assert.deepEqual(
      await server.says('bet', bet({ transactionId: 'above-all', amountMinor: 60 })),
      [422, 'insufficientCredit']
    )
    assert.deepEqual(
      await server.says('bet', bet({ transactionId: 'above', amountMinor: 41 })),
      [200, 109]
    )
    assert.deepEqual(await pockets(), { balance: 9, bonus: 100 })
    assert.deepEqual(
      await server.says('bet', bet({ transactionId: 'largest', amountMinor: 40 })),
      [200, 69]
    )
    assert.deepEqual(await pockets(), { balance: 9, bonus: 60 })
  })

  test('a bonus whose games do not count pays for none', async ({ assert }) => {
    const { server, bet, pockets } = await tableWithBonus({ counts: { sport: 100_000 } })
    assert.deepEqual(await server.says('bet', bet({ amountMinor: 125 })), [
      422,
      'insufficientCredit',
    ])
    assert.deepEqual(await pockets(), { balance: 50, bonus: 100 })
  })

  test('a met wagering makes the pocket cash; what comes later is cash too', async ({ assert }) => {
    const { server, bet, win, grant, pockets } = await tableWithBonus({ multiplierMilli: 500 })
    await server.send('bet', bet({ amountMinor: 60, transactionId: 'other', roundId: 'open' }))
    await server.send('bet', bet({ amountMinor: 40, transactionId: 'b', roundId: 'r' }))
    await server.send('bet', bet({ amountMinor: 50, transactionId: 'c', roundId: 's' }))
    assert.deepEqual(await pockets(), {})
    const closing = { transactionId: 'w', roundId: 'open', roundClosed: true }
    await server.send('win', win({ ...closing, betTransactionId: 'other', amountMinor: 90 }))
    assert.deepEqual(await pockets(), { balance: 90 })
    assert.containsSubset(await grant(), { state: 'met', convertedMinor: 90 })
    const late = { transactionId: 'x', roundId: 'r', betTransactionId: 'b', roundClosed: true }
    await server.send('win', win({ ...late, amountMinor: 70 }))
    assert.deepEqual(await pockets(), { balance: 160 })
  })
})
