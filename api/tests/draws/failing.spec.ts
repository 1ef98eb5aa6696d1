/** Draws without a result: their tickets are carried over or given back (rules 14.5). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { DrawRow } from '@grandstand/shared-types/wire/draws'
import { clock } from '#core/timing/clock'
import { MISSED_AFTER_MS, workOnDraws } from '#draws/jobs/work_on_draws'
import { DRAW_STEPS, drawFaultPoints } from '#draws/drawing/fault_points'
import {
  betOf,
  bought,
  drawOf,
  makeBuyer,
  openDraws,
  passClosing,
  sellGame,
  ticketOf,
} from '#tests/draws/draw_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'

test.group('A failed draw', (group) => {
  group.each.teardown(() => {
    clock.reset()
    drawFaultPoints.clear()
  })

  test('that was missed carries its tickets over, once, and they are paid there', async ({
    assert,
  }) => {
    const [missed = 0, next = 0] = await openDraws('keno', 2)
    const { session, user } = await makeBuyer()
    const bets = [betOf('keno', 1)]
    const [ticket] = await bought(session, { drawId: missed, bets })
    await passClosing(missed, 10_000 + MISSED_AFTER_MS)
    await workOnDraws()
    assert.equal((await drawOf(session, missed)).state, 'failed')
    const carried = await ticketOf(session, ticket?.id ?? 0)
    assert.deepEqual(
      [carried.state, carried.draw.id, carried.carriedFrom, carried.code],
      ['waiting', next, ticket?.draw.number, ticket?.code]
    )
    assert.equal(await cashOf(user.id), 99_000)
    await passClosing(next, 10_000)
    await workOnDraws()
    const ended = await ticketOf(session, ticket?.id ?? 0)
    assert.include(['won', 'lost'], ended.state)
    assert.equal(await cashOf(user.id), 99_000 + (ended.winMinor ?? 0))
  })

  test('carries each ticket once, whatever step is killed', async ({ assert }) => {
    for (const step of DRAW_STEPS) {
      const [missed = 0, next = 0] = await openDraws('lotto5of36', 2)
      const { session } = await makeBuyer()
      for (const seed of [1, 2, 3]) {
        await bought(session, { drawId: missed, bets: [betOf('lotto5of36', seed)] })
      }
      await passClosing(missed, 10_000 + MISSED_AFTER_MS)
      drawFaultPoints.listen((reached) => {
        if (reached === step) throw new Error('killed')
      })
      await workOnDraws()
      drawFaultPoints.clear()
      await workOnDraws()
      const rows = await db.from('draw_tickets').where('draw_id', next)
      assert.lengthOf(rows, 3, step)
      const left = await db.from('draw_tickets').where('draw_id', missed)
      assert.lengthOf(left, 0)
    }
  })

  test('of a race gives the stakes back', async ({ assert }) => {
    const [drawId = 0] = await openDraws('horses', 2)
    const { session, user } = await makeBuyer()
    const [ticket] = await bought(session, { drawId, bets: [betOf('horses', 1)] })
    await passClosing(drawId, 10_000 + MISSED_AFTER_MS)
    await workOnDraws()
    const { state, winMinor } = await ticketOf(session, ticket?.id ?? 0)
    assert.deepEqual([state, winMinor], ['void', 1_000])
    assert.equal(await cashOf(user.id), 100_000)
  })

  test('of a game that ends gives the stakes back', async ({ assert }) => {
    const [drawId = 0] = await openDraws('lotto6of49')
    const { session, user } = await makeBuyer()
    await bought(session, { drawId, bets: [betOf('lotto6of49', 1)] })
    const gameId = await sellGame('lotto6of49')
    await db.from('draw_games').where('id', gameId).update({ is_enabled: false })
    await passClosing(drawId, 10_000 + MISSED_AFTER_MS)
    const { forgetDrawGames } = await import('#draws/settings/draw_games')
    forgetDrawGames()
    await workOnDraws()
    assert.equal(await cashOf(user.id), 100_000)
  })

  test('has a seed that is lost or broke its promise', async ({ assert }) => {
    const [broken = 0, next = 0] = await openDraws('keno', 2)
    const { session } = await makeBuyer()
    const [ticket] = await bought(session, { drawId: broken, bets: [betOf('keno', 1)] })
    await db
      .from('draws')
      .where('id', broken)
      .update({ seed_hash: '0'.repeat(64) })
    await passClosing(broken, 10_000)
    await workOnDraws()
    const { state, serverSeed, outcome } = await drawOf(session, broken)
    assert.deepEqual([state, serverSeed, outcome], ['failed', null, null])
    assert.equal((await ticketOf(session, ticket?.id ?? 0)).draw.id, next)
  })

  test('is voided by staff with the right and a reason, before it has a result', async ({
    assert,
  }) => {
    const [drawId = 0, next = 0] = await openDraws('keno', 2)
    const { site, session } = await makeBuyer()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const [ticket] = await bought(session, { drawId, bets: [betOf('keno', 1)] })
    const path = `/v1/draws/${drawId}/void`
    const order = { reason: 'The drum was stuck' }
    assert.equal((await session.post(path, order)).status, 403)
    assert.equal((await admin.post(path, {})).status, 422)
    const { status, body } = await admin.post<DrawRow>(path, order)
    assert.equal(status, 200)
    assert.deepEqual(
      [body.state, body.failedBecause, body.reason],
      ['failed', 'void', order.reason]
    )
    assert.match(body.serverSeed ?? '', /^[0-9a-f]{64}$/)
    assert.equal((await admin.post<Refusal>(path, order)).body.error.key, 'updatedError')
    await workOnDraws()
    assert.equal((await ticketOf(session, ticket?.id ?? 0)).draw.id, next)
    const logged = await db
      .from('audit_log')
      .where({ action: 'draw.void', subject_id: drawId })
      .firstOrFail()
    assert.equal(logged.reason, order.reason)
    await passClosing(next, 10_000)
    await workOnDraws()
    assert.equal((await admin.post<Refusal>(`/v1/draws/${next}/void`, order)).status, 409)
  })
})
