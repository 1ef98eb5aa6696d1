/** The server asks only the servers that its installation names, and none of a private network (must-hold S6). */
import { createServer } from 'node:http'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { askPartner, PartnerNotAllowed } from '#core/partners/ask_partner'
import { mayAskAt, readPartnerOrigins } from '#core/partners/partner_origins'
import { isPublicAddress, publicLookup } from '#core/partners/public_lookup'
import { withCategory } from '#tests/payments/method_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const ORIGINS = readPartnerOrigins(
  'hub88=https://api.hub88.io, hub88=https://10.0.0.7:8443 sandbox=http://127.0.0.1:*'
)

const STRANGE = [
  'http://169.254.169.254/latest',
  'https://169.254.169.254/latest',
  'file:///etc/passwd',
  'https://127.0.0.1',
  'https://192.168.0.1',
  'http://2130706433.example:9999',
  'https://bank.example/',
  'https://user:pw@127.0.0.1:9',
  'javascript:alert(1)',
  'no address',
]

const find = (name: string) =>
  new Promise<string>((resolve) =>
    publicLookup(name, {}, (error, address) => resolve(error?.message ?? String(address)))
  )

test.group('Servers of partners', () => {
  test('are those that the installation names, each for its partner', async ({ assert }) => {
    const may = (name: string, address: string) => mayAskAt(name, address, ORIGINS)
    assert.isTrue(await may('hub88', 'https://api.hub88.io/operator/v2?x=1'))
    assert.isTrue(await may('hub88', 'https://10.0.0.7:8443/'))
    assert.isTrue(await may('sandbox', 'http://127.0.0.1:40123/v1'))
    for (const address of [
      ...STRANGE,
      'http://api.hub88.io',
      'https://api.hub88.io:444',
      'https://api.hub88.io.evil.example',
      'https://api.hub88.io@evil.example',
      'https://10.0.0.7',
      'http://127.0.0.1:40123/v1',
    ]) {
      assert.isFalse(await may('hub88', address), address)
      assert.isFalse(await may('nobody', address), address)
    }
    assert.isFalse(await may('sandbox', 'https://127.0.0.1:40123'))
    assert.isFalse(await may('sandbox', 'http://localhost:40123'))
  })

  test('an entry that is none is refused by name', ({ assert }) => {
    for (const entry of [
      'hub88',
      '=https://api.hub88.io',
      'hub88=http://api.hub88.io',
      'hub88=https://api.hub88.io/path',
      'hub88=https://api.hub88.io:*',
      'hub88=ftp://api.hub88.io',
    ]) {
      assert.throws(() => readPartnerOrigins(entry), `"${entry}"`)
    }
  })

  test('a name that leads into a private network is not followed', async ({ assert }) => {
    assert.include(await find('localhost'), 'private address')
    for (const address of [
      ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1'],
      ...['0.0.0.0', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '::ffff:7f00:1'],
      ...['fec0::1', 'feff::1', '2002:0a00:0001::1', '2001:0:4136:e378::1', '64:ff9b::a00:1'],
      ...['::ffff:0:10.0.0.1', '64:ff9b:1::a00:1', '2001:db8::1', '100::1'],
      ...['192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '198.19.255.255', '3fff::1'],
      ...['100.127.255.255', '224.0.0.1', '255.255.255.255', 'ff02::1', '192.0.0.8'],
    ]) {
      assert.isFalse(isPublicAddress(address), address)
    }
    for (const address of [
      ...['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '2001:4860:4860::8888'],
      ...['100.63.255.255', '100.128.0.1', '198.17.255.255', '198.20.0.1', '2003::1', '192.0.3.1'],
    ]) {
      assert.isTrue(isPublicAddress(address), address)
    }
  })

  test('nobody else is asked, and no redirect is followed', async ({ assert, cleanup }) => {
    const asked: string[] = []
    const server = createServer((request, answer) => {
      asked.push(request.url ?? '')
      answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const ask = (name: string) =>
      askPartner(name, `http://127.0.0.1:${port}/x`, {
        method: 'GET',
        headers: {},
        timeoutMs: 2_000,
      }).catch((error: unknown) => error)
    assert.instanceOf(await ask('nobody'), PartnerNotAllowed)
    assert.deepEqual(asked, [])
    assert.include(String(await ask('sandbox')), '302')
    assert.deepEqual(asked, ['/x'])
  })
})

/** The names of the secrets that each change took away, by the audit log. */
async function droppedSecrets(subjectType: string, id: number): Promise<string[][]> {
  const rows: { detail: string }[] = await db
    .from('audit_log')
    .where({ subject_type: subjectType, subject_id: id })
    .orderBy('id')
    .select('detail')
  return rows.flatMap(({ detail }) => {
    const { before } = JSON.parse(detail) as { before?: { secrets?: string[] } }
    return before?.secrets ? [before.secrets] : []
  })
}

test.group('Staff and the servers of partners', () => {
  test('a payment method takes no address of theirs', async ({ assert }) => {
    const { session, method } = await withCategory()
    for (const apiUrl of STRANGE) {
      const body = { ...method, gateway: 'sandbox', settings: { apiUrl } }
      const { status, body: refusal } = await session.post<Refusal>('/v1/payment-methods', body)
      assert.deepEqual(
        [status, refusal.errors],
        [422, { 'settings.apiUrl': 'partnerNotAllowed|sandbox' }],
        apiUrl
      )
    }
  })

  test('another address or gateway of a payment method drops its secrets', async ({ assert }) => {
    const { session, method } = await withCategory()
    const sealed = async (id: number) => {
      const row = await db.from('payment_methods').where('id', id).firstOrFail()
      return row.sealed_secrets !== null
    }
    const first = {
      ...method,
      gateway: 'sandbox',
      settings: { apiUrl: 'http://127.0.0.1:1', shop: '7' },
    }
    const secrets = { key: 'canary' }
    const changes: [object, boolean][] = [
      [{ settings: { ...first.settings, shop: '8' } }, true],
      [{ settings: { apiUrl: 'http://127.0.0.1:2' } }, false],
      [{ settings: {} }, false],
      [{ gateway: 'voucher' }, false],
      [{ gateway: 'manual' }, false],
    ]
    for (const [change, isKept] of changes) {
      const made = await session.post<PaymentMethodRow>('/v1/payment-methods', {
        ...first,
        secrets,
      })
      assert.isTrue(await sealed(made.body.id))
      const changed = await session.put(`/v1/payment-methods/${made.body.id}`, {
        ...first,
        ...change,
      })
      assert.equal(changed.status, 200)
      assert.equal(await sealed(made.body.id), isKept, JSON.stringify(change))
      assert.deepEqual(
        await droppedSecrets('paymentMethod', made.body.id),
        isKept ? [] : [['key']],
        JSON.stringify(change)
      )
    }
  })

  test('a provider of games neither, and another address drops its secrets', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const provider = {
      ...{ code: 'maker', name: 'Maker', dialect: 'grandstand', apiUrl: 'http://127.0.0.1:1' },
      ...{ allowedAddresses: [], allowedOrigins: [], publicKey: null, listOrder: 1 },
      isEnabled: true,
    }
    for (const apiUrl of STRANGE) {
      const sent = { ...provider, apiUrl }
      const { status, body } = await session.post<Refusal>('/v1/game-providers', sent)
      assert.equal(status, 422, apiUrl)
      assert.match(
        body.errors?.['apiUrl'] ?? '',
        /^(partnerNotAllowed\|grandstand|webAddressInvalid)$/
      )
    }
    const secrets = { hmacSecret: 'canary' }
    const made = await session.post<GameProviderRow>('/v1/game-providers', { ...provider, secrets })
    const path = `/v1/game-providers/${made.body.id}`
    const names = async (changes: object) =>
      (await session.put<GameProviderRow>(path, { ...provider, ...changes })).body.secretNames
    assert.deepEqual(await names({ name: 'Another' }), ['hmacSecret'])
    assert.deepEqual(await names({ apiUrl: 'http://127.0.0.1:2' }), [])
    assert.deepEqual(await droppedSecrets('gameProvider', made.body.id), [['hmacSecret']])
  })
})
