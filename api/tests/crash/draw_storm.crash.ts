import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { DrawTicketPayment } from '@grandstand/shared-types/wire/draws'
import { DRAW_STEPS, type DrawStep } from '#draws/drawing/fault_points'
import { report, ROUNDS } from '#tests/crash/checks'
import { assertDrawn, postingsOf, ticketsOf } from '#tests/crash/draw_checks'
import {
  drawScene,
  endSales,
  paperOf,
  purchase,
  purchasesOf,
  START_MINOR,
  type DrawScene,
} from '#tests/crash/draw_scene'
import { sendThroughKills } from '#tests/crash/send_through_kills'
import { server } from '#tests/crash/server_process'
import { holds } from '#tests/desk/desk_support'
import { firstBreak } from '#tests/support/books'
import type { Refusal } from '#tests/support/client'
import { generator, SEED } from '#tests/support/random'
import { groupOn } from '#tests/support/tier'

/** Few in everyday runs; a long one kills at each step, and while winners are paid in cash. */
const IS_LONG = ROUNDS >= 20
const [SCENES, PURCHASES, KILLS, PAY_KILLS] = IS_LONG ? [4, 2_000, 5, 1] : [1, 200, 1, 0]
const STEPS: readonly DrawStep[] = IS_LONG ? DRAW_STEPS : ['salesEnded', 'moneyPosted']
const KILLED_WITHIN_MS = 30_000
const PAID_WITHIN_MS = 60_000
const PATIENCE_MS = 1_000

/** Pays a draw with a server that is killed at a step, and by the next server. */
async function payThroughKill(drawId: number, step: DrawStep): Promise<void> {
  server.killAt({ step, times: 1 })
  await endSales(drawId)
  const timer = setTimeout(() => server.kill(), KILLED_WITHIN_MS)
  await server.ended()
  clearTimeout(timer)
  await server.start()
  await isPaid(drawId)
}

async function isPaid(drawId: number): Promise<void> {
  const giveUpAt = Date.now() + PAID_WITHIN_MS
  // the claim of the killed server would expire after some seconds
  await db.from('leases').where('name', 'draws').update({ expires_at: 0 })
  while (!(await db.from('draws').where('id', drawId).whereNotNull('done_at').first())) {
    if (Date.now() > giveUpAt) throw new Error(`a draw is not paid: ${server.output}`)
    await pause(20)
  }
}

/** Presents a paper; of more in a minute than a desk may look up, the rest wait. Null where the server was killed. */
async function present(scene: DrawScene, { code, key }: { code: string; key: string }) {
  for (;;) {
    try {
      const { status, body } = await scene.deskSession.post<DrawTicketPayment & Refusal>(
        '/v1/desk/draw-payments',
        { code },
        { 'idempotency-key': key }
      )
      if (status >= 500) return null
      if (status !== 429) return status === 201 ? 'paid' : body.error.key
    } catch {
      return null
    }
    await pause(PATIENCE_MS)
  }
}

/** Pays every ticket that the desk owes; each code is presented twice. */
async function collectAll(scene: DrawScene, random: ReturnType<typeof generator>) {
  const tickets = (await Promise.all(scene.drawIds.map(ticketsOf))).flat()
  const due = tickets.filter(
    ({ userId, state }) => Number(userId) === scene.desk.id && state === 'won'
  )
  const codes: string[] = []
  for (const { id } of due) codes.push(await paperOf(scene, Number(id)))
  const { answers } = await sendThroughKills({
    messages: [...codes, ...codes].map((code, index) => ({ code, key: `${code}${index}` })),
    kills: PAY_KILLS,
    random,
    send: (message) => present(scene, message),
  })
  const said = Map.groupBy(answers, (answer) => answer.said)
  return { due, paid: said.get('paid') ?? [], refused: said.get('ticketRefused') ?? [] }
}

groupOn('mysql', 'A server killed while it sells, draws and pays tickets of draws', () => {
  test('A14 keeps every acknowledged ticket, and pays each once as the seeds say', async ({
    assert,
  }) => {
    const random = generator(SEED)
    const counts = { purchases: 0, tickets: 0, closed: 0, unanswered: 0, kills: 0, collected: 0 }
    const began = performance.now()
    for (let turn = 0; turn < SCENES; turn++) {
      const scene = await drawScene(1 + STEPS.length)
      const [first = 0, ...others] = scene.drawIds
      const messages = purchasesOf(scene, PURCHASES, random)
      const half = messages[PURCHASES >> 1]
      const { answers, unanswered } = await sendThroughKills({
        messages,
        kills: KILLS,
        random,
        // the sales of the first draw end in the storm
        send: async (message) => {
          if (message === half) await endSales(first)
          return purchase(message)
        },
      })
      await isPaid(first)
      for (const [index, step] of STEPS.entries()) {
        await payThroughKill(others[index] ?? 0, step)
      }

      const acknowledged = answers.flatMap(({ said }) => (typeof said === 'string' ? [] : said))
      const refusals = answers.flatMap(({ said }) => (typeof said === 'string' ? [said] : []))
      assert.lengthOf(answers, PURCHASES)
      assert.deepEqual([...new Set(refusals)], ['drawClosed'])
      const stored = (await Promise.all(scene.drawIds.map(ticketsOf))).flat()
      const written = (of: readonly { id: number; code: string }[]) =>
        of.map(({ id, code }) => `${Number(id)} ${code}`).sort()
      assert.deepEqual(written(stored), written(acknowledged))

      const postings = await postingsOf(scene.site.id)
      const wins = new Map<number, number>()
      for (const drawId of scene.drawIds) {
        for (const [userId, winMinor] of await assertDrawn(drawId, postings, assert)) {
          wins.set(userId, (wins.get(userId) ?? 0) + winMinor)
        }
      }
      const stakeOf = (userId: number) =>
        stored
          .filter((ticket) => Number(ticket.userId) === userId)
          .reduce((sum, { stakeMinor }) => sum + Number(stakeMinor), 0)
      for (const player of scene.players) {
        const due = START_MINOR - stakeOf(player.id) + (wins.get(player.id) ?? 0)
        assert.equal(await holds(player, 'balance'), due)
      }
      const { desk } = scene
      const deskWinMinor = wins.get(desk.id) ?? 0
      assert.equal(await holds(desk, 'unpaid'), deskWinMinor)
      const { due, paid, refused } = await collectAll(scene, random)
      assert.isAbove(due.length, 0)
      assert.deepEqual([paid.length, refused.length], [due.length, due.length])
      assert.equal(await holds(desk, 'unpaid'), 0)
      const drawerMinor = START_MINOR + stakeOf(desk.id) - deskWinMinor
      assert.equal(await holds(desk, 'drawer'), 0 - drawerMinor)
      assert.isNull(await firstBreak())

      counts.purchases += answers.length
      counts.tickets += stored.length
      counts.closed += refusals.length
      counts.unanswered += unanswered.length
      counts.kills += KILLS + STEPS.length + PAY_KILLS
      counts.collected += paid.length
    }
    assert.isAbove(counts.unanswered, 0)
    report('A14', 'kill -9 while draws are sold and paid', {
      ...counts,
      wholeMs: Math.round(performance.now() - began),
    })
  })
})
