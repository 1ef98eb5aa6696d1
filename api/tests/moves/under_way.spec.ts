/** What happens to a brand while it moves: bets that come, a command that is killed, a second command. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BRAND_PLACE } from '#core/database/brands_here'
import { must } from '#core/errors/must'
import { forgetAll } from '#core/timing/brief_cache'
import { sumsOf } from '#moves/compare'
import { moveBrand, moveFaults } from '#moves/move_brand'
import { place, makeBettor, slip } from '#tests/coupons/support'
import { OtherCell, killAce } from '#tests/moves/other_cell'
import { move, refusal, keyOf, placeOf } from '#tests/moves/support'
import { placeTestCoupons } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { makeSite, makeUser } from '#tests/support/factories'
import { groupOn } from '#tests/support/tier'

/** Longer than servers remember where a brand is. */
const WAIT_MS = 11_000
const COUPONS = 1_500

groupOn('mysql', 'A brand while it moves', (group) => {
  let other: OtherCell

  group.setup(async () => {
    other = await OtherCell.make(8)
    return () => other.remove()
  })
  group.each.teardown(() => {
    moveFaults.clear()
    forgetAll()
  })

  test('every bet that was answered has moved, and later ones are refused', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const matches: TestMatch[] = []
    for (let count = 0; count < 10; count++) matches.push(await makeMatch())
    const outcomes = matches.flatMap((match) =>
      [
        ['1', 2000],
        ['2', 3800],
      ].map(([key, odds]): [number, number] => [outcomeOf(match, '1', String(key)), Number(odds)])
    )
    const key = await keyOf(site)
    const answered = new Set<number>()
    const refusals = new Set<string>()
    let isOver = false
    const bets = (async () => {
      for (let sent = 0; !isOver; sent++) {
        const body = slip([must(outcomes[sent % outcomes.length], 'outcome')])
        const { status, body: coupon } = await place(session, body, randomUUID())
        if (status === 201) answered.add(coupon.id)
        else refusals.add(coupon.error.key)
        await pause(200)
      }
    })()
    // this process, which knows the brand, learns of the move a few seconds later
    while (answered.size === 0) await pause(20)
    await other.work((target) =>
      moveBrand({ source: db.connection(), target }, { key, waitMs: WAIT_MS })
    )
    isOver = true
    await bets
    const moved = await other.work((target) =>
      target.from('coupons').where('site_id', site.id).select('id')
    )
    assert.isAbove(answered.size, 10)
    assert.deepEqual(new Set(moved.map(({ id }) => Number(id))), answered)
    assert.isTrue(refusals.has('plannedMaintenance'))
  })

  test('a command that is killed leaves nobody served, and goes on when it is run again', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 10_000_000 })
    const match = await makeMatch()
    const picks = [{ match, market: '1', key: '1' }]
    await placeTestCoupons(
      player,
      Array.from({ length: COUPONS }, () => ({ picks }))
    )
    const key = await keyOf(site)
    const args = ['brand:move', `--brand=${key}`, `--to=${other.name}`, '--wait=0']
    const signal = await killAce(args, async () => {
      const row = await other.work((target) =>
        target.from('coupons').where('site_id', site.id).select('id').first()
      )
      return row !== null
    })
    assert.equal(signal, 'SIGKILL')
    assert.equal(await placeOf(site), BRAND_PLACE.away)
    const opened = await other.ace(['brand:open', `--brand=${key}`])
    assert.equal(opened.code, 1)
    assert.include(opened.text, 'notArrived')
    await move(other, key)
    const there = await other.work((target) => sumsOf(target, site.id))
    assert.equal(there.rows['coupons'], COUPONS)
    assert.deepEqual(there, await sumsOf(db.connection(), site.id))
    assert.equal((await other.ace(['ledger:verify'])).code, 0)
  })

  test('it moves to one cell alone, by one command', async ({ assert }) => {
    const site = await makeSite()
    const key = await keyOf(site)
    const third = await OtherCell.make(9)
    try {
      moveFaults.listen((step) => {
        if (step === 'rowsMoved') throw new Error('killed')
      })
      await assert.rejects(() => move(other, key), 'killed')
      assert.equal(await refusal(move(third, key)), 'movesElsewhere')
      assert.equal(await placeOf(site), BRAND_PLACE.away)
      moveFaults.clear()
      let second: Promise<void> | undefined
      moveFaults.listen((step) => {
        if (step !== 'closed' || second) return
        moveFaults.clear()
        second = claimAgain(site.id)
      })
      assert.equal(await refusal(move(other, key)), 'movedTwice')
      await second
      assert.equal(await placeOf(site), BRAND_PLACE.away)
      await move(other, key)
      assert.equal((await other.ace(['brand:open', `--brand=${key}`])).code, 0)
    } finally {
      await third.remove()
    }
  })
})

/** As another command does that begins to move the brand. */
async function claimAgain(siteId: number): Promise<void> {
  await db.from('job_states').where('name', `moves:${siteId}`).update({ state: '8 another' })
}
