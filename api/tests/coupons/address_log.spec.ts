/** The address log: one list of sign-ins and acts with money, with the address and country of each. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AddressRow } from '@grandstand/shared-types/wire/people/addresses'
import { readOrigins } from '#origins/origins'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { countryDatabase } from '#tests/support/country_database'
import { runsOnMysql } from '#tests/support/databases'
import { DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'
import { slip } from '#tests/coupons/support'

const TURKEY = '203.0.113.7'
const VPN = '203.0.113.200'
const ABROAD = '2001:db8::5'
const from = (address: string) => ({ 'x-forwarded-for': address })

/** A dealer's player signs in, bets, cancels and gets credit, and another dealer's player signs in. */
async function makeStory() {
  const site = await makeSite({ settings: {} })
  const admin = await makeUser({ site, type: 'admin' })
  const permissions = ['addresses.view', 'credit.move'] as const
  const rights = { site, type: 'dealer' as const, parent: admin, permissions: [...permissions] }
  const dealer = await makeUser({ ...rights, balanceMinor: 5_000 })
  const sibling = await makeUser(rights)
  const player = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: 5_000 })
  const stranger = await makeUser({ site, type: 'player', parent: sibling })
  const enter = async ({ username }: { username: string }, ip: string, password: string) => {
    const session = new ApiSession(site.host)
    await session.post('/v1/sessions', { username, password }, from(ip))
    return session
  }
  await enter(player, ABROAD, 'not-the-password')
  const bettor = await enter(player, TURKEY, DEFAULT_PASSWORD)
  const match = await makeMatch()
  const placed = await bettor.post<{ id: number }>(
    '/v1/coupons',
    slip([[outcomeOf(match, '1', '1'), 2000]]),
    { ...from(VPN), 'idempotency-key': randomUUID() }
  )
  const cancelled = await bettor.post(`/v1/coupons/${placed.body.id}/cancel`, undefined, {
    ...from(TURKEY),
    'idempotency-key': randomUUID(),
  })
  if (cancelled.status >= 300) throw new Error(JSON.stringify(cancelled.body))
  const desk = await enter(dealer, TURKEY, DEFAULT_PASSWORD)
  await desk.post(
    `/v1/users/${player.id}/credits`,
    { direction: 'send', amountMinor: 500 },
    { ...from(ABROAD), 'idempotency-key': randomUUID() }
  )
  await enter(stranger, TURKEY, DEFAULT_PASSWORD)
  return { site, admin, dealer, sibling, player, stranger, desk }
}

const brief = ({ username, action, ip, country, isVpn }: AddressRow) => [
  username,
  action,
  ip,
  country,
  isVpn,
]

test.group('The address log', (group) => {
  group.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'addresses-'))
    const paths = { countries: join(folder, 'countries.mmdb'), vpns: join(folder, 'vpns.txt') }
    await writeFile(paths.countries, countryDatabase({ '203.0.113.0/24': 'TR' }))
    await writeFile(paths.vpns, '203.0.113.192/26\n')
    await readOrigins(paths)
    return () => readOrigins({})
  })

  test('names who, what, address, country, VPN and time, the newest first', async ({ assert }) => {
    const { desk, dealer, player } = await makeStory()
    const { status, headers, body } = await desk.list<AddressRow>('addresses')
    assert.equal(status, 200)
    assert.deepEqual(body.map(brief), [
      [dealer.username, 'credit.send', ABROAD, null, false],
      [dealer.username, 'user.signIn', TURKEY, 'TR', false],
      [player.username, 'coupon.cancelled', TURKEY, 'TR', false],
      [player.username, 'coupon.placed', VPN, 'TR', true],
      [player.username, 'user.signIn', TURKEY, 'TR', false],
      [player.username, 'user.signInRefused', ABROAD, null, false],
    ])
    assert.equal(headers.get('content-range'), 'addresses 0-5/6')
    const times = body.map(({ createdAt }) => createdAt)
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a)
    )
    assert.equal(new Set(body.map(({ id }) => id)).size, 6)
  })

  test('is filtered by user, address, action and time', async ({ assert }) => {
    const { desk, dealer, player } = await makeStory()
    const actions = async (filter: object) => {
      const { status, body } = await desk.list<AddressRow>('addresses', { filter })
      assert.equal(status, 200, JSON.stringify(body))
      return body.map(({ action }) => action)
    }
    assert.deepEqual(await actions({ userId: player.id, ip: TURKEY }), [
      'coupon.cancelled',
      'user.signIn',
    ])
    assert.deepEqual(await actions({ userId: dealer.id }), ['credit.send', 'user.signIn'])
    assert.deepEqual(await actions({ ip: VPN }), ['coupon.placed'])
    assert.deepEqual(await actions({ action: 'user.signInRefused' }), ['user.signInRefused'])
    assert.lengthOf(await actions({ createdAt_gte: 1, createdAt_lte: Date.now() + 60_000 }), 6)
    assert.deepEqual(await actions({ createdAt_lte: 1 }), [])
    assert.deepEqual(await actions({ ip: "' or 1=1 --" }), [])
    assert.deepEqual(await actions({ ip: 'ş' }), [])
  })

  test('shows a page of the rows, in either order', async ({ assert }) => {
    const { desk } = await makeStory()
    const { headers, body } = await desk.list<AddressRow>('addresses', {
      range: [1, 2],
      sort: ['createdAt', 'ASC'],
    })
    assert.deepEqual(
      body.map(({ action }) => action),
      ['user.signIn', 'coupon.placed']
    )
    assert.equal(headers.get('content-range'), 'addresses 1-2/6')
  })

  test('shows an admin the brand, a dealer the own branch, and nobody else anything', async ({
    assert,
  }) => {
    const { site, admin, sibling, player, stranger } = await makeStory()
    const names = async (user: { username: string }) => {
      const session = await signInAs(site, user)
      const { body } = await session.list<AddressRow>('addresses', { range: [0, 99] })
      return new Set(body.map(({ username }) => username))
    }
    assert.deepEqual(await names(sibling), new Set([sibling.username, stranger.username]))
    const all = await names(admin)
    assert.isTrue(all.has(player.username) && all.has(stranger.username))
    const session = await signInAs(site, player)
    const refused = await session.get<Refusal>('/v1/addresses')
    assert.deepEqual([refused.status, refused.body.error.key], [403, 'notAllowed'])
  })
})

test.group('The index of the address log', () => {
  test('the coupons of an address are found by an index', async ({ assert }) => {
    const plan: unknown = await db.rawQuery(
      `explain ${runsOnMysql ? '' : 'query plan '}select id from coupons where ip = ? order by id desc limit 10000`,
      [TURKEY]
    )
    assert.include(JSON.stringify(plan), 'coupons_ip_id_index')
  })
})
