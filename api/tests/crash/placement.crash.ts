import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { PLACING_STEPS } from '#coupons/placing/fault_points'
import { assertWhole, noCounts, placedIds, repeatAll, report, ROUNDS } from '#tests/crash/checks'
import { crashWorld, placeUntilGone } from '#tests/crash/players'
import { server } from '#tests/crash/server_process'

const MOST_RANDOM_MS = 600
/** Some coupons are acknowledged before the kill. */
const FEWEST_BATCHES = 3
const MOST_BATCHES = 25
/** A step that is not reached often enough is ended by time. */
const LATEST_MS = 5_000

/** Kills in turn at each step of placing, and at random moments. */
async function killUnderWay(round: number): Promise<void> {
  const step = PLACING_STEPS[(round >> 1) % PLACING_STEPS.length]
  if (round % 2 === 0 && step) {
    server.killAt({ step, times: randomInt(FEWEST_BATCHES, MOST_BATCHES) })
  }
  const latest = round % 2 === 0 ? LATEST_MS : randomInt(MOST_RANDOM_MS)
  const timer = setTimeout(() => server.kill(), latest)
  await server.ended()
  clearTimeout(timer)
}

test.group('A server killed while coupons are placed', () => {
  test('M5 every acknowledged coupon is whole, and a repeated key has one coupon and one debit', async ({
    assert,
  }) => {
    const world = await crashWorld()
    const counts = noCounts()
    for (let round = 0; round < ROUNDS; round++) {
      const before = await placedIds(world)
      const [attempts] = await Promise.all([placeUntilGone(world), killUnderWay(round)])
      counts.rounds++

      const after = await placedIds(world)
      const acknowledged = attempts.filter(({ answer }) => answer?.status === 201)
      const unanswered = attempts.filter(({ answer }) => answer === null)
      counts.acknowledged += acknowledged.length
      counts.found += acknowledged.filter(({ answer }) => after.has(answer?.body.id ?? 0)).length
      counts.refused += attempts.filter(({ answer }) => answer?.status === 422).length
      counts.unanswered += unanswered.length
      counts.unansweredPlaced += after.size - before.size - acknowledged.length

      await server.start()
      await repeatAll(attempts, counts, assert)
      const placed = new Set(
        attempts.flatMap(({ answer }) => (answer?.status === 201 ? [answer.body.id] : []))
      )
      assert.equal((await placedIds(world)).size, before.size + placed.size, 'one coupon a key')
      await assertWhole(world, assert)
    }
    report('M5', 'kill -9 while placing', counts)
    assert.isAbove(counts.acknowledged, 0)
    assert.equal(counts.found, counts.acknowledged)
  })
})
