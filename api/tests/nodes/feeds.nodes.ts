/** Live prices on several servers: one takes the feeds, the others follow its book (docs/scaling.md). */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  cluster,
  liveListOf,
  placeAt,
  sessionAt,
  staffAt,
  stopCluster,
  until,
} from '#tests/nodes/cluster'
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import type { Cluster } from '#tests/nodes/cluster'
import { NodeFeed } from '#tests/nodes/node_feed'
import type { ServerProcess } from '#tests/crash/server_process'
import { slip } from '#tests/coupons/support'

/** The match as a server shows it; undefined while it is not listed, or paused. */
async function matchAt(node: ServerProcess, made: Cluster, feed: NodeFeed) {
  const { matches } = await liveListOf(node, made)
  return matches.find(({ home, isPaused }) => home === feed.home && !isPaused)
}

const homeOddsAt = async (node: ServerProcess, made: Cluster, feed: NodeFeed) =>
  (await matchAt(node, made, feed))?.markets[0]?.outcomes[0]?.oddsMilli

/** Resolves when each of these servers shows the price. */
async function reaches(
  nodes: readonly ServerProcess[],
  made: Cluster,
  feed: NodeFeed,
  odds: number
) {
  for (const node of nodes) {
    await until(`a price of ${odds}`, async () => (await homeOddsAt(node, made, feed)) === odds)
  }
}

