/** A server that settles some hundreds of coupons while its database is slow, or gone from it (docs/scaling.md). */
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { assertEachPaidOnce, isFinished } from '#tests/crash/settled_coupons'
import { enterResults, makeMarket } from '#tests/crash/settled_market'
import { until } from '#tests/nodes/cluster'
import { doorOf, faultyPair, type FaultyPair } from '#tests/nodes/faulty_pair'

const COUPONS = 300
const SLOW_MS = 40
/** So that the next statement is still on its way when the test hears of the step. */
const LATE_MS = 120

/** Times by which the cut ends before, or after, the database has given the transaction up. */
const CUTS = [
  { step: 'moneyPosted', healAfterMs: 7_000 },
  { step: 'moneyPosted', healAfterMs: 16_000 },
  { step: 'chunkCommitted', healAfterMs: 0 },
] as const

test.group('Settlement beside faults', (group) => {
  let pair: FaultyPair

  group.setup(async () => {
    pair = await faultyPair()
    return () => pair.end()
  })

  test('M6 on a slow database pays each coupon once', async ({ assert }) => {
    const { faulty, toDatabase } = pair
    const market = await makeMarket(COUPONS)
    await faulty.start()
    toDatabase.slowDown(SLOW_MS)
    try {
      await enterResults(market)
      await until('settlement', () => isFinished(market))
    } finally {
      toDatabase.slowDown(0)
    }
    await assertEachPaidOnce(market, assert)
  })

  for (const { step, healAfterMs } of CUTS) {
    const when = healAfterMs > 0 ? `for ${healAfterMs / 1_000} s` : 'until another has settled'
    test(`M6 cut off from the database at ${step} ${when} pays each coupon once`, async ({
      assert,
    }) => {
      const { faulty, sound, toDatabase } = pair
      const market = await makeMarket(COUPONS)
      await sound.start()
      // this one alone begins to settle
      sound.standStill()
      const reached = faulty.reaches(step)
      try {
        toDatabase.slowDown(LATE_MS)
        await enterResults(market)
        await reached
        toDatabase.cut()
        sound.goOn()
        assert.isFalse(await isFinished(market))
        await (healAfterMs > 0
          ? pause(healAfterMs)
          : until('settlement by the other', () => isFinished(market)))
      } finally {
        sound.goOn()
        toDatabase.slowDown(0)
        toDatabase.heal()
      }
      await until('settlement', () => isFinished(market))
      await until('ready', async () => (await doorOf(faulty, '/health/ready')).status === 200)
      await assertEachPaidOnce(market, assert)
    })
  }
})
