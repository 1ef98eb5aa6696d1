import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { pocketsOf } from '#tests/bonuses/bonus_support'
import * as scenes from '#tests/crash/bonus_scene'
import { LIVES, type BonusPlayer, type BonusScene } from '#tests/crash/bonus_scene'
import { report, ROUNDS } from '#tests/crash/checks'
import type { KillOrder } from '#tests/crash/kill_at'
import { server } from '#tests/crash/server_process'
import { firstBreak } from '#tests/support/books'
import type { ApiAnswer } from '#tests/support/client'
import { groupOn } from '#tests/support/tier'

const MOST_RANDOM_MS = 150
const GIVE_UP_MS = 120_000

interface Counts {
  kills: number
  /** What was sent without an answer. */
  unanswered: number
  /** The steps at which the server was killed. */
  atSteps: Record<string, boolean>
}

/** Does the work while the server is killed, at a step or at a random moment, and started again. */
async function through(
  counts: Counts,
  order: KillOrder | 'anyMoment',
  work: () => Promise<void>
): Promise<void> {
  await server.start()
  if (order !== 'anyMoment') server.killAt(order)
  const random = order === 'anyMoment' && pause(randomInt(MOST_RANDOM_MS)).then(() => server.stop())
  const state = { isDone: false, kills: random === false ? 0 : 1 }
  const working = work().finally(() => (state.isDone = true))
  while (!state.isDone) {
    if (!server.isRunning) {
      if (order !== 'anyMoment') state.kills++
      await server.start()
    }
    await pause(5)
  }
  await Promise.all([working, random])
  counts.kills += state.kills
  if (order !== 'anyMoment' && state.kills > 0) counts.atSteps[order.step] = true
}

/** Sends until an answer arrives. */
async function untilAnswered<T>(counts: Counts, send: () => Promise<ApiAnswer<T>>) {
  const giveUpAt = Date.now() + GIVE_UP_MS
  for (;;) {
    const answer = await send().catch(() => null)
    if (answer && answer.status < 500) return answer
    if (Date.now() > giveUpAt) throw new Error(`no answer: ${server.output}`)
    counts.unanswered++
    await pause(200)
  }
}

/** Each player sends at once; the statuses of the answers. */
const sendAll = (
  counts: Counts,
  players: readonly BonusPlayer[],
  send: (player: BonusPlayer) => Promise<ApiAnswer<unknown>>
) => Promise.all(players.map(async (one) => (await untilAnswered(counts, () => send(one))).status))

const idsOf = (players: readonly BonusPlayer[]) => players.map(({ user }) => user.id)

/** Lets the server do the jobs of bonuses, through kills, until no row of the players is in that state. */
async function jobsUntilNone(
  table: 'bonus_requests' | 'bonus_grants',
  open: Record<string, string | number>,
  players: readonly BonusPlayer[]
): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS
  const isOpen = () => db.from(table).whereIn('user_id', idsOf(players)).where(open).first()
  while (await isOpen()) {
    if (Date.now() > giveUpAt) throw new Error(`jobs do not end: ${server.output}`)
    await server.runBonusJobs()
    await pause(5)
  }
}

async function enterAndSettle(scene: BonusScene): Promise<void> {
  await scenes.enterResults(scene)
  const giveUpAt = Date.now() + GIVE_UP_MS
  const ids = [scene.won.id, scene.lost.id]
  const isOpen = () => db.from('results').whereIn('match_id', ids).whereNull('settled_at').first()
  while (await isOpen()) {
    if (Date.now() > giveUpAt) throw new Error(`settlement does not go on: ${server.output}`)
    await pause(20)
  }
}

interface Grant {
  id: number
  user_id: number
  state: string
  granted: number
}

/** Every grant of the players with its log, and what their pockets hold. */
async function stateOf({ players }: BonusScene) {
  const grants: Grant[] = await db
    .query<Grant>()
    .from('bonus_grants')
    .whereIn('user_id', idsOf(players))
    .orderBy('id')
    .select('id', 'user_id', 'state', 'granted')
  return Promise.all(
    players.map(async ({ life, user }) => {
      const own = grants.filter((grant) => Number(grant.user_id) === user.id)
      const rows: { kind: string }[] = await db
        .query<{ kind: string }>()
        .from('bonus_log')
        .whereIn(
          'grant_id',
          own.map(({ id }) => id)
        )
        .orderBy('id')
        .select('kind')
      return {
        life,
        grants: own.map(({ state, granted }) => [state, Number(granted)]),
        log: rows.map(({ kind }) => kind),
        pockets: await pocketsOf(user.id),
      }
    })
  )
}

