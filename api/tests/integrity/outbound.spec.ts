/** The list of places that a firewall lets a server reach (ASVS 13.2.4, 13.2.5). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { namedBySettings, outboundPlaces, type OutboundPlace } from '#integrity/outbound'
import { makeMethod } from '#tests/payments/payment_support'
import { makeProvider } from '#tests/support/game_rows'
import { makeSite } from '#tests/support/factories'

const line = ({ namedBy, protocol, host, port }: OutboundPlace) =>
  `${namedBy} ${protocol} ${host}:${port}`

test.group('The places that a server connects to', () => {
  test('are those of its settings, with the usual port where none is named', ({ assert }) => {
    const places = namedBySettings({
      mysql: { host: 'db1.test', port: 3307 },
      replicas: [{ host: 'db2.test', port: 3306 }],
      redisUrl: 'rediss://:password@redis.test',
      smtp: { host: 'mail.test', port: 587 },
      clockReference: 'time.test',
      feedUrl: 'https://feed.test/v1',
      tracesUrl: 'http://127.0.0.1:4318',
    })
    assert.deepEqual(places.map(line), [
      'DB_HOST tcp db1.test:3307',
      'DB_REPLICAS tcp db2.test:3306',
      'REDIS_URL tcp redis.test:6379',
      'SMTP_HOST tcp mail.test:587',
      'CLOCK_REFERENCE udp time.test:123',
      'UOF_API_URL tcp feed.test:443',
      'OTEL_EXPORTER_OTLP_ENDPOINT tcp 127.0.0.1:4318',
    ])
  })

  test('and those of the providers and gateways that a brand uses', async ({ assert }) => {
    const site = await makeSite()
    const { key } = await db.from('sites').where('id', site.id).firstOrFail()
    await makeProvider(site.id, { code: 'maker', api_url: 'https://games.test:8443/api' })
    await makeProvider(site.id, { code: 'off', api_url: 'https://off.test', is_enabled: 0 })
    const gateway = { apiUrl: 'http://bank.test/v2', shop: 'not an address' }
    await makeMethod(site.id, 'deposit', { settings: JSON.stringify(gateway) })
    const own = (await outboundPlaces()).map(line).filter((one) => one.startsWith(`${key}: `))
    assert.deepEqual(own, [
      `${key}: games of maker tcp games.test:8443`,
      `${key}: payments by manual tcp bank.test:80`,
    ])
  })
})
