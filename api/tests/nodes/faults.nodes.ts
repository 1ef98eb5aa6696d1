/** A server with a wrong clock, with a slow database, and cut off from the others (docs/scaling.md). */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { ServersView } from '@grandstand/shared-types/wire/servers'
import { slip } from '#tests/coupons/support'
import type { ServerProcess } from '#tests/crash/server_process'
import { until } from '#tests/nodes/cluster'
import {
  doorOf,
  faultyPair,
  HOUR_MS,
  playerAt,
  takesFeeds,
  type FaultyPair,
} from '#tests/nodes/faulty_pair'
import { firstBreak } from '#tests/support/books'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'

/** A statement gets no answer for 20 s, then no other connection for 10 s more; the rest is for a busy machine. */
const ENDS_WITHIN_MS = 60_000
const SLOW_MS = 600

interface Bet {
  status: number
  key: string
  id: number
  refusedBy: string | undefined
}

let body: PlaceCouponBody

async function bet(session: ApiSession, key: string = randomUUID()): Promise<Bet> {
  const answer = await session.post<{ id: number; error?: { key: string } }>('/v1/coupons', body, {
    'idempotency-key': key,
  })
  return { status: answer.status, key, id: answer.body.id, refusedBy: answer.body.error?.key }
}

const takesBets = (server: ServerProcess, pair: FaultyPair) =>
  until('a bet', async () => (await bet(await playerAt(server, pair))).status === 201)

async function readyText(server: ServerProcess): Promise<string> {
  return (await doorOf(server, '/health/ready')).text
}

/** How many coupons of the player stand under these keys. */
async function standing({ player }: FaultyPair, keys: readonly string[]): Promise<number[]> {
  const rows: { response: string }[] = await db
    .query<{ response: string }>()
    .from('idempotency_keys')
    .where('user_id', player.id)
    .whereIn('key', [...keys])
    .select('response')
  const ids = rows.map(({ response }) => Number(JSON.parse(response).id))
  const coupons: { id: number }[] = await db
    .query<{ id: number }>()
    .from('coupons')
    .whereIn('id', ids)
    .select('id')
  return coupons.map(({ id }) => Number(id)).sort((a, b) => a - b)
}

test.group('A server that has a fault beside one that has none', (group) => {
  let pair: FaultyPair

  group.setup(async () => {
    pair = await faultyPair({ clockShiftMs: HOUR_MS })
    const match = await makeMatch()
    body = slip([[outcomeOf(match, '1', '1'), 2000]])
    await pair.faulty.start()
    return () => pair.end()
  })

  test('A12 with a wrong clock it takes no bet and leads nothing, and says so; set right, it does; set wrong again, it gives up', async ({
    assert,
  }) => {
    const { faulty, sound, site, admin } = pair
    const session = await playerAt(faulty, pair)
    const refused = await bet(session)
    assert.deepEqual([refused.status, refused.refusedBy], [503, 'bettingPaused'])
    assert.match(await readyText(faulty), /The clock is 3\d{6} ms ahead of database/)
    assert.include(faulty.output, 'the clock is wrong')
    assert.isFalse(await takesFeeds(faulty))

    faulty.shiftClock(0)
    await until('the feeds', () => takesFeeds(faulty))
    await takesBets(faulty, pair)
    assert.include(await readyText(faulty), 'The clock is right')

    faulty.shiftClock(0 - HOUR_MS)
    await until('no bet', async () => (await bet(session)).refusedBy === 'bettingPaused')
    await until('no feeds', async () => !(await takesFeeds(faulty)))
    assert.match((await doorOf(faulty, '/metrics')).text, /clock_drift_seconds -3\d{3}/)

    await sound.start()
    await until('the feeds at the other', () => takesFeeds(sound))
    await takesBets(sound, pair)
    const staff = await signInAs(site, admin, undefined, await sound.port())
    const suffix = `:${await faulty.port()}`
    await until('the report of it', async () => {
      const { servers } = (await staff.get<ServersView>('/v1/servers')).body
      const own = servers.find(({ name }) => name.endsWith(suffix))
      return own?.isAlive === true && own.leads.length === 0 && (own.clockDriftMs ?? 0) < -3_000_000
    })
    faulty.shiftClock(0)
    await takesBets(faulty, pair)
  })

  test('while its database is slow, requests succeed or are refused by a key, and afterwards all is quick again', async ({
    assert,
  }) => {
    const { faulty, toDatabase } = pair
    const session = await playerAt(faulty, pair)
    const began = performance.now()
    let bets: Bet[]
    try {
      toDatabase.slowDown(SLOW_MS)
      bets = await Promise.all(Array.from({ length: 6 }, () => bet(session)))
    } finally {
      toDatabase.slowDown(0)
    }
    assert.isBelow(performance.now() - began, ENDS_WITHIN_MS)
    for (const { status, refusedBy } of bets) {
      assert.isTrue(status === 201 || refusedBy !== undefined, `${status} without a key`)
      assert.notEqual(status, 500)
    }
    const taken = bets.filter(({ status }) => status === 201)
    const found = await standing(
      pair,
      taken.map(({ key }) => key)
    )
    assert.deepEqual(
      found,
      taken.map(({ id }) => id).sort((a, b) => a - b)
    )
    await takesBets(faulty, pair)
    assert.isNull(await firstBreak())
  })

  for (const where of ['the database', 'the database and Redis']) {
    test(`cut off from ${where}, it gives up its bets and the feeds, and comes back; nothing is taken twice`, async ({
      assert,
    }) => {
      const { faulty, sound, toDatabase, toRedis } = pair
      const session = await playerAt(faulty, pair)
      const key = randomUUID()
      let cutOff: Bet
      const began = performance.now()
      try {
        toDatabase.cut()
        if (where !== 'the database') toRedis.cut()
        const asked = bet(session, key)
        await until('the feeds at the other', () => takesFeeds(sound))
        assert.isFalse(await takesFeeds(faulty))
        await until('not ready', async () => (await doorOf(faulty, '/health/ready')).status === 503)
        await takesBets(sound, pair)
        cutOff = await asked
      } finally {
        toDatabase.heal()
        toRedis.heal()
      }
      assert.equal(cutOff.status, 503)
      assert.isBelow(performance.now() - began, ENDS_WITHIN_MS)
      const again = await bet(await playerAt(sound, pair), key)
      assert.equal(again.status, 201)
      await until('ready', async () => (await doorOf(faulty, '/health/ready')).status === 200)
      await takesBets(faulty, pair)
      const same = await bet(await playerAt(faulty, pair), key)
      assert.equal(same.id, again.id)
      assert.deepEqual(await standing(pair, [key]), [again.id])
      assert.isNull(await firstBreak())
    })
  }
})
