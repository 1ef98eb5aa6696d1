import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { assertWhole, noCounts, placedIds, repeatAll, report, ROUNDS } from '#tests/crash/checks'
import { crashWorld, placeThrough } from '#tests/crash/players'
import { server } from '#tests/crash/server_process'

const BACK_WITHIN_MS = 60_000

test.group('A server that loses its memory at full load', () => {
  test('M16 rebuilds every cache within a minute, and no coupon and no money is lost', async ({
    assert,
  }) => {
    const world = await crashWorld()
    const before = await placedIds(world)
    const backAfterMs: number[] = []
    let isOver = false
    let killedAt: number | null = null
    const load = placeThrough(
      world,
      () => isOver,
      () => {
        if (killedAt === null) return
        backAfterMs.push(Math.round(performance.now() - killedAt))
        killedAt = null
      }
    )
    for (let round = 0; round < ROUNDS; round++) {
      await pause(randomInt(200, 600))
      await server.stop()
      killedAt = performance.now()
      await server.start()
      while (killedAt !== null) await pause(10)
    }
    isOver = true
    const attempts = await load

    const counts = { ...noCounts(), rounds: ROUNDS }
    const after = await placedIds(world)
    const placed = attempts.filter(({ answer }) => answer?.status === 201)
    counts.acknowledged = placed.length
    counts.found = placed.filter(({ answer }) => after.has(answer?.body.id ?? 0)).length
    counts.refused = attempts.filter(({ answer }) => answer?.status === 422).length
    counts.unanswered = attempts.filter(({ answer }) => answer === null).length
    await repeatAll(attempts, counts, assert)
    assert.equal(counts.found, counts.acknowledged)
    assert.equal(counts.unanswered, 0)
    assert.equal(after.size, before.size + placed.length)
    await assertWhole(world, assert)
    const longestMs = Math.max(...backAfterMs)
    report('M16', 'restarted at full load, clients going on', { ...counts, longestMs })
    assert.isBelow(longestMs, BACK_WITHIN_MS)
  })
})
