/** Limits of a client on the stream: must-hold L7, and bad input. */
import { test } from '@japa/runner'
import {
  FRAME,
  STREAM_CLOSE,
  STREAM_MAX_SUBSCRIPTIONS,
} from '@grandstand/shared-types/stream/frames'
import limits from '#config/stream'
import { openStream } from '#stream/open'
import { hub } from '#stream/socket/hub'
import { SocketClient } from '#tests/stream/socket_client'
import {
  comparable,
  expectedView,
  makeLiveMatch,
  openMarket,
  reprice,
  tick,
} from '#tests/stream/support'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const usual = { ...limits }

test.group('Limits of the stream', (group) => {
  group.setup(openStream)
  const clients: SocketClient[] = []
  group.each.teardown(() => {
    Object.assign(limits, usual)
    for (const client of clients.splice(0)) client.close()
  })
  const open = async (...given: Parameters<typeof SocketClient.open>) => {
    const client = await SocketClient.open(...given)
    clients.push(client)
    return client
  }
  /** The only connection of the server, which a test has just opened. */
  const lastOfServer = () => {
    const client = [...hub.clients].at(-1)
    if (!client) throw new Error('nobody is connected')
    return client
  }

  for (const [name, send, code] of [
    ['bytes that are no msgpack', (c) => c.socket.send(Buffer.from([0xc1, 0xff])), 4400],
    ['a value that is no frame', (c) => c.send({ list: true }), STREAM_CLOSE.garbage],
    ['an unknown channel', (c) => c.send([1, 'everything', {}]), STREAM_CLOSE.garbage],
    ['text', (c) => c.socket.send('[1,"list",{}]'), STREAM_CLOSE.garbage],
    ['nested far too deep', (c) => c.socket.send(Buffer.alloc(1_000, 0x91)), STREAM_CLOSE.garbage],
    ['too large a message', (c) => c.socket.send(Buffer.alloc(2_000)), 1009],
  ] as [string, (client: SocketClient) => void, number][]) {
    test(`${name} ends its own connection with a close code, and no other connection`, async ({
      assert,
    }) => {
      const { held, id } = await makeLiveMatch()
      tick()
      const [bad, good] = [await open(), await (await open()).subscribe('list')]
      send(bad)
      assert.equal(await bad.closed(), code)
      for (const market of held.markets) reprice(market, [1700])
      tick()
      await good.until(() => good.match('list', id)?.markets[0]?.outcomes[0]?.oddsMilli === 1700)
      assert.isNull(good.closeCode)
    })
  }

  test('a thousand subscriptions to one channel cost one snapshot', async ({ assert }) => {
    limits.messageBurst = 2_000
    const { id } = await makeLiveMatch()
    tick()
    const client = await open()
    for (let i = 0; i < 1_000; i++) client.send([1, `match:${id}`, {}])
    await client.heard()
    assert.lengthOf(client.kind(FRAME.snapshot), 1)
    assert.lengthOf(client.of(`match:${id}`), 1)
  })

  test('of a thousand different subscriptions those above the bound are refused', async ({
    assert,
  }) => {
    limits.messageBurst = 2_000
    const { held } = await makeLiveMatch()
    tick()
    const client = await open()
    for (let i = 1; i <= 1_000; i++) client.send([1, `list:${i}`, {}])
    await client.heard()
    assert.lengthOf(client.kind(FRAME.snapshot), STREAM_MAX_SUBSCRIPTIONS)
    const refused = client.kind(FRAME.refused)
    assert.lengthOf(refused, 1_000 - STREAM_MAX_SUBSCRIPTIONS)
    assert.equal(refused[0]?.[2], 'tooManySubscriptions')
    assert.equal(lastOfServer().subscriptions.size, STREAM_MAX_SUBSCRIPTIONS)
    assert.exists(client.match(`list:${held.sportId}`, held.id))
  })

  test('more messages than allowed end the connection', async ({ assert }) => {
    const client = await open()
    for (let i = 0; i < 1_000; i++) client.send([1, 'list', {}])
    assert.equal(await client.closed(), STREAM_CLOSE.tooMany)
  })

  test('L7: a client that does not read is skipped, has bounded unsent bytes, and catches up with one delta', async ({
    assert,
  }) => {
    const { held, id } = await makeLiveMatch()
    for (let i = 0; i < 40; i++) openMarket(held, 199, `n=${i}`, Array(50).fill(2000))
    tick()
    const channel = `match:${id}` as const
    const slow = await (await open()).subscribe(channel)
    const atServer = lastOfServer()
    const fast = await (await open()).subscribe(channel)
    slow.socket.pause()
    const frameBytes = 40 * 50 * 5
    let most = 0
    for (let round = 0; round < 4_000 && !atServer.isBlocked(); round++) {
      for (const market of held.markets) reprice(market, Array(50).fill(1_500 + (round % 1_000)))
      tick()
      most = Math.max(most, atServer.socket.bufferedAmount)
      if (round % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    assert.isTrue(atServer.isBlocked())
    const framesBefore = slow.frames.length
    for (let round = 0; round < 200; round++) {
      for (const market of held.markets) reprice(market, Array(50).fill(3_000 + round))
      tick()
      most = Math.max(most, atServer.socket.bufferedAmount)
    }
    assert.isAtMost(most, limits.skipAboveBytes + frameBytes)
    await fast.until(() => fast.match(channel, id)?.markets[0]?.outcomes[0]?.oddsMilli === 3_199)

    slow.socket.resume()
    await slow.until(() => slow.match(channel, id)?.markets[0]?.outcomes[0]?.oddsMilli === 3_199)
    assert.deepEqual(comparable(slow.match(channel, id)), expectedView(held, 'all'))
    assert.isAbove(slow.frames.length, framesBefore)
    // of the 200 rounds that the client missed it gets only the last
    const seen = slow
      .kind(FRAME.delta)
      .flatMap(([, , , , changes]) => changes[0]?.[1][0]?.[2] ?? [])
    assert.deepEqual(
      seen.filter((odds) => odds >= 3_000),
      [3_199]
    )
  })

  test('L7: a thousand reconnects without reading cost bounded memory, and other clients are served', async ({
    assert,
  }) => {
    limits.messageBurst = 5_000
    const { held, id } = await makeLiveMatch()
    for (let i = 0; i < 40; i++) openMarket(held, 199, `n=${i}`, Array(50).fill(2000))
    tick()
    const channel = `match:${id}` as const
    const other = await (await open()).subscribe(channel)
    const mark = { epoch: other.epoch, seq: other.images.get(channel)?.seq ?? 0 }
    for (const market of held.markets) reprice(market, Array(50).fill(3_000))
    tick()
    const greedy = await (await open()).subscribe(channel)
    greedy.send([2, channel])
    const atServer = lastOfServer()
    const frameBytes = 40 * 50 * 5
    greedy.socket.pause()
    let most = 0
    for (let i = 0; i < 1_500; i++) {
      greedy.send([1, channel, { mark }])
      greedy.send([2, channel])
      if (i % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
      most = Math.max(most, atServer.socket.bufferedAmount)
    }
    // Sent last, so answered after all of them.
    greedy.send([1, channel, { mark }])
    for (const market of held.markets) reprice(market, Array(50).fill(3_001))
    tick()
    await other.until(() => other.match(channel, id)?.markets[0]?.outcomes[0]?.oddsMilli === 3_001)
    await new Promise((resolve) => setTimeout(resolve, 100))
    most = Math.max(most, atServer.socket.bufferedAmount)
    assert.isAtMost(most, limits.skipAboveBytes + 2 * frameBytes)

    greedy.socket.resume()
    await greedy.until(() => greedy.kind(FRAME.delta).at(-1)?.[4][0]?.[1][0]?.[2] === 3_001)
  })

  test('clients that reconnect after different times share encoded deltas, and all are served', async ({
    assert,
  }) => {
    const { held, id } = await makeLiveMatch()
    const channel = `match:${id}` as const
    const comers = []
    for (let i = 0; i < 60; i++) {
      const client = await (await open()).subscribe(channel)
      client.send([2, channel])
      await client.heard()
      comers.push(client)
      for (let round = 0; round < 5; round++) {
        for (const market of held.markets) reprice(market, [2_000 + 5 * i + round])
        tick()
      }
    }
    const seen = comers.map((client) => client.images.get(channel)?.seq ?? 0)
    assert.equal(new Set(seen).size, 60)
    comers.forEach((client, i) => {
      client.send([1, channel, { mark: { epoch: client.epoch, seq: seen[i] } }])
    })
    const froms = []
    for (const [i, client] of comers.entries()) {
      await client.until(() => client.kind(FRAME.delta).length > 0)
      assert.deepEqual(comparable(client.match(channel, id)), expectedView(held, 'all'))
      const from = client.kind(FRAME.delta)[0]?.[2] ?? 0
      assert.isAtMost(from, seen[i] ?? 0)
      assert.isAtLeast(from, (seen[i] ?? 0) - 300 / 32)
      froms.push(from)
    }
    assert.isBelow(new Set(froms).size, 60)
  })

  test('L7: a client that never reads is disconnected', async ({ assert }) => {
    limits.blockedForMs = 100
    const { held, id } = await makeLiveMatch()
    for (let i = 0; i < 40; i++) openMarket(held, 199, `n=${i}`, Array(50).fill(2000))
    tick()
    const stuck = await (await open()).subscribe(`match:${id}`)
    const atServer = lastOfServer()
    stuck.socket.pause()
    const end = Date.now() + 20_000
    for (let round = 0; hub.clients.has(atServer) && Date.now() < end; round++) {
      for (const market of held.markets) reprice(market, Array(50).fill(1_500 + (round % 1_000)))
      tick()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    assert.isFalse(hub.clients.has(atServer))
  })

  test('a page of another site is refused; one of the same host is let in', async ({ assert }) => {
    await assert.rejects(
      () => open(undefined, { host: 'brand.test', origin: 'https://evil.test' }),
      /403/
    )
    await open(undefined, { host: 'brand.test', origin: 'https://brand.test' })
  })

  test('connections of one address and of one user are bounded', async ({ assert }) => {
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'player' }))
    limits.connectionsPerUser = 2
    await open(session)
    await open(session)
    await assert.rejects(() => open(session), /429/)
    await open()
    limits.connectionsPerIp = hub.clients.size
    await assert.rejects(() => open(), /429/)
  })

  test('other paths are not upgraded', async ({ assert }) => {
    const { WebSocket } = await import('ws')
    const { listeningPort } = await import('#tests/support/client')
    const socket = new WebSocket(`ws://127.0.0.1:${await listeningPort()}/v1/live`)
    const failure = await new Promise<Error>((resolve) => socket.once('error', resolve))
    assert.match(failure.message, /404/)
  })
})
