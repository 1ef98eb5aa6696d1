/** The client's address: only trusted proxies are believed, and only where they name an address. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clientAddress, readTrustedProxies } from '#core/http/client_address'
import { openStream } from '#stream/open'
import { hub } from '#stream/socket/hub'
import { ApiSession } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'
import { SocketClient } from '#tests/stream/socket_client'

test.group('The address of the caller', () => {
  const CASES: [what: string, trusted: string, remote: string, forwarded: string, is: string][] = [
    ['without a proxy', '', '203.0.113.9', '', '203.0.113.9'],
    ['who is no proxy is not believed', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a proxy on this machine is', '', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['also as IPv6', '', '::1', '198.51.100.1', '198.51.100.1'],
    ['an IPv4 address has one form', '', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['unless nobody is', 'none', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['one in a range', '172.16.0.0/12', '172.18.0.3', '198.51.100.1', '198.51.100.1'],
    ['one beside the range', '172.16.0.0/12', '172.32.0.1', '198.51.100.1', '172.32.0.1'],
    ['one in a range of IPv6', 'fd00::/8', 'fd12::3', '2001:db8::7', '2001:db8::7'],
    ['a list without this machine', '10.0.0.1', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['a list with it', 'loopback, 10.0.0.1', '::1', '198.51.100.1, 10.0.0.1', '198.51.100.1'],
    ['two proxies', '10.0.0.0/8', '10.0.0.2', '198.51.100.1, 10.0.0.1', '198.51.100.1'],
    ['what the client made up', '10.0.0.0/8', '10.0.0.2', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['what is no address', '', '127.0.0.1', 'somebody', '127.0.0.1'],
    ['what stands before it', '', '127.0.0.1', '198.51.100.1, ?, 127.0.0.1', '127.0.0.1'],
    ['an address with a port', '', '127.0.0.1', '198.51.100.1:4711', '127.0.0.1'],
    ['3000 characters', '', '127.0.0.1', 'x'.repeat(3_000), '127.0.0.1'],
    ['a network interface of 3000', '', '127.0.0.1', `fe80::1%${'e'.repeat(3_000)}`, '127.0.0.1'],
    ['commas alone', '', '127.0.0.1', ',,,', '127.0.0.1'],
  ]
  for (const [what, trusted, remote, forwarded, is] of CASES) {
    test(`${what}: ${is}`, ({ assert }) => {
      assert.equal(clientAddress(remote, forwarded, readTrustedProxies(trusted)), is)
    })
  }

  test('a chain of proxies is followed for sixteen addresses', ({ assert }) => {
    const row = Array.from({ length: 1_000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`).join(', ')
    assert.equal(clientAddress('10.1.0.1', row, readTrustedProxies('10.0.0.0/8')), '10.0.3.216')
  })

  test('the own machine is trusted in its IPv4 and its IPv6 form', ({ assert }) => {
    assert.isTrue(readTrustedProxies('')('::ffff:127.0.0.1'))
    assert.isFalse(readTrustedProxies('')('::ffff:10.0.0.1'))
  })

  test('a setting that cannot be read is named', ({ assert }) => {
    for (const entry of [
      '10.0.0.0/33',
      '10.0.0.0/0',
      'proxy',
      '10.0.0/8',
      '1.2.3.4/8/8',
      'fd00::/129',
      '10.0.0.1/x',
    ]) {
      assert.throws(
        () => readTrustedProxies(`127.0.0.1, ${entry}`),
        `TRUSTED_PROXIES: "${entry}" is no address and no range such as 10.0.0.0/8`
      )
    }
    assert.throws(() => readTrustedProxies('127.0.0.1,'), /is no address/)
  })
})

test.group('The address of the caller in stored rows', (group) => {
  group.setup(openStream)
  const signIn = async (forwardedFor: string) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const session = new ApiSession(site.host)
    const { status } = await session.post(
      '/v1/sessions',
      { username: user.username, password: DEFAULT_PASSWORD },
      { 'x-forwarded-for': forwardedFor }
    )
    const row: { ip: string } = await db
      .from('user_sessions')
      .where('user_id', user.id)
      .select('ip')
      .firstOrFail()
    return { status, ip: row.ip }
  }

  test('is the one that the proxy names, if it is an address', async ({ assert }) => {
    assert.deepEqual(await signIn('198.51.100.1'), { status: 201, ip: '198.51.100.1' })
    for (const hostile of ['x'.repeat(3_000), `fe80::1%${'e'.repeat(3_000)}`, "'; --", 'ş']) {
      const sent = Buffer.from(hostile).toString('latin1')
      assert.deepEqual(await signIn(sent), { status: 201, ip: '127.0.0.1' })
    }
  })

  test('is the same for the stream', async ({ assert }) => {
    const addresses = () => [...hub.clients].map(({ identity }) => identity.ip)
    for (const [sent, kept] of [
      ['198.51.100.77', '198.51.100.77'],
      ['x'.repeat(3_000), '127.0.0.1'],
    ]) {
      const before = addresses().filter((ip) => ip === kept).length
      const socket = await SocketClient.open(undefined, { 'x-forwarded-for': sent ?? '' })
      assert.equal(addresses().filter((ip) => ip === kept).length, before + 1)
      socket.socket.close()
    }
  })
})
