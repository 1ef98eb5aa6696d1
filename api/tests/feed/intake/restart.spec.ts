import { test } from '@japa/runner'
import { book } from '#book/book'
import { rebuildBook } from '#book/sync'
import { intake } from '#feed/intake/intake'
import { forgetKeys } from '#feed/matches/match_keys'
import { producers } from '#feed/producers/producers'
import { recoverers } from '#feed/producers/recovery'
import { prepareFeed } from '#feed/intake/run'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { closed, stateOf, statusOf, TestFeed } from '#tests/support/test_feed'

/** The state of a process at its start: nothing in memory but what it reads from the database. */
async function restart(): Promise<void> {
  producers.forget()
  forgetKeys()
  await rebuildBook()
  await prepareFeed()
}

const state = { score: [1, 0], corners: [2, 3], redCards: [0, 0], yellowCards: [1, 0] } as const

test.group('After a restart', (group) => {
  group.teardown(() => rebuildBook())

  test('the book is as it was, and live matches are paused until their producer is alive', async ({
    assert,
  }) => {
    const feed = new TestFeed()
    const asked: [since: number, requestId: number][] = []
    const unregister = recoverers.register(feed.producer, {
      recover: (since, requestId) => void asked.push([since, requestId]),
    })
    feed.alive()
    intake.receive(feed.message({ kind: 'recovered', requestId: 0 }))
    const match = await makeMatch()
    feed.send(match, {
      kind: 'odds',
      markets: [
        feedMarket({ outcomes: prices({ '1': 1333 }) }),
        feedMarket({
          typeId: 18,
          specifier: 'total=2.5',
          status: -1,
          outcomes: prices({ over: 1900 }),
        }),
      ],
      update: { status: '1p', state },
    })
    for (const seconds of [300, 600]) {
      feed.send(match, {
        kind: 'incident',
        incident: { kind: 'goal', side: 'home', period: 1, seconds },
        update: { state },
      })
    }
    feed.alive()
    const aliveAt = feed.at
    assert.isNull(closed(match))
    await intake.idle()
    const before = stateOf(match)

    await restart()
    assert.deepEqual(stateOf(match), before)
    assert.equal(closed(match), 'marketSuspended')

    feed.at += 30_000
    feed.alive()
    assert.deepEqual(asked.at(-1)?.[0], aliveAt, 'it is asked for what came after the last word')
    assert.equal(closed(match), 'marketSuspended')
    intake.receive(feed.message({ kind: 'recovered', requestId: asked.at(-1)?.[1] ?? -1 }))
    assert.isNull(closed(match))
    unregister()
  })

  test('older messages stay older, and new markets find their rows', async ({ assert }) => {
    const feed = new TestFeed()
    feed.alive()
    const match = await makeMatch()
    feed.odds(
      match,
      { outcomes: prices({ '1': 1444 }) },
      { typeId: 29, outcomes: prices({ yes: 1800 }) }
    )
    feed.odds(match, { typeId: 29, status: 0, outcomes: null })
    await intake.idle()
    await restart()
    feed.at -= 10_000
    feed.odds(match, { outcomes: prices({ '1': 9999 }) })
    assert.equal(book.quote(outcomeOf(match, '1', '1'))?.oddsMilli, 1444)
    feed.at += 20_000
    feed.odds(match, { typeId: 29, outcomes: prices({ yes: 1700, no: 2000 }) })
    await intake.idle()
    assert.equal(statusOf(match, 29), 1)
    await restart()
    assert.deepEqual(
      stateOf(match)
        .markets.find(({ key }) => key === '29|')
        ?.outcomes.map((o) => o.oddsMilli),
      [1700, 2000]
    )
  })
})
