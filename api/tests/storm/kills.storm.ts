/** An installation of three servers, Redis and three databases, killed part by part under load (docs/scaling.md). */
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { cluster, stopCluster, until, type Cluster } from '#tests/nodes/cluster'
import { firstBreak } from '#tests/support/books'
import { firstDifference } from '#tests/storm/boards'
import { assertOneEach, countCoupons, countFound, countPaid } from '#tests/storm/found'
import { kill, VICTIMS, type Victim } from '#tests/storm/kills'
import { LiveFeeds } from '#tests/storm/live_feeds'
import { Storm } from '#tests/storm/players'
import { PricedMatches } from '#tests/storm/priced_matches'
import { Watcher } from '#tests/storm/watchers'
import { figure } from '#tests/support/figure'

const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual)
/** Few in everyday runs. */
const ROUNDS = numberOf('STORM_ROUNDS', 2)
/** The storm lasts at least so long. */
const MINUTES = numberOf('STORM_MINUTES', 0)
const PLAYERS = numberOf('STORM_PLAYERS', 12)
/** At each server. */
const SOCKETS = numberOf('STORM_SOCKETS', 50)
const MATCHES = 12
const SAME_WITHIN_MS = 120_000
const BACK_WITHIN_MS = 60_000

/** Resolves when every socket and every list shows what the feeds have told; they are quiet meanwhile. */
async function sameBoards(made: Cluster, feeds: LiveFeeds, watchers: readonly Watcher[]) {
  await feeds.quiet()
  let differs: string | null = 'nothing was compared'
  const look = async () => (differs = await firstDifference(made, feeds, watchers)) === null
  try {
    return await until('the same boards', look, SAME_WITHIN_MS)
  } catch {
    throw new Error(`after ${SAME_WITHIN_MS} ms ${String(differs)}`)
  } finally {
    feeds.goOn()
  }
}

const shown = (ms: number) => `${(ms / 1000).toFixed(1)} s`

test.group('A cluster under load', (group) => {
  let made: Cluster
  let feeds: LiveFeeds
  const matches = new PricedMatches()
  const watchers: Watcher[] = []

  group.setup(async () => {
    made = await cluster()
    await matches.make(MATCHES + 2 * ROUNDS)
    feeds = new LiveFeeds(made.nodes)
    await feeds.open()
    for (const node of made.nodes) {
      for (let i = 0; i < SOCKETS; i++) watchers.push(new Watcher(node, made.site.host))
    }
    return async () => {
      await feeds.close()
      for (const watcher of watchers) watcher.close()
      await stopCluster()
    }
  })

  test('M16 loses no coupon, pays none twice and shows the same boards when its parts are killed', async ({
    assert,
  }) => {
    await sameBoards(made, feeds, watchers)
    const storm = new Storm(made.nodes, matches, watchers)
    const users = await storm.begin(made.site, PLAYERS)
    await until('a coupon', async () => storm.answered.some(({ status }) => status === 201))
    const began = performance.now()
    const longest = new Map<Victim, number>()
    const sameAfterMs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'server'
      const killedAt = performance.now()
      const settling = matches.endOne()
      await kill(victim, made, feeds)
      await settling
      sameAfterMs.push(await sameBoards(made, feeds, watchers))
      await matches.endOne()
      const pauseMs = storm.longestPauseSince(killedAt)
      longest.set(victim, Math.max(longest.get(victim) ?? 0, pauseMs))
      const dueMs = (MINUTES * 60_000 * (round + 1)) / ROUNDS
      await pause(Math.max(0, dueMs - (performance.now() - began)))
    }
    const pauseMs = storm.longestPauseSince(began)
    await storm.end()
    const lastedMs = performance.now() - began
    await matches.endAll()
    await matches.settled()

    const accepted = storm.answered.filter(({ status }) => status === 201)
    const live = accepted.filter(({ isLive }) => isLive)
    const found = await countFound(accepted)
    const paid = await countPaid(users, new Set(live.map(({ couponId }) => couponId)))
    figure(
      `storm: ${ROUNDS} kills in ${shown(lastedMs)}, ${PLAYERS} players, ${watchers.length} sockets: ` +
        `acknowledged ${accepted.length} (in play ${live.length}), found ${found}, ` +
        `refused ${storm.answered.length - accepted.length}, sent again ${storm.unanswered}`
    )
    figure(
      `storm: ${JSON.stringify(paid)}, gaps ${watchers.reduce((sum, { gaps }) => sum + gaps, 0)}`
    )
    figure(
      `storm: longest time without an accepted coupon ${shown(pauseMs)}, by what was killed: ` +
        [...longest].map(([victim, ms]) => `${victim} ${shown(ms)}`).join(', ') +
        `; same boards after ${shown(Math.max(...sameAfterMs))} at most`
    )
    assert.equal(found, accepted.length)
    assertOneEach(accepted, assert)
    assert.equal(await countCoupons(users), accepted.length, 'coupons without an answer')
    assert.isBelow(pauseMs, BACK_WITHIN_MS)
    assert.isAbove(live.length, 0)
    assert.isAbove(paid.paidOnce, 0)
    assert.deepEqual([paid.paidTwice, paid.wrong], [0, 0])
    assert.isNull(await firstBreak())
  })
})
