/** A server of an affiliate is told of the steps of its players, and of nothing else (rules 16.11). */
import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  AffiliatePostbackRow,
  OwnPostbacks,
  Postback,
} from '@grandstand/shared-types/wire/affiliates/postbacks'
import { clock } from '#core/timing/clock'
import { openAllDoors } from '#core/throttle/throttle'
import { noteFirsts } from '#affiliates/actions/note_firsts'
import { postbackFaults } from '#affiliates/postbacks/deliver'
import { beginPostbacks, postbacksDone } from '#affiliates/postbacks/send_postbacks'
import {
  affiliateBrand,
  broughtBy,
  makeAffiliate,
  move,
  onlinePlayer,
} from '#tests/affiliates/affiliate_support'
import { Listener } from '#tests/affiliates/postback_listener'
import { later, listening, POSTBACKS, sendPostbacks } from '#tests/affiliates/postback_support'
import { enter, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const eventsOf = (listener: Listener) =>
  listener.told.map(({ body }) => (JSON.parse(body) as Postback).event)

test.group('Postbacks', (group) => {
  let listener: Listener
  group.each.setup(async () => {
    openAllDoors()
    await db.from('affiliate_postbacks').where('state', 'waiting').update({ state: 'failed' })
    listener = await new Listener().open()
    return () => listener.close()
  })
  group.each.teardown(() => {
    clock.reset()
    postbackFaults.clear()
  })

  test('tell each first step of a player once, signed, with a number that names nobody', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { affiliate, secret } = await listening(brand, listener)
    const player = await broughtBy(brand, affiliate, { campaign: 'spring' })
    await broughtBy(brand, await makeAffiliate(brand))
    await sendPostbacks()
    await move(player, 'deposit', 5_000)
    const match = await makeMatch()
    await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
    await enter(match, {
      ...{ status: 'ended', fullTime: [0, 2], halfTime: [0, 1] },
      periods: { 1: [0, 1], 2: [0, 1] },
    })
    later(1_000)
    for (let round = 0; round < 2; round++) {
      await noteFirsts(brand.site.id)
      await sendPostbacks()
    }
    assert.deepEqual(eventsOf(listener), ['registration', 'firstDeposit', 'firstStake'])
    const bodies = listener.told.map(({ body }) => JSON.parse(body) as Postback)
    for (const body of bodies) {
      assert.sameMembers(Object.keys(body), ['id', 'event', 'code', 'campaign', 'player', 'at'])
      assert.equal(body.id, `${body.player}-${body.event}`)
      assert.containsSubset(body, { code: affiliate.code, campaign: 'spring' })
      assert.match(body.player, /^[0-9a-f]{32}$/)
    }
    assert.lengthOf(new Set(bodies.map((body) => body.player)), 1)
    for (const { body, headers } of listener.told) {
      const signed = createHmac('sha256', secret).update(
        `${String(headers['x-grandstand-timestamp'])}.${body}`
      )
      assert.equal(headers['x-grandstand-signature'], `hmac-sha256=${signed.digest('hex')}`)
    }
  })

  test('are repeated with growing waits for a day, then given up', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { affiliate, own } = await listening(brand, listener)
    listener.status = 500
    await broughtBy(brand, affiliate)
    await sendPostbacks()
    for (const [before, minutes] of [1, 5, 30, 120, 360, 720].entries()) {
      later(minutes * MINUTE_MS - 1_000)
      await sendPostbacks()
      assert.lengthOf(listener.told, before + 1)
      later(1_000)
      await sendPostbacks()
      assert.lengthOf(listener.told, before + 2)
    }
    later(DAY_MS)
    await sendPostbacks()
    assert.lengthOf(listener.told, 7)
    assert.lengthOf(new Set(listener.told.map(({ body }) => body)), 1)
    assert.containsSubset((await own()).sends, [
      { state: 'failed', attempts: 7, answerStatus: 500, failure: 'answer' },
    ])
  })

  test('follow no redirect, and one that is refused holds up none behind it', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { affiliate, own } = await listening(brand, listener)
    listener.statuses = [302, 204]
    await broughtBy(brand, affiliate)
    await broughtBy(brand, affiliate)
    await sendPostbacks()
    assert.deepEqual(
      (await own()).sends.map(({ state, answerStatus }) => [state, answerStatus]),
      [
        ['sent', 204],
        ['waiting', 302],
      ]
    )
  })

  test('of a server that does not answer hold up nobody else’s', async ({ assert }) => {
    const brand = await affiliateBrand()
    const quick = await new Listener().open()
    try {
      const slow = await listening(brand, listener)
      const other = await listening(brand, quick)
      listener.isSilent = true
      for (let count = 0; count < 2; count++) await broughtBy(brand, slow.affiliate)
      await broughtBy(brand, other.affiliate)
      await beginPostbacks(() => false)
      await quick.heard(1)
      assert.deepEqual((await other.own()).address, quick.address)
      listener.cutOff()
      await postbacksDone()
      // not reached: the second one is not even tried, and the server rests a minute
      assert.lengthOf(listener.told, 1)
      await sendPostbacks()
      assert.lengthOf(listener.told, 1)
      listener.isSilent = false
      later(MINUTE_MS)
      await sendPostbacks()
      assert.deepEqual(
        (await slow.own()).sends.map(({ state }) => state),
        ['sent', 'sent']
      )
    } finally {
      await quick.close()
    }
  })

  test('come again under the same id when the server stopped before it noted the answer', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { affiliate, own } = await listening(brand, listener)
    await broughtBy(brand, affiliate)
    postbackFaults.listen(() => {
      throw new Error('the server stopped')
    })
    await sendPostbacks()
    postbackFaults.clear()
    assert.equal((await own()).sends[0]?.state, 'waiting')
    await sendPostbacks()
    assert.lengthOf(listener.told, 1)
    later(MINUTE_MS)
    await sendPostbacks()
    assert.lengthOf(listener.told, 2)
    assert.lengthOf(new Set(listener.told.map(({ body }) => body)), 1)
    assert.equal((await own()).sends[0]?.state, 'sent')
  })

  test('rest while the affiliate is closed, and are not made for one without a server', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { affiliate, session, own } = await listening(brand, listener)
    await broughtBy(brand, affiliate)
    const state = (to: string) =>
      brand.staff.post(`/v1/affiliates/${affiliate.id}/state`, { state: to, reason: 'Looked at' })
    await state('closed')
    await sendPostbacks()
    assert.lengthOf(listener.told, 0)
    assert.equal((await session.post(POSTBACKS, { address: listener.address })).status, 403)
    await state('approved')
    later(1)
    assert.isNull((await session.delete<OwnPostbacks>(POSTBACKS)).body.address)
    await broughtBy(brand, affiliate)
    await sendPostbacks()
    assert.lengthOf(listener.told, 0)
    assert.deepEqual(
      (await own()).sends.map((one) => one.state),
      ['failed']
    )
  })

  test('end when a closed affiliate takes the server away', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { affiliate, session } = await listening(brand, listener)
    await broughtBy(brand, affiliate)
    const to = { state: 'closed', reason: 'Looked at' }
    await brand.staff.post(`/v1/affiliates/${affiliate.id}/state`, to)
    assert.isNull((await session.delete<OwnPostbacks>(POSTBACKS)).body.address)
    await sendPostbacks()
    assert.lengthOf(listener.told, 0)
  })

  test('are listed for staff, with attempts and the last answer', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { affiliate } = await listening(brand, listener)
    listener.status = 404
    await broughtBy(brand, affiliate)
    await sendPostbacks()
    const { body } = await brand.staff.list<AffiliatePostbackRow>('affiliate-postbacks')
    assert.containsSubset(body, [
      {
        ...{ affiliateId: affiliate.id, event: 'registration', address: listener.address },
        ...{ state: 'waiting', attempts: 1, answerStatus: 404, failure: 'answer' },
      },
    ])
    const stranger = (await affiliateBrand()).staff
    assert.lengthOf((await stranger.list('affiliate-postbacks')).body, 0)
  })

  test('the secret is told once and sealed, and ends with the next one', async ({ assert }) => {
    const brand = await affiliateBrand()
    const { own, secret, tell } = await listening(brand, listener)
    assert.match(secret, /^gsp_[0-9a-f]{64}$/)
    assert.notInclude(JSON.stringify(await own()), secret)
    assert.notInclude(JSON.stringify(await db.from('affiliate_postback_servers')), secret)
    assert.notInclude(JSON.stringify(await db.from('audit_log').select('detail')), secret)
    assert.notEqual(await tell(), secret)
  })

  test('are for affiliates alone', async ({ assert }) => {
    const brand = await affiliateBrand()
    const session = await signInAs(brand.site, await onlinePlayer(brand))
    assert.equal((await session.post(POSTBACKS, { address: listener.address })).status, 403)
    assert.equal((await session.delete(POSTBACKS)).status, 403)
    assert.deepEqual((await session.get<OwnPostbacks>(POSTBACKS)).body, {
      address: null,
      sends: [],
    })
  })

  test('that wait for longer than a day are given up, though nobody was asked', async ({
    assert,
  }) => {
    const brand = await affiliateBrand()
    const { affiliate, own } = await listening(brand, listener)
    await broughtBy(brand, affiliate)
    later(DAY_MS + 1)
    await sendPostbacks()
    assert.lengthOf(listener.told, 0)
    assert.containsSubset((await own()).sends, [{ state: 'failed', attempts: 0 }])
  })
})