const dueOf = ({ players }: BonusScene) =>
  players.map(({ life }) => {
    const { state, log, pockets } = LIVES[life]
    return { life, grants: [[state, scenes.BONUS_MINOR]], log: [...log], pockets: { ...pockets } }
  })

async function playRound(round: number, counts: Counts, assert: Assert): Promise<void> {
  const scene = await scenes.bonusScene()
  const { players } = scene
  const anyOf = <T>(list: readonly T[]): T | undefined => list[round % list.length]
  const at = (step: KillOrder['step'] | 'anyMoment' | undefined, most: number) =>
    step === undefined || step === 'anyMoment'
      ? ('anyMoment' as const)
      : { step, times: randomInt(1, most + 1) }
  const EACH = players.length / Object.keys(LIVES).length

  await through(counts, at(anyOf(['grantGiven', 'anyMoment'] as const), EACH), async () => {
    const statuses = await sendAll(counts, players, ({ session, offerId: bonusId }) =>
      session.post('/v1/me/bonus-requests', { bonusId })
    )
    // one whose answer was lost has it already
    assert.deepEqual(
      statuses.filter((status) => status !== 201 && status !== 409),
      []
    )
  })
  const waiting = scenes.playersOf(scene, 'waits')
  await scenes.payDeposits(waiting)
  await through(counts, at('requestConfirmed', EACH), () =>
    jobsUntilNone('bonus_requests', { status: 0 }, waiting)
  )
  await through(counts, at(anyOf(['moneyPosted', 'anyMoment', 'batchCommitted'] as const), 1), () =>
    placeAll(scene, counts, assert)
  )
  const expiring = scenes.playersOf(scene, 'expires')
  await scenes.endDays(expiring)
  await through(counts, at(anyOf(['grantExpired', 'grantEnded'] as const), EACH), () =>
    jobsUntilNone('bonus_grants', { state: 'running' }, expiring)
  )
  await through(counts, at(anyOf(['grantEnded', 'anyMoment'] as const), EACH), async () => {
    const keys = new Map(players.map((player) => [player, randomUUID()]))
    const statuses = await sendAll(counts, scenes.playersOf(scene, 'withdraws'), (player) =>
      player.session.post('/v1/withdrawals', scenes.withdrawalOf(scene), {
        'idempotency-key': keys.get(player) ?? '',
      })
    )
    assert.deepEqual(new Set(statuses), new Set([201]))
  })
  const settling = ['grantEnded', 'chunkCommitted', 'moneyPosted', 'anyMoment'] as const
  await through(counts, at(anyOf(settling), 1), () => enterAndSettle(scene))

  assert.deepEqual(await stateOf(scene), dueOf(scene))
  await server.start()
  await server.runBonusJobs()
  await server.runBonusJobs()
  assert.deepEqual(await stateOf(scene), dueOf(scene), 'jobs that run again change nothing')
  assert.isNull(await firstBreak())
}

async function placeAll(scene: BonusScene, counts: Counts, assert: Assert): Promise<void> {
  const orders = await Promise.all(
    scene.players.map(async (player) => {
      const order = await scenes.orderOf(scene, player)
      return order && { player, order, key: randomUUID() }
    })
  )
  const placing = orders.filter((one) => one !== null)
  const answers = await Promise.all(
    placing.map(({ player: { session }, order, key }) =>
      untilAnswered(counts, () => session.post('/v1/coupons', order, { 'idempotency-key': key }))
    )
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
}

groupOn('mysql', 'A server killed while bonuses live', () => {
  test('M20 every bonus is given, counted, converted, forfeited and expired exactly once', async ({
    assert,
  }) => {
    const counts: Counts = { kills: 0, unanswered: 0, atSteps: {} }
    for (let round = 0; round < ROUNDS; round++) await playRound(round, counts, assert)
    const { atSteps, ...figures } = counts
    report('M20', 'kill -9 in the lives of bonuses', { rounds: ROUNDS, ...figures })
    for (const step of ['grantGiven', 'requestConfirmed', 'grantExpired', 'grantEnded']) {
      assert.isTrue(atSteps[step], `no kill at ${step}`)
    }
  })
})
