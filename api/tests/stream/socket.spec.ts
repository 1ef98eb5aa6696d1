import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isChannel } from '@grandstand/shared-types/stream/channels'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatchDetail } from '@grandstand/shared-types/wire/betting/live'
import { clock } from '#core/timing/clock'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import { setProducerUp } from '#book/producer_states'
import { loadRateLocks, setRateLock } from '#book/rate_lock'
import { openStream } from '#stream/open'
import { withDefaults } from '#sites/settings'
import { SocketClient } from '#tests/stream/socket_client'
import {
  comparable,
  expectedView,
  makeLiveMatch,
  openMarket,
  reprice,
  tick,
  update,
} from '#tests/stream/support'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

const goal = (position: number): LiveIncident => ({
  position,
  kind: 'goal',
  side: 'home',
  period: 1,
  seconds: 60 * position,
  score: [position, 0],
  yellowCards: [0, 0],
  redCards: [0, 0],
  corners: [0, 0],
})

test.group('The stream', (group) => {
  group.setup(openStream)
  const clients: SocketClient[] = []
  group.each.teardown(() => {
    for (const client of clients.splice(0)) client.close()
  })
  const open = async (...given: Parameters<typeof SocketClient.open>) => {
    const client = await SocketClient.open(...given)
    clients.push(client)
    return client
  }

  test('greets with the silence after which the brand locks prices, in play and in a break', async ({
    assert,
  }) => {
    const { live } = withDefaults({})
    const own = { ...live, lockAfterSeconds: 15, maxPauseMinutes: 2 }
    const site = await makeSite({ settings: { live: own } })
    await loadRateLocks()
    const ofSite = await open(undefined, { host: site.host })
    const elsewhere = await open(undefined, { host: (await makeSite()).host })
    const hello = (client: SocketClient) => client.kind(FRAME.hello)[0]?.[1]
    assert.containsSubset(hello(ofSite), { lockAfterMs: 15_000, lockBreakAfterMs: 120_000 })
    assert.isAbove(hello(elsewhere)?.lockAfterMs ?? 0, 15_000)
    assert.isAbove(hello(elsewhere)?.lockBreakAfterMs ?? 0, 120_000)
  })

  test('sends the silence of a match’s feed, and its end', async ({ assert, cleanup }) => {
    cleanup(() => {
      clock.reset()
      setRateLock()
    })
    setRateLock({ playMs: 10_000 })
    const { held, id } = await makeLiveMatch()
    const heardAt = held.live?.updatedAt
    tick()
    const client = await (await open()).subscribe('list')
    assert.isNull(client.match('list', id)?.silentSince)

    clock.set(clock.now() + 10_001)
    tick()
    await client.until(() => client.match('list', id)?.silentSince === heardAt)
    const detail = await new ApiSession((await makeSite()).host).get<LiveMatchDetail>(
      `/v1/live/matches/${id}`
    )
    assert.equal(detail.body.match.silentSince, heardAt)

    // a message without a change
    if (held.live) held.live.updatedAt = clock.now()
    clock.set(clock.now() + 1_000)
    tick()
    await client.until(() => client.match('list', id)?.silentSince === null)
  })

  test('lists are narrowed to a sport, a category, a tournament or matches by id, each with its deltas', async ({
    assert,
  }) => {
    const one = await makeLiveMatch()
    const other = await makeLiveMatch()
    tick()
    const { sportId, categoryId, tournamentId } = one.held
    const narrow = [`list:c${categoryId}`, `list:t${tournamentId}`, `list:m${one.id}`] as const
    const client = await open()
    for (const channel of [`list:${sportId}`, ...narrow] as const) {
      await client.subscribe(channel)
      assert.exists(client.match(channel, one.id))
    }
    const both = `list:m${one.id},${other.id}` as const
    await client.subscribe(both)
    assert.lengthOf([...(client.images.get(both)?.matches ?? [])], 2)
    for (const { held } of [one, other]) {
      for (const market of held.markets) reprice(market, [1_555])
    }
    tick()
    const priceIn = (channel: StreamChannel) =>
      client.match(channel, one.id)?.markets[0]?.outcomes[0]?.oddsMilli
    await client.until(() => narrow.every((channel) => priceIn(channel) === 1_555))
    update(one.held, { status: 'ended' })
    tick()
    await client.until(() => narrow.every((channel) => !client.match(channel, one.id)))
    for (const channel of narrow) {
      assert.isUndefined(client.match(channel, other.id))
      const deltas = client.kind(FRAME.delta).filter((frame) => frame[1] === channel)
      const told = deltas.flatMap(([, , , , changes]) => changes.map(([matchId]) => matchId))
      assert.deepEqual(new Set(told), new Set([one.id]))
    }
    for (const bad of ['list:c', 'list:m', 'list:m1,', 'list:x1', `list:m${'1,'.repeat(50)}1`]) {
      assert.isFalse(isChannel(bad), bad)
    }
  })

  test('greets with its epoch, then sends a snapshot with names, and deltas with only ids', async ({
    assert,
  }) => {
    const { held, id } = await makeLiveMatch()
    tick()
    const client = await (await open()).subscribe('list')
    assert.equal(client.frames[0]?.[0], FRAME.hello)
    assert.deepEqual(comparable(client.match('list', id)), expectedView(held, 'main'))

    for (const market of held.markets) reprice(market, [1500, 4000, 6000])
    tick()
    const changesOf = (matchId: number) =>
      client
        .kind(FRAME.delta)
        .find(([, , , , changes]) => changes.some(([told]) => told === matchId))
    // matches of other tests change too
    await client.until(() => changesOf(id) !== undefined)
    const [, , from, to, changes] = changesOf(id) ?? []
    assert.isAbove(to ?? 0, from ?? 0)
    const mine = changes?.find(([matchId]) => matchId === id)
    assert.deepEqual(mine, [id, [[held.markets[0]?.id ?? 0, 1, 1500, 4000, 6000]]])
    assert.deepEqual(comparable(client.match('list', id)), expectedView(held, 'main'))
  })

  test('a change between a snapshot and the next tick is in the next delta', async ({ assert }) => {
    const { held, id } = await makeLiveMatch()
    tick()
    const client = await (await open()).subscribe(`match:${id}`)
    for (const odds of [1400, 1300, 1200]) for (const m of held.markets) reprice(m, [odds])
    tick()
    await client.until(
      () => client.match(`match:${id}`, id)?.markets[0]?.outcomes[0]?.oddsMilli === 1200
    )
    assert.lengthOf(client.kind(FRAME.delta), 1)
  })

  test('the list of a sport has only that sport', async ({ assert }) => {
    const soccer = await makeLiveMatch()
    const tennis = await makeLiveMatch({ sportId: 5, prices: { '186': { 1: 1500, 2: 2500 } } })
    tick()
    const client = await (await open()).subscribe('list:5')
    assert.exists(client.match('list:5', tennis.id))
    assert.notExists(client.match('list:5', soccer.id))
    const late = await makeLiveMatch({ sportId: 5, prices: { '186': { 1: 1500, 2: 2500 } } })
    tick()
    await client.until(() => client.match('list:5', late.id) !== undefined)
  })

  test('the channel of a match brings all markets, its clock and its timeline', async ({
    assert,
  }) => {
    const { held, id } = await makeLiveMatch()
    const channel = `match:${id}` as const
    tick()
    const client = await (await open()).subscribe(channel)
    const total = openMarket(held, 18, 'total=2.5', [1900, 1900])
    held.live?.timeline.push(goal(1))
    bookChanges.emit({ kind: 'incident', matchId: id, incident: goal(1) })
    update(held, {}, { score: [1, 0], clock: { seconds: 60, isRunning: true, at: Date.now() } })
    tick()
    await client.until(() => client.match(channel, id)?.markets.length === 2)
    assert.deepEqual(comparable(client.match(channel, id)), expectedView(held, 'all'))
    assert.deepEqual(client.images.get(channel)?.timeline, [goal(1)])

    // settled in play: the market leaves, and a clock that only runs on is no change
    total.status = -3
    total.version++
    const later = { seconds: 90, isRunning: true, at: Date.now() + 30_000 }
    update(held, {}, { clock: later })
    tick()
    await client.until(() => client.match(channel, id)?.markets.length === 1)
    const last = client.kind(FRAME.delta).at(-1)?.[4][0]
    assert.deepEqual(last?.[4], [total.id])
  })

  test('two languages share a delta, and each reads its own names', async ({ assert }) => {
    const { held, id } = await makeLiveMatch()
    tick()
    const turkish = await (await open()).subscribe('list', { lang: 'tr' })
    const english = await (await open()).subscribe('list', { lang: 'en' })
    for (const market of held.markets) reprice(market, [1100])
    tick()
    await turkish.until(
      () => turkish.match('list', id)?.markets[0]?.outcomes[0]?.oddsMilli === 1100
    )
    await english.until(
      () => english.match('list', id)?.markets[0]?.outcomes[0]?.oddsMilli === 1100
    )
    assert.deepEqual(comparable(english.match('list', id)), expectedView(held, 'main', 'en'))
  })

  test('L1: players are told at once when a producer is down and when it is up again', async ({
    assert,
  }) => {
    const { id } = await makeLiveMatch({ producer: 'socket-test-2' })
    const other = await makeLiveMatch()
    tick()
    const client = await (await open()).subscribe('list')
    setProducerUp('socket-test-2', false)
    await client.until(() => client.match('list', id)?.isPaused === true)
    assert.deepEqual(client.kind(FRAME.producer), [[FRAME.producer, 'socket-test-2', 0]])
    assert.isFalse(client.match('list', other.id)?.isPaused)
    setProducerUp('socket-test-2', true)
    await client.until(() => client.match('list', id)?.isPaused === false)
    assert.deepEqual(client.kind(FRAME.producer).at(-1), [FRAME.producer, 'socket-test-2', 1])
  })

  for (const status of ['ended', 'retired', 'walkover', 'after_ot', 'interrupted']) {
    test(`L8: a match that is ${status} leaves the list with that status and ends its own channel`, async ({
      assert,
    }) => {
      const { held, id } = await makeLiveMatch()
      tick()
      const client = await (await open()).subscribe('list')
      await client.subscribe(`match:${id}`)
      // the book reads rows of the last seconds again, and would bring back a match that runs there
      await db.from('matches').where('id', id).update({ status })
      update(held, { status })
      if (status !== 'interrupted') book.remove(id)
      bookChanges.emit({ kind: 'gone', matchId: id })
      tick()
      await client.until(() => client.match('list', id) === undefined)
      const gone = client.kind(FRAME.delta).flatMap(([, , , , , , left = []]) => left)
      assert.deepInclude(gone, [id, status])
      await client.until(() => client.kind(FRAME.ended).length > 0)
      assert.deepEqual(client.kind(FRAME.ended), [[FRAME.ended, `match:${id}`, status]])

      // whoever comes a moment later learns it, too
      await client.subscribe(`match:${id}`)
      await client.until(() => client.kind(FRAME.ended).length > 1)
      assert.deepEqual(client.kind(FRAME.ended)[1], [FRAME.ended, `match:${id}`, status])
    })
  }

  test('a ping is answered with the time', async ({ assert }) => {
    const client = await open()
    client.send([3])
    await client.until(() => client.kind(FRAME.beat).length > 0)
    assert.closeTo(client.kind(FRAME.beat)[0]?.[1] ?? 0, Date.now(), 5_000)
  })

  test('a client that unsubscribes gets no more frames of the channel', async ({ assert }) => {
    const { held, id } = await makeLiveMatch()
    tick()
    const client = await (await open()).subscribe('list')
    client.send([2, 'list'])
    await client.heard()
    for (const market of held.markets) reprice(market, [1250])
    tick()
    await client.heard()
    assert.notEqual(client.match('list', id)?.markets[0]?.outcomes[0]?.oddsMilli, 1250)
  })
})
