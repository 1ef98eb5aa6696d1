import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { report, ROUNDS } from '#tests/crash/checks'
import { databasePid, untilItAnswers } from '#tests/crash/database_process'
import { assertEachPaidOnce, hasBegun, isFinished } from '#tests/crash/settled_coupons'
import { enterResults, makeMarket } from '#tests/crash/settled_market'
import { server } from '#tests/crash/server_process'
import { runsOnMysql } from '#tests/support/databases'

const COUPONS = 3_000
const MOST_RANDOM_MS = 150
const FINISHED_WITHIN_MS = 60_000

// SQLite lives in the server's process, which the test beside this one kills
if (runsOnMysql) {
  test.group('A database killed while a server settles', () => {
    test('M6 M17 settlement goes on when it is back, and pays each coupon once', async ({
      assert,
    }) => {
      const counts = { rounds: ROUNDS, killedUnderWay: 0, coupons: 0 }
      for (let round = 0; round < ROUNDS; round++) {
        const market = await makeMarket(COUPONS)
        await server.start()
        await enterResults(market)
        while (!(await hasBegun(market))) await pause(5)
        await pause(randomInt(MOST_RANDOM_MS))
        const pid = await databasePid()
        if (!(await isFinished(market))) counts.killedUnderWay++
        process.kill(pid, 'SIGKILL')
        await pause(200)
        await untilItAnswers()
        const giveUpAt = Date.now() + FINISHED_WITHIN_MS
        while (!(await isFinished(market))) {
          if (Date.now() > giveUpAt) throw new Error(`settlement does not go on: ${server.output}`)
          await pause(50)
        }
        await assertEachPaidOnce(market, assert)
        counts.coupons += COUPONS
      }
      report('M6', 'kill -9 of the database while settling', counts)
      assert.isAbove(counts.killedUnderWay, 0)
    })
  })
}