const isReady = async (node: ServerProcess): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${await node.port()}/health/ready`).catch(() => null)
  return answer?.status === 200
}

/** Tries to place a coupon on the home win at the price that the server shows. */
async function betAt(node: ServerProcess, made: Cluster, feed: NodeFeed) {
  const session = await sessionAt(node, made)
  const outcome = (await matchAt(node, made, feed))?.markets[0]?.outcomes[0]
  if (!outcome) throw new Error('the match has no price')
  return placeAt(session, slip([[outcome.id, outcome.oddsMilli]]))
}

/** The same, twice more where prices are old: a server that gets no processor for a quarter of a second refuses. */
async function betAgainAt(node: ServerProcess, made: Cluster, feed: NodeFeed) {
  let bet = await betAt(node, made, feed)
  for (let again = 0; again < 2 && bet.key === 'marketSuspended'; again++) {
    await pause(100)
    bet = await betAt(node, made, feed)
  }
  return bet
}

/** Resolves when the server takes a bet: one that gets no processor for a while has old prices, and refuses. */
async function takesBets(node: ServerProcess, made: Cluster, feed: NodeFeed) {
  await until('a bet', async () => (await betAt(node, made, feed)).status === 201)
}

/** Stops the server while it writes prices: its transaction has asked for the lease, whose row stays locked. */
async function standStillInTransaction(node: ServerProcess, feed: NodeFeed) {
  for (let odds = 2001; odds < 2400; odds++) {
    await feed.odds([odds, 3200, 3800])
    await pause(odds % 20)
    node.standStill()
    // the database tells of its transactions ten times a second
    await pause(120)
    const [rows] = await db.rawQuery<[unknown[]]>(
      'select 1 from information_schema.innodb_trx where trx_query is null and trx_rows_locked > 0'
    )
    if (rows.length > 0) return
    node.goOn()
  }
  throw new Error('the server was in no transaction')
}

test.group('Live prices on three servers', (group) => {
  let made: Cluster
  let feed: NodeFeed

  group.setup(async () => {
    made = await cluster()
  })
  group.teardown(stopCluster)
  group.each.setup(async () => {
    await Promise.all(made.nodes.map((node) => node.start()))
    feed = new NodeFeed(made.nodes)
    await feed.open([2000, 3200, 3800])
    await reaches(made.nodes, made, feed, 2000)
    return () => feed.close()
  })

  test('one server takes the feeds, and every server shows its prices and takes bets at them', async () => {
    for (const odds of [2100, 2200, 2300]) {
      await feed.odds([odds, 3200, 3800])
      await reaches(made.nodes, made, feed, odds)
    }
    for (const node of made.nodes) await takesBets(node, made, feed)
  })

  test('staff at a server that follows see the feeds, and suspend a match that was told a moment ago', async ({
    assert,
  }) => {
    const follower = made.nodes.find((node) => node !== feed.taker)
    if (!follower) throw new Error('nobody follows')
    const admin = await staffAt(follower, made)
    const seen = await admin.get<FeedProducerView[]>('/v1/feed/producers')
    assert.deepEqual(
      seen.body.filter(({ id }) => id === feed.producer).map(({ isUp }) => isUp),
      [true]
    )
    const { id } = (await matchAt(follower, made, feed)) ?? { id: 0 }
    const held = await admin.post(`/v1/live-matches/${id}/hold`)
    assert.equal(held.status, 200)
    for (const node of made.nodes) {
      await until('no bet', async () => (await betAt(node, made, feed)).status === 422)
    }
    await admin.post(`/v1/live-matches/${id}/release`)
    for (const node of made.nodes) await takesBets(node, made, feed)
  })

  test('servers that are restarted one after the other refuse no coupon in play', async ({
    assert,
  }) => {
    const placed: number[] = []
    const refused: string[] = []
    let isOver = false
    const place = async () => {
      for (let turn = 0; !isOver; turn++) {
        // as a load balancer, which sends nothing new to a server that leaves
        const node = made.nodes[turn % made.nodes.length]
        if (!node || !(await isReady(node))) continue
        const bet = await betAgainAt(node, made, feed).catch(String)
        if (typeof bet === 'string') refused.push(bet)
        else if (bet.status === 201) placed.push(bet.id)
        else refused.push(`${bet.status} ${bet.key}`)
        await pause(50)
      }
    }
    const placing = place()
    // a feed that says nothing of a match for a while locks its prices
    const telling = setInterval(() => void feed.odds([2000, 3200, 3800]), 500)
    try {
      for (const node of made.nodes) {
        await node.leave()
        await node.start()
        await until('the server', () => isReady(node))
        await reaches([node], made, feed, 2000)
      }
    } finally {
      isOver = true
      clearInterval(telling)
    }
    await placing
    assert.deepEqual(refused, [])
    const answered = () =>
      db.from('coupons').whereIn('id', placed).groupBy('state').select('state').count('* as n')
    await until('every answer', async () => {
      const rows = await answered()
      return rows.every(({ state }) => state !== 'pendingAcceptance')
    })
    assert.deepEqual(await answered(), [{ state: 'accepted', n: placed.length }])
    console.log(`» three servers restarted in turn: ${placed.length} coupons in play, 0 refused`)
  })

  test('when that server dies, another takes over, and bets go on at the prices it takes', async () => {
    const dead = feed.taker
    dead.kill()
    await dead.ended()
    const others = made.nodes.filter((node) => node !== dead)
    // what a dead server has not written yet, a feed sends again
    await feed.status('2p', [1, 0])
    await feed.alive()
    await feed.odds([2600, 3000, 3000])
    await reaches(others, made, feed, 2600)
    for (const node of others) await takesBets(node, made, feed)
  })

  test('a server that stood still takes no message and no bet once another has taken over, and follows it', async ({
    assert,
  }) => {
    const stalled = feed.taker
    const bet = await sessionAt(stalled, made)
    const old = (await matchAt(stalled, made, feed))?.markets[0]?.outcomes[0]
    try {
      await standStillInTransaction(stalled, feed)
      await feed.status('2p', [1, 0])
      await feed.alive()
      await feed.odds([2800, 3000, 3000])
    } finally {
      stalled.goOn()
    }
    assert.notStrictEqual(feed.taker, stalled)
    const answer = await placeAt(bet, slip([[old?.id ?? 0, old?.oddsMilli ?? 0]]))
    assert.notEqual(answer.status, 201, 'a bet at a price of before')
    await reaches(made.nodes, made, feed, 2800)
    await takesBets(stalled, made, feed)
  })

  test('M16 when Redis is emptied, or dies, servers that follow take no live bet until it is back', async ({
    assert,
  }) => {
    await made.redis.empty()
    await feed.odds([3100, 3000, 3000])
    await reaches(made.nodes, made, feed, 3100)

    const follower = made.nodes.find((node) => node !== feed.taker)
    if (!follower) throw new Error('nobody follows')
    await made.redis.kill()
    await pause(500)
    const refused = await betAt(follower, made, feed)
    assert.equal(refused.status, 422)
    await feed.odds([3300, 3000, 3000])
    await made.redis.start()
    await reaches(made.nodes, made, feed, 3300)
    await takesBets(follower, made, feed)
  })
})
