import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { makeTable, openSessionOf, PRODUCTS, type Fields } from '#tests/wallet/wallet_support'

const UNREADABLE = [422, 'callUnreadable']

test.group('Wrong calls of a provider', () => {
  test('amounts with fractions, signs, signs of exponents and texts are refused', async ({
    assert,
  }) => {
    const { server, bet, win, player } = await makeTable()
    const amounts = [12.5, -1, 1e300, '100', null, true, Number.MAX_SAFE_INTEGER, [100], {}]
    for (const amountMinor of amounts) {
      assert.deepEqual(await server.says('bet', bet({ amountMinor })), UNREADABLE)
    }
    await server.says('bet', bet())
    assert.deepEqual(await server.says('win', win({ amountMinor: 2.5 })), UNREADABLE)
    assert.equal(await cashOf(player.id), 900)
  })

  test('bodies that are no object, and fields that are missing or of another type', async ({
    assert,
  }) => {
    const { server, bet, provider } = await makeTable()
    for (const body of ['', '{', '[]', 'null', '"bet"', '{"transactionId":1}']) {
      assert.deepEqual(await server.says('bet', body), UNREADABLE)
    }
    const wrong: Fields[] = [
      { transactionId: '' },
      { transactionId: 7 },
      { transactionId: 'x'.repeat(121) },
      { transactionId: 'a\u0000b' },
      { roundId: null },
      { roundClosed: 'yes' },
      { gameCode: undefined },
      { currency: 949 },
    ]
    for (const changes of wrong) {
      assert.deepEqual(await server.says('bet', bet(changes)), UNREADABLE)
    }
    const kept = await db.from('game_messages').where('provider_id', provider.id)
    assert.lengthOf(kept, 6 + wrong.length)
    assert.isTrue(kept.every(({ verdict }) => verdict === 'callUnreadable'))
  })

  test('an unknown session, game, player or currency', async ({ assert }) => {
    const { server, bet, win, player } = await makeTable()
    const says = (changes: Fields) => server.says('bet', bet(changes))
    assert.equal((await says({ sessionToken: 'nobody' }))[0], 401)
    assert.deepEqual(await says({ gameCode: 'nothing' }), [404, 'gameUnknown'])
    assert.deepEqual(await says({ transactionId: 'bet-2', currency: 'EUR' }), [
      422,
      'currencyDiffers',
    ])
    assert.deepEqual(await says({ transactionId: 'bet-3' }), [200, 900])
    const won = win({ betTransactionId: 'bet-3' })
    const other = await makeUser({ site: await makeSite(), type: 'player' })
    for (const playerId of ['0', '-1', 'x', '999999999', String(other.id)]) {
      assert.deepEqual(await server.says('win', { ...won, playerId }), [404, 'playerUnknown'])
    }
    assert.deepEqual(await server.says('win', { ...won, currency: 'EUR' }), [
      422,
      'currencyDiffers',
    ])
    assert.deepEqual(await server.says('win', { ...won, gameCode: 'nothing' }), [
      404,
      'gameUnknown',
    ])
    assert.equal(await cashOf(player.id), 900)
  })

  test("a win or rollback that names another player's bet", async ({ assert }) => {
    const { site, server, bet, win, rollback, provider } = await makeTable()
    const other = await makeUser({ site, type: 'player', balanceMinor: 500, products: PRODUCTS })
    await openSessionOf(other, provider)
    await server.says('bet', bet())
    const playerId = String(other.id)
    assert.deepEqual(await server.says('win', win({ playerId })), [404, 'playerUnknown'])
    assert.deepEqual(await server.says('rollback', rollback({ playerId })), [404, 'playerUnknown'])
    assert.equal(await cashOf(other.id), 500)
  })

  test('a win without a bet, and one after its bet was rolled back', async ({ assert }) => {
    const { server, bet, win, rollback, player } = await makeTable()
    const unknown = [404, 'transactionUnknown']
    assert.deepEqual(await server.says('win', win()), unknown)
    assert.deepEqual(await server.says('win', win({ betTransactionId: undefined })), unknown)
    await server.says('bet', bet())
    await server.says('rollback', rollback())
    const undone = [409, 'transactionRolledBack']
    assert.deepEqual(await server.says('win', win()), undone)
    assert.deepEqual(await server.says('win', win({ betTransactionId: undefined })), undone)
    assert.equal(await cashOf(player.id), 1_000)
  })

  test('a body of more than 64 KB', async ({ assert }) => {
    const { server, bet, provider } = await makeTable()
    const large = bet({ note: 'x'.repeat(70_000) })
    assert.deepEqual(await server.says('bet', large), [413, 'payloadTooLarge'])
    const [kept] = await db.from('game_messages').where('provider_id', provider.id)
    assert.containsSubset(kept, { verdict: 'payloadTooLarge' })
  })
})
