/** However the book changes and a client's connection breaks, the client's image equals the book in the end. */
import { test } from '@japa/runner'
import { FRAME, type ReadMark } from '@grandstand/shared-types/stream/frames'
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import { book, type BookMatch } from '#book/book'
import { bookChanges } from '#book/changes'
import { openStream } from '#stream/open'
import { SocketClient } from '#tests/stream/socket_client'
import {
  comparable,
  expectedView,
  makeLiveMatch,
  openMarket,
  reprice,
  tick,
  touched,
  update,
} from '#tests/stream/support'
import { generator } from '#tests/support/random'

test.group('Snapshots, deltas and resumes', (group) => {
  group.setup(openStream)
  const clients: SocketClient[] = []
  group.each.teardown(() => {
    for (const client of clients.splice(0)) client.close()
  })
  const open = async () => {
    const client = await SocketClient.open()
    clients.push(client)
    return client
  }

  for (const seed of [1, 2, 3]) {
    test(`equal the book after random changes (seed ${seed})`, async ({ assert }) => {
      const below = generator(seed)
      const made = await Promise.all(Array.from({ length: 6 }, () => makeLiveMatch()))
      const matches = made.map(({ held }) => held)
      tick()
      const target = matches[0]
      if (!target) throw new Error('no match')
      const channel: StreamChannel = `match:${target.id}`

      // one client stays, one comes and goes with its mark, one comes late
      const steady = await (await open()).subscribe('list')
      await steady.subscribe(channel)
      let wanderer = await (await open()).subscribe('list')
      await wanderer.subscribe(channel)

      const step = (match: BookMatch) => {
        const market = match.markets[below(match.markets.length)]
        const dice = below(12)
        if (!market || dice < 6) {
          if (market) {
            reprice(
              market,
              market.outcomes.map(() => 1_100 + below(5_000))
            )
          }
        } else if (dice < 7) {
          market.status = market.status === 1 ? -1 : 1
          touched(market)
        } else if (dice < 8) {
          market.outcomes.forEach((outcome) => (outcome.active = below(2) === 0))
          touched(market)
        } else if (dice < 9) {
          // another line becomes the main one
          market.isMainLine = !market.isMainLine
          touched(market)
        } else if (dice < 10) {
          const [a, b] = [1_100 + below(3_000), 1_100 + below(3_000)]
          openMarket(match, 18, `total=${match.markets.length}.5`, [a, b]).isMainLine =
            below(2) === 0
        } else if (dice < 11 && match.markets.length > 3) {
          market.status = -3
          touched(market)
        } else {
          update(
            match,
            { betStatus: below(2) === 0 ? 'started' : 'stopped' },
            {
              score: [below(9), below(9)],
              clock: { seconds: below(5_400), isRunning: below(2) === 0, at: Date.now() },
            }
          )
        }
      }

      for (let round = 0; round < 60; round++) {
        for (let i = below(8); i > 0; i--) {
          const match = matches[below(matches.length)]
          if (match) step(match)
        }
        // a match leaves the list and comes back
        const other = matches[1 + below(matches.length - 1)]
        if (other && below(6) === 0) {
          update(other, { status: other.status === 'interrupted' ? '2p' : 'interrupted' })
        }
        if (below(3) > 0) tick()
        if (below(8) === 0) {
          const marks = new Map<StreamChannel, ReadMark>()
          for (const [name, { seq }] of wanderer.images) {
            marks.set(name, { epoch: wanderer.epoch, seq })
          }
          const known = wanderer.images
          wanderer.close()
          for (let i = 0; i < 5; i++) step(target)
          tick()
          wanderer = await open()
          for (const [name, image] of known) wanderer.images.set(name, image)
          for (const [name, mark] of marks) await wanderer.subscribe(name, { mark })
          assert.lengthOf(wanderer.kind(FRAME.snapshot), 0, 'resumed, not begun anew')
        }
        if (round % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
      tick()
      const late = await (await open()).subscribe('list')
      await late.subscribe(channel)

      for (const client of [steady, wanderer, late]) {
        // frames sent before the answer have arrived with it
        await client.heard()
        for (const match of matches) {
          const expected = match.status === 'interrupted' ? null : expectedView(match, 'main')
          assert.deepEqual(settled(client.match('list', match.id)), withClock(expected))
        }
        assert.deepEqual(
          settled(client.match(channel, target.id)),
          withClock(expectedView(target, 'all'))
        )
      }
    })
  }

  test('a mark of another server run, of the future, or unknown gets a snapshot', async ({
    assert,
  }) => {
    const { id } = await makeLiveMatch()
    tick()
    const first = await (await open()).subscribe('list')
    const seq = first.images.get('list')?.seq ?? 0
    for (const mark of [
      { epoch: 'another', seq },
      { epoch: first.epoch, seq: seq + 1_000 },
    ]) {
      const client = await (await open()).subscribe('list', { mark })
      assert.lengthOf(client.kind(FRAME.snapshot), 1)
      assert.exists(client.match('list', id))
    }
  })

  test('prices of a server that took the feeds over are sent, also under a version that the one before told and never wrote', async ({
    assert,
  }) => {
    const { held } = await makeLiveMatch()
    const [market] = held.markets
    if (!market) throw new Error('no market')
    tick()
    const client = await (await open()).subscribe('list')
    reprice(market, [2_380, 3_080, 3_500])
    tick()
    // the successor begins with the version of the database
    market.version--
    market.updatedAt++
    reprice(market, [2_430, 3_130, 3_500])
    tick()
    await client.heard()
    assert.deepEqual(settled(client.match('list', held.id)), withClock(expectedView(held, 'main')))
  })

  test('L6: a resume brings only what changed, conflated, and says so when nothing did', async ({
    assert,
  }) => {
    const made = await Promise.all(Array.from({ length: 40 }, () => makeLiveMatch()))
    tick()
    const first = await (await open()).subscribe('list')
    const mark = { epoch: first.epoch, seq: first.images.get('list')?.seq ?? 0 }
    const known = first.images.get('list')
    first.close()

    const still = await open()
    if (known) still.images.set('list', known)
    await still.subscribe('list', { mark })
    // a reading of the database may count a tick in between that changed nothing
    const reached = still.images.get('list')?.seq ?? 0
    assert.isAtLeast(reached, mark.seq)
    // a match that another test left in the list may have become silent meanwhile
    const own = new Set(made.map(({ id }) => id))
    const said = still.kind(FRAME.delta).map(([, channel, from, to, changes]) => ({
      frame: [channel, from, to],
      changes: changes.filter(([id]) => own.has(id)),
    }))
    assert.deepEqual(said, [{ frame: ['list', mark.seq, reached], changes: [] }])

    for (let round = 0; round < 50; round++) {
      for (const { held } of made) {
        for (const m of held.markets) reprice(m, [2_000 + round, 3_000, 4_000])
      }
      tick()
    }
    const back = await open()
    if (known) back.images.set('list', known)
    await back.subscribe('list', { mark })
    const [resumed = 0] = back.sizes.slice(1)
    const fresh = await (await open()).subscribe('list')
    const [, whole = 0] = fresh.sizes
    const brought = back.kind(FRAME.delta).map(([, , from, , changes]) => ({
      from,
      ownCount: changes.filter(([id]) => own.has(id)).length,
    }))
    assert.deepEqual(brought[0], { from: mark.seq, ownCount: made.length })
    // a reading of the database may count a tick before the second client has come
    assert.isTrue(brought.slice(1).every(({ ownCount }) => ownCount === 0))
    assert.isBelow(resumed, whole / 10)
    for (const { held } of made) {
      assert.deepEqual(comparable(back.match('list', held.id)), expectedView(held, 'main'))
    }
  })

  test('a match that returns to the list is sent whole', async ({ assert }) => {
    const { held, id } = await makeLiveMatch()
    tick()
    const client = await (await open()).subscribe('list')
    book.remove(id)
    bookChanges.emit({ kind: 'gone', matchId: id })
    tick()
    await client.until(() => client.match('list', id) === undefined)
    book.put(held)
    bookChanges.emit({ kind: 'match', matchId: id })
    tick()
    await client.until(() => client.match('list', id) !== undefined)
    assert.deepEqual(comparable(client.match('list', id)), expectedView(held, 'main'))
  })
})

/** Compares a running clock by its start time, because a delta leaves out that it runs on. */
function withClock<T extends { state: { clock: unknown } } | null>(match: T) {
  if (!match) return null
  const clock = match.state.clock as { seconds: number; isRunning: boolean; at: number } | null
  const zeroAt = clock?.isRunning ? Math.round((clock.at - clock.seconds * 1000) / 10_000) : null
  return { ...match, state: { ...match.state, clock: clock && (zeroAt ?? clock.seconds) } }
}

const settled = (match: Parameters<typeof comparable>[0]) => withClock(comparable(match))
