import { test } from '@japa/runner'
import { openAllDoors } from '#core/throttle/throttle'
import { detailOf, placeOn } from '#tests/coupons/after_support'
import { makeBettor } from '#tests/coupons/support'
import { check as checkAs, visitorOf } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch } from '#tests/support/board'
import type { TestSite } from '#tests/support/factories'

const check = (site: TestSite, code: string) => checkAs(visitorOf(site), code)

test.group('Checking a ticket by its code', (group) => {
  group.each.setup(openAllDoors)
  group.teardown(openAllDoors)

  test('tells anybody the status, but not the player', async ({ assert }) => {
    const { site, session, player } = await makeBettor()
    const match = await makeMatch()
    const { code, id } = await detailOf(session, await placeOn(session, [match]))
    const open = await check(site, code)
    assert.equal(open.status, 200)
    assert.containSubset(open.body, { code, status: 0, payoutMinor: null, totalStakeMinor: 1000 })
    assert.isAbove(id, 0)

    await enter(match, ended([2, 1]))
    const { body } = await check(site, code.toLowerCase())
    assert.containSubset(body, { status: 1, type: 'single', payoutMinor: 2000 })
    assert.containSubset(body.selections, [
      { home: match.home, result: 'won', score: { final: [2, 1] } },
    ])
    assert.deepEqual(Object.keys(body).sort(), [
      'code',
      'currency',
      'jackpots',
      'maxPayoutMinor',
      'paper',
      'payoutMinor',
      'placedAt',
      'refusals',
      'selections',
      'settledAt',
      'status',
      'totalStakeMinor',
      'type',
      'validUntil',
    ])
    assert.notInclude(JSON.stringify(body), player.username)
  })

  test('finds no coupon of another brand', async ({ assert }) => {
    const { session } = await makeBettor()
    const { code } = await detailOf(session, await placeOn(session, [await makeMatch()]))
    const { site: other } = await makeBettor()
    assert.equal((await check(other, code)).body.error.key, 'notFound')
  })

  test('stops guesses of codes; codes that exist do not count as guesses', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const { code } = await detailOf(session, await placeOn(session, [await makeMatch()]))
    for (let i = 0; i < 25; i++) assert.equal((await check(site, code)).status, 200)
    for (let i = 0; i < 20; i++) assert.equal((await check(site, `GUESS${i}`)).status, 404)
    const { status, body } = await check(site, 'GUESS')
    assert.deepEqual([status, body.error.key], [429, 'tooManyAttempts'])
    assert.isAbove(Number(body.error.params[0]), 0)
    assert.equal((await check(site, code)).status, 429)
  })
})
