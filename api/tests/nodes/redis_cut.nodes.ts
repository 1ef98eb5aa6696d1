/** A server that is cut off from Redis, but not from the database, and Redis gone for all (docs/scaling.md). */
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { storeResults } from '#catalogue/actions/store_results'
import db from '@adonisjs/lucid/services/db'
import { slip } from '#tests/coupons/support'
import type { ServerProcess } from '#tests/crash/server_process'
import { placeAt, until } from '#tests/nodes/cluster'
import { doorOf, playerAt, takesFeeds } from '#tests/nodes/faulty_pair'
import { feedTurns, LivePair } from '#tests/nodes/live_pair'
import { ended } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs } from '#tests/support/client'

/** Rules 6.5. */
const TOLD_WITHIN_MS = 10_000
/** Longer than a server waits that nobody hears, before it leaves the feeds. */
const REDIS_GONE_MS = 4_500
/** Of each statement: a write of the book has several. */
const SLOW_MS = 300
const MISSED_MS = 1_500

/** A coupon before the match, placed at the server; and what is paid for it once the match is won. */
async function betsAndIsPaid(made: LivePair, node: ServerProcess): Promise<number | null> {
  const match = await makeMatch()
  const session = await playerAt(node, made.pair)
  const body = slip([[outcomeOf(match, '1', '1'), 2000]], { totalStakeMinor: 700 })
  let id = 0
  // the server reads new matches once a second
  await until('a bet before the match', async () => {
    const bet = await placeAt(session, body)
    id = bet.id
    return bet.status === 201
  })
  const facts = ended([2, 0], [1, 0])
  await storeResults([{ matchId: match.id, facts, source: 'test', actorId: null }])
  await until('settlement', async () => {
    const waiting: unknown = await db
      .from('results')
      .where('match_id', match.id)
      .whereNull('settled_at')
      .first()
    return !waiting
  })
  const paid = await db
    .from('ledger_transfers')
    .where({ reference_type: 'coupon', reference_id: id })
    .whereNot('kind', 'stake')
  const coupon: { payout: number | null } = await db
    .query<{ payout: number | null }>()
    .from('coupons')
    .where('id', id)
    .select('payout')
    .firstOrFail()
  return paid.length === 1 ? Number(coupon.payout) : null
}

test.group('A follower cut off from Redis alone', (group) => {
  let made: LivePair

  group.setup(async () => {
    made = await LivePair.start('sound')
    return () => made.end()
  })

  test('sells no bets in play, tells its sockets that prices are paused, and shows the same boards afterwards', async ({
    assert,
  }) => {
    const { faulty, sound, toRedis, site, admin } = made.pair
    const turns = await feedTurns()
    await made.takesLiveBets(faulty)
    await until('ready', async () => (await doorOf(faulty, '/health/ready')).status === 200)
    try {
      toRedis.cut()
      await until('the pause', () => made.areAllPaused(faulty, true), TOLD_WITHIN_MS)
      const refused = await made.liveBet(faulty)
      assert.deepEqual([refused.status, refused.key], [422, 'marketSuspended'])
      const ready = await doorOf(faulty, '/health/ready')
      assert.equal(ready.status, 200)
      assert.include(ready.text, 'Prices in play are old')
      const lag = /book_lag_seconds ([\d.]+)/.exec((await doorOf(faulty, '/metrics')).text)
      assert.isAbove(Number(lag?.[1]), 1)
      assert.equal(await betsAndIsPaid(made, faulty), 1_400)
      const staff = await signInAs(site, admin, undefined, await faulty.port())
      const asked = await staff.get<{ error?: { key: string } }>('/v1/feed/producers')
      assert.deepEqual([asked.status, asked.body.error?.key], [503, 'tecnicalProblem'])

      assert.isTrue(await made.areAllPaused(sound, false))
      await made.takesLiveBets(sound)
    } finally {
      toRedis.heal()
    }
    await made.takesLiveBets(faulty)
    await made.sameBoards()
    assert.equal(await feedTurns(), turns)
    assert.equal(made.ledTwice, 0)
    assert.isNull(await firstBreak())
  })

  test('takes no bet at prices whose message was held up on its way', async ({ assert }) => {
    const { faulty, toRedis } = made.pair
    await made.takesLiveBets(faulty)
    const session = await playerAt(faulty, made.pair)
    const body = await made.liveBody()
    let bet
    try {
      toRedis.cut()
      await pause(1_000)
      const asked = placeAt(session, body)
      await pause(200)
      toRedis.healAnswers()
      bet = await asked
    } finally {
      toRedis.heal()
    }
    assert.deepEqual([bet.status, bet.key], [422, 'marketSuspended'])
    await made.takesLiveBets(faulty)
  })
})

test.group('The server that takes the feeds, without Redis', (group) => {
  let made: LivePair

  group.setup(async () => {
    made = await LivePair.start('faulty')
    return () => made.end()
  })

  test('and behind with its writes: another that missed its messages shows the same boards afterwards', async ({
    assert,
  }) => {
    const { faulty, sound, redis, toDatabase } = made.pair
    await made.takesLiveBets(sound)
    try {
      toDatabase.slowDown(SLOW_MS)
      sound.standStill()
      await pause(MISSED_MS)
      await redis.empty()
      sound.goOn()
      await made.sameBoards()
    } finally {
      toDatabase.slowDown(0)
    }
    await made.takesLiveBets(sound)
    assert.isTrue(await takesFeeds(faulty))
    assert.equal(made.ledTwice, 0)
  })

  test('leaves them, when it alone is cut off, to one that is heard, and follows it afterwards', async ({
    assert,
  }) => {
    const { faulty, sound, toRedis } = made.pair
    const turns = await feedTurns()
    await made.takesLiveBets(sound)
    try {
      toRedis.cut()
      await until('the feeds at the other', () => takesFeeds(sound), 30_000)
      assert.isFalse(await takesFeeds(faulty))
      await made.takesLiveBets(sound, 30_000)
      await until('the pause', () => made.areAllPaused(faulty, true), TOLD_WITHIN_MS)
      const refused = await made.liveBet(faulty)
      assert.deepEqual([refused.status, refused.key], [422, 'marketSuspended'])
      assert.equal(await betsAndIsPaid(made, faulty), 1_400)
    } finally {
      toRedis.heal()
    }
    await made.takesLiveBets(faulty)
    await made.sameBoards()
    assert.equal(await feedTurns(), turns + 1)
    assert.equal(made.ledTwice, 0)
    assert.isNull(await firstBreak())
  })

  test('keeps them while Redis is gone for all, and another takes them over when it dies', async ({
    assert,
  }) => {
    const { faulty, sound, redis } = made.pair
    assert.isTrue(await takesFeeds(sound))
    const turns = await feedTurns()
    await redis.kill()
    try {
      await pause(REDIS_GONE_MS)
      await made.takesLiveBets(sound)
      assert.equal((await made.liveBet(faulty)).key, 'marketSuspended')
      assert.equal(await feedTurns(), turns)

      await sound.stop()
      await until('the feeds at the other', () => takesFeeds(faulty), 30_000)
      await made.takesLiveBets(faulty, 30_000)
    } finally {
      await redis.start()
      await sound.start()
    }
    await made.takesLiveBets(sound)
    await made.sameBoards()
    assert.equal(await feedTurns(), turns + 1)
    assert.equal(made.ledTwice, 0)
    assert.isNull(await firstBreak())
  })
})
