import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import limits from '#config/stream'
import { Pace } from '#stream/socket/pace'
import { groupOnce } from '#tests/support/tier'

/** A pace whose ticks keep the process busy for `busyMs`; `at` holds when each began. */
function paced(busyMs = 0) {
  const at: number[] = []
  const pace = new Pace(() => {
    at.push(performance.now())
    const until = performance.now() + busyMs
    while (performance.now() < until);
  })
  return { pace, at }
}

/** Timers of Node may come this much early. */
const EARLY_MS = 2

const gaps = (at: number[]): number[] => at.slice(1).map((time, index) => time - (at[index] ?? 0))

groupOnce('The pace of the stream', () => {
  test('a tick follows a change at once, and takes the changes of that moment together', async ({
    assert,
    cleanup,
  }) => {
    // without a change no tick would come
    const { idleTickMs } = limits
    cleanup(() => void (limits.idleTickMs = idleTickMs))
    limits.idleTickMs = 600_000
    const { pace, at } = paced()
    pace.start()
    const changedAt = performance.now()
    for (let change = 0; change < 400; change++) pace.hasten()
    while (at.length === 0) await pause(1)
    pace.stop()
    const [tickedAt = Infinity] = at
    assert.isAtLeast(tickedAt - changedAt, limits.gatherMs - EARLY_MS)
    assert.lengthOf(at, 1)
  })

  test('changes without end give ticks that keep their distance', async ({ assert }) => {
    const { pace, at } = paced()
    pace.start()
    while (at.length < 10) {
      pace.hasten()
      await pause(1)
    }
    pace.stop()
    for (const gap of gaps(at)) assert.isAtLeast(gap, limits.tickMs - EARLY_MS)
  })

  test('slow ticks leave half of the time to other work', async ({ assert }) => {
    const busyMs = 30
    const { pace, at } = paced(busyMs)
    pace.start()
    while (at.length < 20) {
      pace.hasten()
      await pause(1)
    }
    pace.stop()
    const late = gaps(at).slice(-5)
    for (const gap of late) assert.isAtLeast(gap, busyMs * 1.8)
  })

  test('ticks go on without changes, and end when stopped', async ({ assert }) => {
    const { pace, at } = paced()
    pace.start()
    while (at.length < 3) await pause(1)
    pace.stop()
    for (const gap of gaps(at)) assert.isAtLeast(gap, limits.idleTickMs - EARLY_MS)
    pace.hasten()
    await pause(2 * limits.idleTickMs)
    assert.lengthOf(at, 3)
  })
})
