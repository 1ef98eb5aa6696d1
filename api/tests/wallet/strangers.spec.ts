import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cashOf } from '#tests/support/factories'
import { KEYS, makeProvider, makeTable, ProviderServer } from '#tests/wallet/wallet_support'

const TEN_MINUTES_MS = 600_000

test.group('Who may call the wallet', () => {
  test('S13 a wrong signature, another body, an old time and no signature are refused, kept, and in the audit log', async ({
    assert,
  }) => {
    const { server, bet, site, provider, player } = await makeTable()
    const right = JSON.stringify(bet())
    const forged = [401, 'callForged']
    assert.deepEqual(await server.says('bet', right, { signature: 'hmac-sha256=00' }), forged)
    assert.deepEqual(await server.says('bet', right, { signature: '' }), forged)
    assert.deepEqual(await server.says('bet', right, { sent: right.replace('100', '101') }), forged)
    assert.deepEqual(await server.says('bet', right, { sent: `${right} ` }), forged)
    for (const at of [Date.now() - TEN_MINUTES_MS, Date.now() + TEN_MINUTES_MS]) {
      assert.deepEqual(await server.says('bet', right, { at }), [401, 'callOld'])
    }
    assert.equal(await cashOf(player.id), 1_000)
    const kept = await db.from('game_messages').where('provider_id', provider.id).orderBy('id')
    assert.deepEqual(
      kept.map(({ verdict }) => String(verdict)),
      [...Array<string>(4).fill('callForged'), 'callOld', 'callOld']
    )
    const logged = await db.from('audit_log').where({ site_id: site.id, action: 'game.forged' })
    assert.lengthOf(logged, 6)
  })

  test('S13 a call from an address that is not listed is refused before anything else', async ({
    assert,
  }) => {
    const { server, bet, site, player } = await makeTable({ allowed_addresses: '["10.0.0.0/8"]' })
    assert.deepEqual(await server.says('bet', bet()), [401, 'callFromElsewhere'])
    assert.equal(await cashOf(player.id), 1_000)
    const logged = await db.from('audit_log').where({ site_id: site.id, action: 'game.forged' })
    assert.lengthOf(logged, 1)
    const listed = await makeTable({ allowed_addresses: '["127.0.0.1", "::1"]' })
    assert.deepEqual(await listed.server.says('bet', listed.bet()), [200, 900])
  })

  test('a provider with a key signs by it, and no more by the shared secret', async ({
    assert,
  }) => {
    const { server, bet } = await makeTable({ public_key: KEYS.publicKey })
    assert.deepEqual(await server.says('bet', bet()), [401, 'callForged'])
    assert.deepEqual(await server.says('bet', bet(), { rsa: true }), [200, 900])
    const other = bet({ transactionId: 'bet-2' })
    const body = JSON.stringify(other)
    const signed = { rsa: true, sent: body.replace('100', '900') }
    assert.deepEqual(await server.says('bet', body, signed), [401, 'callForged'])
  })

  test('a key that cannot be read lets nobody in', async ({ assert }) => {
    const { server, bet } = await makeTable({ public_key: 'no key' })
    assert.deepEqual(await server.says('bet', bet(), { rsa: true }), [401, 'callForged'])
  })

  test("another provider's transactions, rounds and sessions are not there", async ({ assert }) => {
    const { site, server, bet, win, rollback, player } = await makeTable()
    const other = await makeProvider(site)
    const stranger = new ProviderServer(site.host, other.code)
    await server.says('bet', bet())
    assert.deepEqual(await stranger.says('win', win()), [404, 'transactionUnknown'])
    assert.deepEqual(await stranger.says('rollback', rollback()), [200, 900])
    const again = bet({ transactionId: 'bet-2' })
    const { body, status } = await stranger.send('bet', again)
    assert.deepEqual([status, body.error?.key], [401, 'gameSessionUnknown'])
    assert.deepEqual(await server.says('win', win()), [200, 1_150])
    assert.equal(await cashOf(player.id), 1_150)
  })

  test('there is no wallet for an unknown provider, and no call of an unknown name', async ({
    assert,
  }) => {
    const { site, server, bet } = await makeTable()
    const nobody = new ProviderServer(site.host, 'nobody')
    assert.deepEqual(await nobody.says('bet', bet()), [404, 'notFound'])
    assert.deepEqual(await server.says('cash-out', bet()), [404, 'notFound'])
    assert.deepEqual(await server.says('constructor', bet()), [404, 'notFound'])
  })
})
