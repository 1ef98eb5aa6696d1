import { test } from '@japa/runner'
import { closedReason } from '@grandstand/shared-types/coupons/evaluation/availability'
import { book } from '#book/book'
import { bookChanges, type BookChange } from '#book/changes'
import { setRateLock } from '#book/rate_lock'
import { clock } from '#core/timing/clock'
import type { FeedMessage } from '#feed/messages/events'
import { intake } from '#feed/intake/intake'
import { producers, SILENT_MS } from '#feed/producers/producers'
import { recoverers } from '#feed/producers/recovery'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { stateOf, TestFeed } from '#tests/support/test_feed'

const START = Date.UTC(2026, 10, 21, 18)
const MINUTE_MS = 60_000
/** Between two looks at the book. */
const NAP_MS = 20

/** The reason why the home side takes no bets now; null when it is open. */
function closed(match: TestMatch) {
  const quote = book.quote(outcomeOf(match, '1', '1'))
  return quote ? closedReason(quote, clock.now()) : 'oddsInactive'
}

async function running(feed: TestFeed): Promise<TestMatch> {
  const match = await makeMatch({ startsAt: feed.at - MINUTE_MS })
  feed.send(match, {
    kind: 'odds',
    markets: [feedMarket()],
    update: { status: '1p', state: { score: [0, 0] } },
  })
  return match
}

/** Moves the feed's clock and ours by the same time. */
function pass(feed: TestFeed, ms: number): void {
  clock.set(clock.now() + ms, { frozen: true })
  feed.at += ms
}

test.group('Producers', (group) => {
  const told: BookChange[] = []
  let stop: () => void

  group.each.setup(() => {
    clock.set(START, { frozen: true })
    told.length = 0
    stop = bookChanges.on((change) => void (change.kind === 'producer' && told.push(change)))
    return () => {
      stop()
      setRateLock()
      clock.reset()
    }
  })

  test('L1 a match takes no bets before the first alive message of its producer', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    const match = await running(feed)
    assert.equal(closed(match), 'marketSuspended')
    feed.alive()
    feed.odds(match, {})
    assert.isNull(closed(match))
  })

  test('L1 a producer silent for 20 s is down, its markets are suspended and players told; others go on', async ({
    assert,
  }) => {
    const [feed, other] = [new TestFeed(), new TestFeed()]
    for (const each of [feed, other]) each.alive()
    const [match, elsewhere] = [await running(feed), await running(other)]
    pass(feed, SILENT_MS)
    other.at = feed.at
    other.alive()
    producers.watch()
    assert.isNull(closed(match))
    pass(feed, 250)
    producers.watch()
    assert.equal(closed(match), 'marketSuspended')
    assert.isNull(closed(elsewhere))
    assert.deepInclude(told, { kind: 'producer', producer: feed.producer, isUp: false })
    assert.equal(producers.find(feed.producer)?.state, 'silent')
  })

  test('L1 the server notices a silent producer within a second', async ({ assert }) => {
    const { startFeed, stopFeed } = await import('#feed/intake/run')
    const feed = new TestFeed()
    feed.alive()
    const match = await running(feed)
    await startFeed()
    try {
      pass(feed, SILENT_MS + 1)
      const since = performance.now()
      const waitedMs = () => performance.now() - since
      // a busy machine is late for everything, this test included
      let latenessMs = 0
      while (closed(match) === null && waitedMs() < 2_000 + latenessMs) {
        const asleepSince = performance.now()
        await new Promise((resolve) => setTimeout(resolve, NAP_MS))
        latenessMs += performance.now() - asleepSince - NAP_MS
      }
      assert.equal(closed(match), 'marketSuspended')
      assert.isBelow(waitedMs(), 1_000 + latenessMs)
    } finally {
      await stopFeed()
    }
  })

  test('L1 a clock that runs backwards or a lost subscription takes a producer down', async ({
    assert,
  }) => {
    for (const [breaks, state] of [
      [(feed: TestFeed) => (feed.at -= 5_000) && feed.alive(), 'outOfOrder'],
      [(feed: TestFeed) => feed.alive(false), 'notSubscribed'],
    ] as const) {
      const feed = new TestFeed()
      const unregister = recoverers.register(feed.producer, { recover: () => undefined })
      feed.alive()
      intake.receive(feed.message({ kind: 'recovered', requestId: 0 }))
      const match = await running(feed)
      assert.isNull(closed(match), state)
      // asked a moment ago, so not asked again yet
      breaks(feed)
      assert.equal(closed(match), 'marketSuspended', state)
      assert.equal(producers.find(feed.producer)?.state, state)
      unregister()
    }
  })

  test('a producer without recovery that is subscribed again opens as after silence', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    feed.alive()
    const match = await running(feed)
    feed.alive(false)
    pass(feed, 1_000)
    producers.watch()
    assert.equal(producers.find(feed.producer)?.state, 'notSubscribed')
    feed.alive()
    assert.equal(producers.find(feed.producer)?.state, 'alive')
    assert.equal(closed(match), 'marketSuspended')
    feed.odds(match, { outcomes: prices({ '1': 2100 }) })
    assert.isNull(closed(match))
  })

  test('a producer without recovery opens with its old prices suspended', async ({ assert }) => {
    const feed = new TestFeed()
    feed.alive()
    const match = await running(feed)
    pass(feed, SILENT_MS + 1)
    producers.watch()
    feed.alive()
    assert.equal(closed(match), 'marketSuspended')
    feed.odds(match, { outcomes: prices({ '1': 2100 }) })
    assert.isNull(closed(match))
  })

  test('L2 after five minutes of lost messages, recovery leaves the state that no loss would have left', async ({
    assert,
  }) => {
    const [whole, gap] = [new TestFeed(), new TestFeed()]
    const sent: FeedMessage[] = []
    const asked: [since: number, requestId: number][] = []
    const unregister = recoverers.register(gap.producer, {
      recover: (sinceMs, requestId) => void asked.push([sinceMs, requestId]),
    })
    for (const feed of [whole, gap]) feed.alive()
    intake.receive(gap.message({ kind: 'recovered', requestId: asked[0]?.[1] ?? -1 }))
    const [match, twin] = [await running(whole), await running(gap)]
    assert.isNull(closed(twin))
    // without a gap nothing is missing; with one, nothing between the first and the sixth minute arrives
    for (let second = 0; second < 8 * 60; second += 10) {
      pass(whole, 10_000)
      gap.at = whole.at
      const isLost = second >= 60 && second < 6 * 60
      whole.alive()
      if (!isLost) gap.alive()
      for (const event of eventsAt(second)) {
        intake.receive(whole.about(match, event))
        const message = gap.about(twin, event)
        sent.push(message)
        if (!isLost) intake.receive(message)
      }
      producers.watch()
      if (second >= 90 && asked.length === 1) {
        assert.equal(closed(twin), 'marketSuspended', `nothing is accepted at ${second} s`)
      }
      if (second === 7 * 60) {
        assert.lengthOf(asked, 2, 'asked once more, when it spoke again')
        const [since = 0, requestId = 0] = asked[1] ?? []
        assert.equal(closed(twin), 'marketSuspended')
        for (const message of sent) if (message.generatedAt > since) intake.receive(message)
        assert.equal(closed(twin), 'marketSuspended', 'not before the end of the recovery')
        intake.receive(gap.message({ kind: 'recovered', requestId }))
        assert.isNull(closed(twin))
      }
    }
    assert.deepEqual(stateOf(twin), stateOf(match))
    assert.lengthOf(stateOf(match).timeline ?? [], 5)
    assert.deepEqual(
      told.filter((change) => 'producer' in change && change.producer === gap.producer),
      [true, false, true].map((isUp) => ({ kind: 'producer', producer: gap.producer, isUp }))
    )
    unregister()
  })

  test('a match in play without messages for a minute is locked, except in a break', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    feed.alive()
    const match = await running(feed)
    for (let i = 0; i < 7; i++) {
      pass(feed, 10_000)
      feed.alive()
    }
    assert.equal(closed(match), 'rateLocked')
    feed.send(match, { kind: 'status', update: { status: 'paused' } })
    assert.isNull(closed(match))
    for (let i = 0; i < 7; i++) {
      pass(feed, 10_000)
      feed.alive()
    }
    assert.isNull(closed(match))
  })

  test('a match in a break without messages is locked once the break is longer than the longest', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    feed.alive()
    const match = await running(feed)
    feed.send(match, { kind: 'status', update: { status: 'paused' } })
    pass(feed, 90 * MINUTE_MS)
    feed.alive()
    assert.isNull(closed(match))
    pass(feed, 1)
    assert.equal(closed(match), 'rateLocked')
    setRateLock({ breakMs: 120 * MINUTE_MS })
    assert.isNull(closed(match), 'a brand waits longer')
    setRateLock()
    feed.send(match, { kind: 'status', update: { status: 'paused' } })
    assert.isNull(closed(match), 'its feed speaks again')
  })

  test('a message of a pre-match feed lifts no lock', async ({ assert }) => {
    const feed = new TestFeed()
    feed.alive()
    const match = await running(feed)
    for (let i = 0; i < 7; i++) {
      pass(feed, 10_000)
      feed.alive()
    }
    const before = new TestFeed('uof:3', feed.at)
    before.odds(match, feedMarket({ outcomes: prices({ '1': 1950 }) }))
    assert.equal(closed(match), 'rateLocked')
  })
})

