/** Countries of addresses and the VPN list, read from files. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { originOf, readOrigins } from '#origins/origins'
import { countryDatabase } from '#tests/support/country_database'

test.group('The origin of an address', (group) => {
  group.each.teardown(() => readOrigins({}))

  const files = async (countries: Buffer | string, vpns = '') => {
    const folder = await mkdtemp(join(tmpdir(), 'origins-'))
    const paths = { countries: join(folder, 'countries.mmdb'), vpns: join(folder, 'vpns.txt') }
    await writeFile(paths.countries, countries)
    await writeFile(paths.vpns, vpns)
    return paths
  }
  const DATABASE = countryDatabase({
    '203.0.113.0/24': 'TR',
    '198.51.100.0/25': 'DE',
    '2001:db8::/32': 'FR',
  })

  test('is its country, by IPv4 and IPv6', async ({ assert }) => {
    await readOrigins(await files(DATABASE))
    const countries = ['203.0.113.0', '203.0.113.255', '198.51.100.127', '2001:db8::1'].map(
      (address) => originOf(address).country
    )
    assert.deepEqual(countries, ['TR', 'TR', 'DE', 'FR'])
  })

  test('is unknown outside of the database, without an address, and without a database', async ({
    assert,
  }) => {
    const unknown = ['203.0.114.0', '198.51.100.128', '2001:db9::1', '127.0.0.1', '', 'nowhere']
    await readOrigins(await files(DATABASE))
    for (const address of unknown) assert.isNull(originOf(address).country, address)
    await readOrigins({})
    assert.isNull(originOf('203.0.113.7').country)
  })

  test('is unknown when the database is damaged or missing, and nothing fails', async ({
    assert,
  }) => {
    for (const damaged of ['no database', DATABASE.subarray(0, DATABASE.length - 40), '']) {
      await readOrigins(await files(Buffer.from(damaged)))
      assert.isNull(originOf('203.0.113.7').country)
    }
    await readOrigins({ countries: '/nowhere/countries.mmdb', vpns: '/nowhere/vpns.txt' })
    assert.deepEqual(originOf('203.0.113.7'), { country: null, isVpn: false })
  })

  test('is a VPN when the list has its network', async ({ assert }) => {
    const list = '# rented servers\n203.0.113.64/26\n\n2001:db8:1::/48 # one more\n192.0.2.1\r\n'
    await readOrigins(await files(DATABASE, list))
    const isVpn = (address: string) => originOf(address).isVpn
    assert.deepEqual(['203.0.113.65', '2001:db8:1::9', '192.0.2.1'].map(isVpn), [true, true, true])
    assert.deepEqual(['203.0.113.7', '2001:db8:2::9', '192.0.2.2'].map(isVpn), [
      false,
      false,
      false,
    ])
  })
})
