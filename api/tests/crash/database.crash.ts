import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { assertWhole, noCounts, placedIds, repeatAll, report, ROUNDS } from '#tests/crash/checks'
import { BACK_WITHIN_MS, databasePid, untilItAnswers } from '#tests/crash/database_process'
import { crashWorld, placeThrough } from '#tests/crash/players'
import { runsOnMysql } from '#tests/support/databases'

/** Commits reach the disk before they are answered, as in production. */
async function isDurable(): Promise<boolean> {
  const [[row]]: [[{ flush: number; sync: number; log: number }]] = await db.rawQuery(
    `select @@innodb_flush_log_at_trx_commit as flush, @@sync_binlog as sync, @@log_bin as log`
  )
  return row.flush === 1 && row.sync === 1 && row.log === 1
}

// SQLite lives in the server's process, which M5 kills
if (runsOnMysql) {
  test.group('A database killed while coupons are placed', () => {
    test('M17 every acknowledged coupon is whole after the restart', async ({ assert }) => {
      assert.isTrue(await isDurable())
      const world = await crashWorld()
      const counts = noCounts()
      let longestMs = 0
      for (let round = 0; round < ROUNDS; round++) {
        const before = await placedIds(world)
        let isOver = false
        let killedAt = Infinity
        let backAfterMs = 0
        const load = placeThrough(
          world,
          () => isOver,
          () => {
            // an answer sent before the kill is no sign of life
            const sinceMs = performance.now() - killedAt
            if (backAfterMs === 0 && sinceMs > 100) backAfterMs = sinceMs
          }
        )
        await pause(randomInt(200, 800))
        process.kill(await databasePid(), 'SIGKILL')
        killedAt = performance.now()
        await pause(200)
        await untilItAnswers()
        while (backAfterMs === 0) await pause(10)
        await pause(100)
        isOver = true
        const attempts = await load
        longestMs = Math.max(longestMs, Math.round(backAfterMs))

        const after = await placedIds(world)
        const placed = attempts.filter(({ answer }) => answer?.status === 201)
        counts.rounds++
        counts.acknowledged += placed.length
        counts.found += placed.filter(({ answer }) => after.has(answer?.body.id ?? 0)).length
        counts.refused += attempts.filter(({ answer }) => answer?.status === 422).length
        counts.unanswered += attempts.filter(({ answer }) => answer === null).length
        counts.unansweredPlaced += after.size - before.size - placed.length
        await repeatAll(attempts, counts, assert)
        await assertWhole(world, assert)
      }
      report('M17', 'mariadbd kill -9 while placing', { ...counts, longestMs })
      assert.equal(counts.found, counts.acknowledged)
      assert.equal(counts.unanswered, 0)
      assert.equal(counts.unansweredPlaced, 0)
      assert.isBelow(longestMs, BACK_WITHIN_MS)
    })
  })
}
