/** A small must-hold L5 for every run; `npm run bench` runs it in full, with figures (docs/scaling.md). */
import { test } from '@japa/runner'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import limits from '#config/stream'
import { openStream } from '#stream/open'
import { hub } from '#stream/socket/hub'
import { tracker } from '#stream/tracker'
import { SocketClient } from '#tests/stream/socket_client'
import { makeLiveMatch, reprice } from '#tests/stream/support'
import { groupOnce } from '#tests/support/tier'

const MATCHES = 400
const CHANGES_A_SECOND = 20
const CLIENTS = 25
const SECONDS = 2

groupOnce('The stream under load', (group) => {
  group.setup(openStream)

  test('L5: changes of 400 matches 20 times a second reach every client within a second, conflated, and no queue grows', async ({
    assert,
  }) => {
    const markets = []
    for (let i = 0; i < MATCHES; i++) {
      const { held } = await makeLiveMatch()
      markets.push(...held.markets.slice(0, 1))
    }
    hub.tick()
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, async () => (await SocketClient.open()).subscribe('list'))
    )
    const [watched] = markets
    if (!watched) throw new Error('no market')
    const marksBefore = tracker.marks.size

    // Each price is the number of its round, which tells its age on arrival.
    const madeAt: number[] = []
    const tookMs: number[] = []
    for (const client of clients) {
      let seen = 0
      client.socket.on('message', () => {
        const price =
          client.match('list', watched.match.id)?.markets[0]?.outcomes[0]?.oddsMilli ?? 0
        if (price <= 2_000 || price === seen) return
        seen = price
        tookMs.push(performance.now() - (madeAt[price - 2_001] ?? 0))
      })
    }
    const rounds = CHANGES_A_SECOND * SECONDS
    const begunAt = performance.now()
    for (let round = 1; round <= rounds; round++) {
      madeAt.push(performance.now())
      for (const market of markets) reprice(market, [2_000 + round])
      await new Promise((resolve) => setTimeout(resolve, 1_000 / CHANGES_A_SECOND))
    }
    const last = 2_000 + rounds
    for (const client of clients) {
      await client.until(
        () => client.match('list', watched.match.id)?.markets[0]?.outcomes[0]?.oddsMilli === last
      )
    }

    const lastedMs = performance.now() - begunAt
    // on a machine with other work the rounds last longer, and a second of theirs as much
    const slowness = Math.max(1, lastedMs / 1_000 / SECONDS)
    tookMs.sort((a, b) => a - b)
    assert.isBelow(tookMs[Math.floor(tookMs.length * 0.95)] ?? Infinity, 1_000 * slowness)
    for (const client of clients) {
      const deltas = client.kind(FRAME.delta)
      assert.isAtMost(deltas.length, Math.ceil(lastedMs / limits.tickMs) + 2)
      // conflated: a market once in a frame, with its newest price
      for (const [, , , , changes] of deltas) {
        const ids = changes.flatMap(([, prices]) => prices.map(([id]) => id))
        assert.equal(new Set(ids).size, ids.length)
      }
    }
    assert.equal(tracker.marks.size, marksBefore)
    for (const client of hub.clients) assert.equal(client.socket.bufferedAmount, 0)
    for (const client of clients) client.close()
  })
})