/** A match with one event of every kind, by the second. */
function eventsAt(second: number): Parameters<TestFeed['about']>[1][] {
  const goals = Math.floor(second / 80)
  const state = {
    score: [goals, 0] as const,
    corners: [0, Math.floor(second / 50)] as const,
    yellowCards: [0, 0] as const,
    redCards: [0, second > 200 ? 1 : 0] as const,
  }
  const markets = [
    feedMarket({ outcomes: prices({ '1': 2000 - second, 'X': 3400 + second, '2': 3800 }) }),
    feedMarket({
      typeId: 18,
      specifier: `total=${goals + 2.5}`,
      status: second % 70 === 0 ? -1 : 1,
      outcomes: prices({ over: 1500 + second, under: 2500 }),
    }),
  ]
  const events: Parameters<TestFeed['about']>[1][] = [
    { kind: 'odds', markets: second % 30 === 0 ? markets : markets.slice(1), update: { state } },
  ]
  if (second % 80 === 0 && second > 0) {
    events.push({
      kind: 'incident',
      incident: { kind: 'goal', side: 'home', period: 1, seconds: second },
      update: { state },
    })
  }
  if (second === 310) {
    events.push({ kind: 'betStop', groups: ['main'], status: -1, reason: null })
    events.push({ kind: 'status', update: { status: '2p', betStatus: 'stopped' } })
  }
  if (second === 330) events.push({ kind: 'betStart', update: { betStatus: 'started' } })
  if (second === 470) {
    events.push({ kind: 'odds', markets: [feedMarket()], update: {} })
  }
  return events
}
