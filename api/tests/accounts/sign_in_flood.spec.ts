/** Strangers who try names keep no player waiting, and learn from no time whether a name exists. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { hashing } from '#config/hash'
import { AppError } from '#core/errors/app_error'
import { openAllDoors } from '#core/throttle/throttle'
import { inLanes } from '#core/timing/lanes'
import { ApiSession, listeningPort, signInAs } from '#tests/support/client'
import { csrfProof } from '#tests/support/csrf_proof'
import { figure } from '#tests/support/figure'
import {
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  type TestSite,
  type TestUser,
} from '#tests/support/factories'
import { groupOnce, isGate } from '#tests/support/tier'

const STRANGERS = 130
const PLAYERS = isGate ? 8 : 20
/** Long enough to be seen beside the rest of a sign-in. In ms. */
const HASH_MS = 200
const WANTED_MS = 2_000
/** What a sign-in takes at most in peace; where it takes longer, the machine does other work, and the flood gets as much more time. */
const PEACE_MS = 500

let addresses = 0
const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`

/** The sessions of tests share 64 connections, and a stranger keeps one as long as the server lets them wait. */
const connections = new Agent({ keepAlive: true, maxSockets: 2 * STRANGERS })

async function tryAs(site: TestSite, username: string, password: string) {
  const session = new ApiSession(site.host)
  const headers = {
    ...(await csrfProof(session)),
    'content-type': 'application/json',
    'x-forwarded-for': newAddress(),
  }
  const port = await listeningPort()
  const begunAt = performance.now()
  const status = await new Promise<number>((resolve, reject) => {
    const of = { port, host: '127.0.0.1', method: 'POST', path: '/v1/sessions', headers }
    request({ ...of, agent: connections }, (answer) =>
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume()
    )
      .on('error', reject)
      .end(JSON.stringify({ username, password }))
  })
  return { status, tookMs: performance.now() - begunAt }
}

/** Strangers who try names that do not exist, one after the other each, until it is called; resolves to their statuses. */
function flood(site: TestSite, strangers: number): () => Promise<number[]> {
  let isOver = false
  const statuses: number[] = []
  const all = Array.from({ length: strangers }, async (_, i) => {
    for (let turn = 0; !isOver; turn++) {
      statuses.push((await tryAs(site, `nobody${i}x${turn}`, 'a wrong guess')).status)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(all)
    return statuses
  }
}

const p95 = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity

groupOnce('A flood of sign-ins', (group) => {
  group.each.setup(openAllDoors)
  group.each.teardown(openAllDoors)
  // a test's hash is quick
  group.each.setup(() => {
    const { verify } = hash
    Object.assign(hash, {
      verify: async (...given: Parameters<typeof verify>) => {
        await pause(HASH_MS)
        return verify.apply(hash, given)
      },
    })
    return () => void Object.assign(hash, { verify })
  })

  test('S7: while 130 strangers try unknown names, players sign in within two seconds, on new devices and at home', async ({
    assert,
  }) => {
    const site = await makeSite()
    const users: TestUser[] = []
    for (let i = 0; i < PLAYERS; i++) users.push(await makeUser({ site, type: 'player' }))
    const home = await signInAs(site, users[0] ?? { username: '' })
    const peace: number[] = []
    for (const { username } of users.slice(0, 5)) {
      peace.push((await tryAs(site, username, DEFAULT_PASSWORD)).tookMs)
    }
    const busyTimes = Math.max(1, Math.min(...peace) / PEACE_MS)
    const stop = flood(site, STRANGERS)
    await pause(1_000)
    const elsewhere: number[] = []
    const atHome: number[] = []
    for (const { username } of users) {
      const { status, tookMs } = await tryAs(site, username, DEFAULT_PASSWORD)
      assert.equal(status, 201)
      elsewhere.push(tookMs)
      const begunAt = performance.now()
      const again = await home.post('/v1/sessions', {
        username: users[0]?.username,
        password: DEFAULT_PASSWORD,
      })
      assert.equal(again.status, 201)
      atHome.push(performance.now() - begunAt)
    }
    const statuses = await stop()
    const [new95, home95] = [p95(elsewhere), p95(atHome)].map(Math.round)
    figure(
      `sign-ins beside ${STRANGERS} strangers: p95 ${new95} ms on new devices, ${home95} ms at home`
    )
    assert.isBelow(new95 ?? Infinity, WANTED_MS * busyTimes)
    assert.isBelow(home95 ?? Infinity, WANTED_MS * busyTimes)
    assert.includeMembers([401, 503], [...new Set(statuses)])
    assert.include(statuses, 401)
  })

  test('S7: a wrong password takes as long as an unknown name, in peace and in a flood', async ({
    assert,
  }) => {
    const site = await makeSite()
    const user = await makeUser({ site, type: 'player' })
    const passive = await makeUser({ site, type: 'player', status: 0 })
    const tries: [name: string, password: string][] = [
      ['nobodyhere', 'a wrong guess'],
      [user.username, 'a wrong guess'],
      [passive.username, DEFAULT_PASSWORD],
    ]
    await tryAs(site, 'nobody', 'a wrong guess')
    for (const [strangers, rounds] of [
      [0, 5],
      [8, 3],
    ] as const) {
      const stop = flood(site, strangers)
      await pause(strangers * HASH_MS)
      // the quickest of each kind: a busy machine makes a try longer, and never shorter
      const times = tries.map(() => Infinity)
      for (let round = 0; round < rounds; round++) {
        for (const [kind, [name, password]] of tries.entries()) {
          const { status, tookMs } = await tryAs(site, name, password)
          assert.equal(status, 401)
          times[kind] = Math.min(times[kind] ?? Infinity, tookMs)
        }
      }
      await stop()
      const said = times.map(Math.round).join(', ')
      figure(`unknown, wrong and passive beside ${strangers} strangers: ${said} ms`)
      const spreadMs = Math.max(...times) - Math.min(...times)
      assert.isBelow(spreadMs, strangers === 0 ? HASH_MS : 3 * HASH_MS, said)
      // behind most of the strangers
      assert.isAbove(Math.min(...times), (strangers - 3) * HASH_MS, said)
    }
  })
})

groupOnce('Work in lanes', () => {
  test('goes on from the first lane, and a lane behind never takes more than its share', async ({
    assert,
  }) => {
    const inTurn = inLanes(2, { first: { waiting: 3 }, last: { waiting: 3, running: 1 } })
    const ended: string[] = []
    let [running, most] = [0, 0]
    const work = (lane: 'first' | 'last', name: string) =>
      inTurn(lane, async () => {
        most = Math.max(most, ++running)
        await pause(5)
        running--
        ended.push(name)
        if (name === 'b') throw new Error('broken')
      })
    const calls = [
      work('last', 'x'),
      work('last', 'y'),
      work('first', 'a'),
      work('first', 'b'),
      work('first', 'c'),
    ]
    const results = await Promise.allSettled(calls)
    assert.equal(most, 2)
    assert.isBelow(ended.indexOf('c'), ended.indexOf('y'))
    assert.equal(results.filter(({ status }) => status === 'rejected').length, 1)
    const full = await Promise.allSettled(Array.from({ length: 5 }, () => work('last', 'z')))
    const [refused] = full.filter((result) => result.status === 'rejected')
    assert.isTrue(refused?.reason instanceof AppError)
    assert.equal(hashing.lanes.nobody.running, 1)
  })
})
