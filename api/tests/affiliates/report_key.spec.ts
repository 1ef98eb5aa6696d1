/** A program of an affiliate reads that affiliate's figures by a key, and nothing else (rules 16.10). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  AffiliateDays,
  NewAffiliateKey,
  OwnAffiliate,
  OwnAffiliateStatement,
} from '@grandstand/shared-types/wire/affiliates/own'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import {
  affiliateBrand,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  onlinePlayer,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import { ApiSession, signInAs } from '#tests/support/client'

const STATEMENTS = '/v1/affiliate-reports/statements'
const DAYS = '/v1/affiliate-reports/days'

/** Asks with a key, as a program does: without a session. */
const ask = <T>({ site }: Pick<AffiliateBrand, 'site'>, path: string, key: string) =>
  new ApiSession(site.host).send<T>('GET', path, undefined, { authorization: `Bearer ${key}` })

async function withKey(brand: AffiliateBrand) {
  const affiliate = await makeAffiliate(brand)
  const session = await signInAs(brand.site, affiliate.user)
  const renew = async () =>
    (await session.post<NewAffiliateKey>('/v1/me/affiliate/key', {})).body.key
  const own = async () => (await session.get<OwnAffiliate>('/v1/me/affiliate')).body
  return { affiliate, session, renew, own, key: await renew() }
}

test.group('The key of an affiliate', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(() => clock.reset())

  test('reads the days and statements of its affiliate alone', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { affiliate, key } = await withKey(brand)
    const other = await makeAffiliate(brand)
    for (const each of [affiliate, other]) {
      const player = await broughtBy(brand, each, { balanceMinor: 9_000 })
      await move(player, 'stake', -1_000)
    }
    const days = (await ask<AffiliateDays>(brand, DAYS, key)).body
    assert.deepEqual(
      days.links.map(({ code, registrations }) => [code, registrations]),
      [[affiliate.code, 1]]
    )
    await closeAffiliateDay(brand)
    const { body } = await ask<OwnAffiliateStatement[]>(brand, STATEMENTS, key)
    assert.deepEqual(
      body.map(({ grossMinor, payableMinor, costs }) => [grossMinor, payableMinor, costs]),
      [[1_000, 300, ['bonuses']]]
    )
    assert.equal((await ask(brand, `${DAYS}?from=2026-02-02&to=2026-02-01`, key)).status, 400)
  })

  test('is told once, kept as a hash, and ends with the next one', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { key, renew, own, session } = await withKey(brand)
    const stored = await db.from('affiliate_keys').select('key_hash', 'ending')
    assert.notInclude(JSON.stringify(stored), key)
    assert.containsSubset((await own()).key, { ending: key.slice(-4), lastUsedAt: null })
    assert.equal((await ask(brand, STATEMENTS, key)).status, 200)
    assert.isNotNull((await own()).key?.lastUsedAt)
    const next = await renew()
    assert.equal((await ask(brand, STATEMENTS, key)).status, 401)
    assert.equal((await ask(brand, STATEMENTS, next)).status, 200)
    assert.isNull((await session.delete<OwnAffiliate>('/v1/me/affiliate/key')).body.key)
    assert.equal((await ask(brand, STATEMENTS, next)).status, 401)
  })

  test('opens nothing at another brand, forged, or once its affiliate is closed or blocked', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { affiliate, key } = await withKey(brand)
    assert.equal((await ask(await affiliateBrand(), STATEMENTS, key)).status, 401)
    for (const forged of ['', key.toUpperCase(), key.slice(0, -1), `${key}0`, '%']) {
      assert.equal((await ask(brand, STATEMENTS, forged)).status, 401)
    }
    const status = (value: number) =>
      db.from('users').where('id', affiliate.user.id).update({ status: value })
    await status(0)
    assert.equal((await ask(brand, STATEMENTS, key)).status, 401)
    await status(1)
    assert.equal((await ask(brand, STATEMENTS, key)).status, 200)
    const path = `/v1/affiliates/${affiliate.id}/state`
    await brand.staff.post(path, { state: 'closed', reason: 'Spam sent' })
    assert.equal((await ask(brand, STATEMENTS, key)).status, 401)
  })

  test('is taken away in every state, and made while the affiliate earns', async ({ assert }) => {
    for (const [state, status] of [
      ['paused', 201],
      ['closed', 403],
    ] as const) {
      const brand = await affiliateBrand()
      const { affiliate, session } = await withKey(brand)
      const path = `/v1/affiliates/${affiliate.id}/state`
      await brand.staff.post(path, { state, reason: 'A break for now' })
      const { status: made } = await session.post('/v1/me/affiliate/key', {})
      assert.equal(made, status, state)
      const { body } = await session.delete<OwnAffiliate>('/v1/me/affiliate/key')
      assert.isNull(body.key, state)
    }
  })

  test('is made by affiliates alone, and used so often a minute', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { key } = await withKey(brand)
    const session = await signInAs(brand.site, await onlinePlayer(brand))
    assert.equal((await session.post('/v1/me/affiliate/key', {})).status, 403)
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask(brand, STATEMENTS, key)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 429),
      1
    )
  })

  test('is guessed by nobody: wrong ones of an address wait longer and longer', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const wrong = `gsa_${'0'.repeat(64)}`
    const statuses: number[] = []
    for (let guess = 0; guess < 21; guess++) statuses.push((await ask(brand, DAYS, wrong)).status)
    assert.deepEqual([statuses.at(19), statuses.at(20)], [401, 429])
    const { key } = await withKey(brand)
    assert.equal((await ask(brand, DAYS, key)).status, 200, 'a right key guesses nothing')
  })
})
