/** Servers of affiliates are of everybody's internet, when they are named and when they are told (rules 16.11, must-hold S6). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { tellServer } from '#core/partners/public_server'
import { openAllDoors } from '#core/throttle/throttle'
import { affiliateBrand, broughtBy } from '#tests/affiliates/affiliate_support'
import { Listener } from '#tests/affiliates/postback_listener'
import { listening, POSTBACKS, sendPostbacks } from '#tests/affiliates/postback_support'
import type { Refusal } from '#tests/support/client'

test.group('Postbacks', (group) => {
  let listener: Listener
  group.each.setup(async () => {
    openAllDoors()
    listener = await new Listener().open()
    return () => listener.close()
  })
  group.each.teardown(() => clock.reset())

  test('go to no private network, other port or scheme', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { session, own } = await listening(brand, listener)
    for (const address of [
      ...['http://93.184.216.34/', 'https://93.184.216.34:22/', 'https://user:pw@93.184.216.34/'],
      ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.1/'],
      ...['https://10.0.0.7/', 'https://192.168.0.1/', 'https://169.254.169.254/latest'],
      ...['https://[::1]/', 'https://[fd00::1]/', 'https://[::ffff:10.0.0.1]/', 'https://0/'],
      ...['https://[fec0::1]/', 'https://[2002:a00:7::1]/', 'https://[64:ff9b::a00:7]/'],
      ...['https://[2001:0:4136::7]/', 'https://192.0.2.7/', 'https://100.64.0.7/'],
      ...['https://localhost/', 'https://localhost.:8443/', 'http://localhost:80/'],
      ...['//93.184.216.34/', '/postback', 'file:///etc/passwd', 'javascript:alert(1)', 'no'],
    ]) {
      const { status, body } = await session.post<Refusal>(POSTBACKS, { address })
      assert.equal(status, 422, address)
      assert.match(body.errors?.['address'] ?? '', /^formWrong\|/, address)
      openAllDoors()
    }
    assert.equal((await own()).address, listener.address)
    for (const address of ['https://93.184.216.34/', 'https://93.184.216.34:8443/a?b=1']) {
      assert.equal((await session.post(POSTBACKS, { address })).status, 201, address)
      assert.equal((await own()).address, address)
    }
  })

  test('are not sent where a name leads by now', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { affiliate, own } = await listening(brand, listener)
    const { port } = new URL(listener.address)
    await broughtBy(brand, affiliate)
    // as if a name that was public had moved: typed once, and asked for now
    for (const address of ['https://localhost:8443/', `http://localhost:${port}/`]) {
      await db
        .from('affiliate_postback_servers')
        .where('affiliate_id', affiliate.id)
        .update({ address, free_at: clock.now() })
      await db
        .from('affiliate_postbacks')
        .where('affiliate_id', affiliate.id)
        .update({ next_attempt_at: clock.now() })
      await sendPostbacks()
      assert.containsSubset((await own()).sends, [{ failure: 'unreachable', answerStatus: null }])
    }
    assert.lengthOf(listener.told, 0)
  })

  test('are refused before a connection is made, by the address or by where its name leads', async ({
    assert,
  }) => {
    const refusal = async (address: string) => {
      const telling = { headers: {}, body: '{}', timeoutMs: 2_000 }
      const error: unknown = await tellServer('affiliate', address, telling).catch(
        (e: unknown) => e
      )
      if (!(error instanceof Error)) return 'told'
      return error.cause instanceof Error ? error.cause.message : error.message
    }
    assert.include(await refusal('https://localhost:8443/'), 'private address')
    for (const address of ['https://10.0.0.7/', 'https://[::1]:8443/', 'http://93.184.216.34/']) {
      assert.include(await refusal(address), 'may not be told', address)
    }
  })
})
