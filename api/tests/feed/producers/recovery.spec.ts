import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { intake } from '#feed/intake/intake'
import { producers, RECOVERY_PAUSE_MS } from '#feed/producers/producers'
import { recoverers } from '#feed/producers/recovery'
import { TestFeed } from '#tests/support/test_feed'

const START = Date.UTC(2026, 10, 21, 18)

/** Moves the feed's clock and ours by the same time. */
function pass(feed: TestFeed, ms: number): void {
  clock.set(clock.now() + ms, { frozen: true })
  feed.at += ms
}

test.group('Asking for missed messages', (group) => {
  group.each.setup(() => {
    clock.set(START, { frozen: true })
    return () => clock.reset()
  })

  test('is sent at most every 30 s', async ({ assert }) => {
    const feed = new TestFeed()
    let count = 0
    const unregister = recoverers.register(feed.producer, { recover: () => void count++ })
    feed.alive()
    intake.receive(feed.message({ kind: 'recovered', requestId: 0 }))
    for (let i = 0; i < 5; i++) {
      feed.alive(false)
      pass(feed, 1_000)
    }
    assert.equal(count, 1)
    pass(feed, RECOVERY_PAUSE_MS)
    feed.alive()
    assert.equal(count, 2)
    unregister()
  })

  test('is not sent again during recovery to a feed that reports a lost subscription', ({
    assert,
  }) => {
    const feed = new TestFeed()
    const asked: number[] = []
    const unregister = recoverers.register(feed.producer, {
      recover: (_, requestId) => void asked.push(requestId),
    })
    feed.alive(false)
    for (let i = 0; i < 6; i++) {
      pass(feed, 10_000)
      feed.alive(false)
      producers.watch()
    }
    assert.lengthOf(asked, 1)
    intake.receive(feed.message({ kind: 'recovered', requestId: asked[0] ?? 0 }))
    assert.equal(producers.find(feed.producer)?.state, 'alive')
    unregister()
  })

  test('is sent again when it failed, after a longer pause each time, and each request has its own end', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    const asked: [at: number, requestId: number][] = []
    const unregister = recoverers.register(feed.producer, {
      async recover(_, requestId) {
        asked.push([clock.now() - START, requestId])
        if (asked.length < 3) throw new Error('nobody there')
      },
    })
    feed.alive()
    for (let i = 0; i < 30; i++) {
      await new Promise((resolve) => setImmediate(resolve))
      pass(feed, 10_000)
      feed.alive()
    }
    unregister()
    assert.deepEqual(
      asked.map(([at]) => at),
      [0, 60_000, 180_000]
    )
    const [[, first], , [, last]] = asked as [[0, number], [0, number], [0, number]]
    assert.isAbove(last, first)
    assert.isAtLeast(first, START, 'the numbers rise over restarts')
    intake.receive(feed.message({ kind: 'recovered', requestId: first }))
    assert.equal(producers.find(feed.producer)?.state, 'recovering')
    intake.receive(feed.message({ kind: 'recovered', requestId: last }))
    assert.equal(producers.find(feed.producer)?.state, 'alive')
  })
})
