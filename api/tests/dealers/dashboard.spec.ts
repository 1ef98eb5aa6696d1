import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Dashboard } from '@grandstand/shared-types/wire/people/dealers'
import { clock } from '#core/timing/clock'
import { reserveIds } from '#core/database/id_blocks'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

const DAY_MS = 86_400_000

/** Ids of this file's coupons: their transfers have no legs, so they are removed after the test. */
const made: number[] = []

/** A coupon's row; the dashboard counts rows, however they were made. */
async function coupon(
  user: TestUser,
  changes: { status?: number; state?: string; placedAt?: number; payout?: number } = {}
) {
  const placedAt = changes.placedAt ?? clock.now()
  const isSettled = changes.payout !== undefined
  const [id = 0] = await reserveIds('coupons', 1)
  made.push(id)
  await db.table('coupons').insert({
    id,
    code: randomUUID().slice(0, 12),
    site_id: user.siteId,
    user_id: user.id,
    type: 'single',
    state: changes.state ?? (isSettled ? 'settled' : 'accepted'),
    status: changes.status ?? 0,
    currency: user.currency,
    line_count: 1,
    stake_per_line: 100,
    total_stake: 100,
    total_odds_milli: 2000,
    max_payout: 200,
    payout_cap: 100_000,
    selection_count: 1,
    open_count: isSettled ? 0 : 1,
    fingerprint: 1,
    placed_at: placedAt,
    ...(isSettled && { payout: changes.payout, settled_at: clock.now() }),
  })
  const moved = [
    { kind: 'stake', created_at: placedAt },
    ...(changes.payout ? [{ kind: 'win', created_at: clock.now() }] : []),
  ]
  for (const transfer of moved) {
    await db.table('ledger_transfers').insert({
      ...transfer,
      site_id: user.siteId,
      key: `dashboard:${id}:${transfer.kind}`,
      currency: user.currency,
      reference_type: 'coupon',
      reference_id: id,
    })
  }
}

test.group('The dashboard', (group) => {
  group.each.teardown(async () => {
    const ids = made.splice(0)
    await db.from('coupons').whereIn('id', ids).delete()
    await tampering(() => db.from('ledger_transfers').where('key', 'like', 'dashboard:%').delete())
  })

  test('counts the coupons, people and money of the branch', async ({ assert }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const dealer = await makeUser({ site, type: 'dealer', balanceMinor: 750 })
    const player = await makeUser({ site, type: 'player', parent: dealer })
    const elsewhere = await makeUser({ site, type: 'player' })
    await coupon(player)
    await coupon(player, { placedAt: clock.now() - 2 * DAY_MS })
    await coupon(player, { status: 1, payout: 190 })
    await coupon(player, { status: 1, payout: 50, placedAt: clock.now() - 2 * DAY_MS })
    await coupon(player, { status: -2, state: 'cancelled' })
    await coupon(elsewhere)

    const own = await (await signInAs(site, dealer)).get<Dashboard>('/v1/dashboard')
    assert.containsSubset(own.body, {
      openCoupons: 2,
      currency: 'TRY',
      openStakesMinor: 200,
      openMaxPayoutMinor: 400,
      today: { coupons: 2 },
      ownCreditMinor: 750,
      players: 1,
      dealers: 0,
    })
    const all = await (await signInAs(site, admin)).get<Dashboard>('/v1/dashboard')
    assert.containsSubset(all.body, {
      openCoupons: 3,
      openStakesMinor: 300,
      today: { coupons: 3 },
      ownCreditMinor: null,
      players: 2,
      dealers: 1,
    })
  })

  test('opens the same rows that it counts: each tile by its filter', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({
      site,
      type: 'dealer',
      permissions: ['coupons.view', 'coupons.paid'],
    })
    const player = await makeUser({ site, type: 'player', parent: dealer })
    await coupon(player)
    await coupon(player, { status: 1, payout: 190 })
    await coupon(player, { status: 2, state: 'sold', payout: 60 })
    await coupon(player, { status: 1, payout: 50, placedAt: clock.now() - 2 * DAY_MS })
    await coupon(player, { status: -2, state: 'cancelled' })
    await coupon(player, { status: -2, state: 'rejected' })
    const session = await signInAs(site, dealer)
    const { body } = await session.get<Dashboard>('/v1/dashboard')
    const { from, to, ...today } = body.today
    const rowsOf = async (filter: object) =>
      (await session.list('coupons', { filter, range: [0, 99] })).body
    const placed = await rowsOf({ placedAt_gte: from, placedAt_lte: to, hasStake: true })
    const open = await rowsOf({ status: 0 })
    assert.deepEqual([today.coupons, placed.length], [3, 3])
    assert.equal(body.openCoupons, open.length)
  })

  test('counts the day of the brand, not that of UTC', async ({ assert }) => {
    const timeZone = 'Pacific/Kiritimati'
    const site = await makeSite({ settings: { timeZone } })
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const { today } = (await session.get<Dashboard>('/v1/dashboard')).body
    const hour = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
    assert.equal(hour.format(today.from), '00:00:00')
    assert.equal(hour.format(today.to), '23:59:59')
    assert.isTrue(today.from <= clock.now() && clock.now() <= today.to)
  })

  test('is open only to staff', async ({ assert }) => {
    const site = await makeSite()
    const player = await signInAs(site, await makeUser({ site, type: 'player' }))
    assert.equal((await player.get('/v1/dashboard')).status, 403)
    assert.equal((await new ApiSession(site.host).get('/v1/dashboard')).status, 401)
  })
})
