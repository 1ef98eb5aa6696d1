/** Closing, drawing and paying draws (rules 14.2 to 14.4). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { commit } from '@grandstand/shared-types/draws/commit'
import { withGame } from '@grandstand/shared-types/games/all_games'
import { replay } from '@grandstand/shared-types/games/replay'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { clock } from '#core/timing/clock'
import { createHash } from 'node:crypto'
import { closeDraw } from '#draws/drawing/close_draw'
import { workOnDraws } from '#draws/jobs/work_on_draws'
import { DRAW_STEPS, drawFaultPoints } from '#draws/drawing/fault_points'
import {
  betOf,
  bought,
  buy,
  drawOf,
  makeBuyer,
  openDraws,
  passClosing,
  ticketOf,
} from '#tests/draws/draw_support'
import { cashOf } from '#tests/support/factories'

const AFTER_DRAW_MS = 10_000

test.group('A draw', (group) => {
  group.each.teardown(() => {
    clock.reset()
    drawFaultPoints.clear()
  })

  for (const code of ['keno', 'lotto5of36', 'bingo75', 'greyhounds'] as const) {
    test(`must-hold A14: ${code} commits before sales close, and anybody computes it again`, async ({
      assert,
    }) => {
      const [drawId = 0] = await openDraws(code)
      const { session, user } = await makeBuyer()
      const before = await drawOf(session, drawId)
      assert.deepEqual(
        [before.state, before.serverSeed, before.clientSeed, before.outcome],
        ['open', null, null, null]
      )
      const tickets = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(async (seed) => {
          const bets = [betOf(code, seed), betOf(code, seed + 10, 500)]
          return (await bought(session, { drawId, bets }))[0]
        })
      )
      await passClosing(drawId, 0)
      await workOnDraws()
      const closed = await drawOf(session, drawId)
      assert.deepEqual([closed.state, closed.serverSeed, closed.outcome], ['closed', null, null])
      assert.equal(closed.clientSeed, await seedOfTickets(drawId))
      await passClosing(drawId, AFTER_DRAW_MS)
      await workOnDraws()
      const { hash, serverSeed, clientSeed, number, outcome, state } = await drawOf(session, drawId)
      assert.equal(state, 'paid')
      assert.equal(hash, before.hash)
      assert.equal(clientSeed, closed.clientSeed)
      assert.equal(commit(serverSeed ?? ''), before.hash)
      let wonMinor = 0
      for (const ticket of tickets) {
        const seen = await ticketOf(session, ticket?.id ?? 0)
        const again = computed(code, { serverSeed, clientSeed, number }, seen.bets)
        assert.deepEqual(again.outcome, outcome)
        assert.deepEqual(
          seen.bets.map(({ winMinor }) => winMinor),
          again.wins
        )
        const sum = again.wins.reduce((a, b) => a + b, 0)
        assert.equal(seen.winMinor, sum)
        assert.equal(seen.state, sum > 0 ? 'won' : 'lost')
        wonMinor += sum
      }
      assert.equal(await cashOf(user.id), 100_000 - 6 * 1_500 + wonMinor)
    })
  }

  test('is closed for a ticket that races with its closing, or counts it in the seed', async ({
    assert,
  }) => {
    const [drawId = 0] = await openDraws('keno')
    const { session, user } = await makeBuyer()
    await passClosing(drawId, -500)
    const sales = Array.from({ length: 20 }, (_, seed) =>
      buy(session, { drawId, bets: [betOf('keno', seed)] })
    )
    const [answers] = await Promise.all([Promise.all(sales), closeDraw({ id: drawId })])
    const taken = answers.filter(({ status }) => status === 201).length
    const rows = await db.from('draw_tickets').where('draw_id', drawId)
    assert.lengthOf(rows, taken)
    assert.equal(await cashOf(user.id), 100_000 - 1_000 * taken)
    assert.equal((await drawOf(session, drawId)).clientSeed, await seedOfTickets(drawId))
  })

  test('pays every ticket once, whatever step is killed', async ({ assert }) => {
    for (const step of DRAW_STEPS) {
      const [drawId = 0] = await openDraws('keno')
      const { session, user } = await makeBuyer()
      // one number of twenty of eighty pays 3.6 times the stake
      const bets = (number: number) => [{ stakeMinor: 100, numbers: [number] }]
      for (let number = 1; number <= 80; number += 4) {
        const four = [number, number + 1, number + 2, number + 3].flatMap(bets)
        await bought(session, { drawId, bets: four })
      }
      await passClosing(drawId, AFTER_DRAW_MS)
      drawFaultPoints.listen((reached) => {
        if (reached === step) throw new Error('killed')
      })
      await workOnDraws()
      drawFaultPoints.clear()
      await workOnDraws()
      await workOnDraws()
      assert.equal((await drawOf(session, drawId)).state, 'paid')
      // 20 of the 80 bets hit
      assert.equal(await cashOf(user.id), 100_000 - 8_000 + 20 * 360, step)
      const transfers = await db
        .from('ledger_transfers')
        .where({ kind: 'drawWin', site_id: user.siteId })
      const won = await db.from('draw_tickets').where({ draw_id: drawId, state: 'won' })
      assert.lengthOf(transfers, won.length)
    }
  })

  test('pays no more than its bound', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { session } = await makeBuyer()
    const bets = Array.from({ length: 10 }, (_, index) => ({
      stakeMinor: 1_000,
      numbers: [index + 1],
    }))
    const [ticket] = await bought(session, { drawId, bets })
    await db
      .from('draw_tickets')
      .where('id', ticket?.id ?? 0)
      .update({ max_win: 7 })
    await passClosing(drawId, AFTER_DRAW_MS)
    await workOnDraws()
    const { winMinor } = await ticketOf(session, ticket?.id ?? 0)
    assert.oneOf(winMinor, [0, 7])
  })
})

async function seedOfTickets(drawId: number): Promise<string> {
  const rows: { code: string; bets: string }[] = await db
    .query<{ code: string; bets: string }>()
    .from('draw_tickets')
    .where('draw_id', drawId)
    .orderBy('id')
    .select('code', 'bets')
  const text = rows.map(({ code, bets }) => `${code}:${bets}\n`).join('')
  return createHash('sha256').update(text).digest('hex')
}

interface Published {
  serverSeed: string | null
  clientSeed: string | null
  number: number
}

/** What the verify page computes. */
function computed(
  code: DrawGameCode,
  { serverSeed, clientSeed, number }: Published,
  bets: readonly { bet: unknown }[]
) {
  const seeds = { serverSeed: serverSeed ?? '', clientSeed: clientSeed ?? '', round: number }
  const values = bets.map(({ bet }) => bet)
  return withGame(code, (game) => {
    const again = replay(game, seeds, values)
    return {
      outcome: again.outcome,
      wins: again.bets.map((one) => one?.settled.winMinor ?? 0),
    }
  })
}
