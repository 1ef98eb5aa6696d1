/** A dry run moves no money, wherever the request names it; a request that names it unclearly is refused. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { placeOn } from '#tests/coupons/after_support'
import { makeBettor } from '#tests/coupons/support'
import { couponState, ended, postingsOf } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

interface Scene {
  staff: ApiSession
  couponId: number
  matchId: number
}

interface DryAnswer extends Refusal {
  dryRun?: boolean
}

const OPERATIONS: {
  name: string
  path: (scene: Scene) => string
  body: object
  /** The state that the operation needs before it has any effect. */
  prepare?: (scene: Scene) => Promise<void>
}[] = [
  {
    name: 'deciding by hand',
    path: ({ couponId }) => `/v1/coupons/${couponId}/manual`,
    body: {
      action: 'settle',
      selections: [{ position: 0, result: 'won' }],
      reason: 'a test',
    },
  },
  {
    name: 'entering a result',
    path: ({ matchId }) => `/v1/matches/${matchId}/results`,
    body: { basedOnRevision: 0, beforeStart: true, facts: ended([1, 0]) },
  },
  {
    name: 'calling a match off',
    path: ({ matchId }) => `/v1/matches/${matchId}/results`,
    body: { basedOnRevision: 0, facts: { status: 'cancelled' } },
  },
  {
    name: 'taking a result back',
    path: ({ matchId }) => `/v1/matches/${matchId}/results/undo`,
    body: { basedOnRevision: 1, reason: 'a test' },
    prepare: async ({ staff, matchId }) => {
      const entry = { basedOnRevision: 0, beforeStart: true, facts: ended([0, 1]) }
      await staff.post(`/v1/matches/${matchId}/results`, entry)
    },
  },
]

async function makeScene(): Promise<Scene> {
  const { site, session } = await makeBettor()
  const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const match = await makeMatch()
  return { staff, matchId: match.id, couponId: await placeOn(session, [match]) }
}

async function stateOf({ couponId, matchId }: Scene) {
  const match = await db
    .query<{ status: string; result_revision: number }>()
    .from('matches')
    .where('id', matchId)
    .select('status', 'result_revision')
    .firstOrFail()
  return { match, coupon: await couponState(couponId), postings: await postingsOf(couponId) }
}

const WAYS_TO_ASK: [name: string, query: string, inBody: object][] = [
  ['in the query', '?dryRun=true', {}],
  ['in the body', '', { dryRun: true }],
  ['in both', '?dryRun=true', { dryRun: true }],
]
const UNCLEAR: [name: string, query: string, inBody: object][] = [
  ['a text', '', { dryRun: 'true' }],
  ['an empty text', '', { dryRun: '' }],
  ['a number', '', { dryRun: 1 }],
  ['nothing', '', { dryRun: null }],
  ['a list', '', { dryRun: [true] }],
  ['no in the body, yes in the query', '?dryRun=true', { dryRun: false }],
  ['yes in the body, no in the query', '?dryRun=false', { dryRun: true }],
  ['a number in the query', '?dryRun=1', {}],
  ['no value in the query', '?dryRun', {}],
  ['twice in the query', '?dryRun=true&dryRun=false', {}],
  ['another spelling in the query', '?dryrun=true', {}],
]

test.group('Dry runs', () => {
  for (const { name, path, body, prepare } of OPERATIONS) {
    test(`${name}: dryRun in the query or in the body moves no money`, async ({ assert }) => {
      const scene = await makeScene()
      await prepare?.(scene)
      const before = await stateOf(scene)
      for (const [way, query, inBody] of WAYS_TO_ASK) {
        const answer = await scene.staff.post<DryAnswer>(
          `${path(scene)}${query}`,
          { ...body, ...inBody },
          { 'idempotency-key': randomUUID() }
        )
        assert.equal(answer.status, 200, way)
        assert.isTrue(answer.body.dryRun, way)
        assert.deepEqual(await stateOf(scene), before, way)
      }
      assert.isNull(await firstBreak())
    })

    test(`${name}: an unclear dryRun is refused by name and moves no money`, async ({ assert }) => {
      const scene = await makeScene()
      await prepare?.(scene)
      const before = await stateOf(scene)
      for (const [way, query, inBody] of UNCLEAR) {
        const answer = await scene.staff.post<DryAnswer>(
          `${path(scene)}${query}`,
          { ...body, ...inBody },
          { 'idempotency-key': randomUUID() }
        )
        assert.include([400, 422], answer.status, way)
        const { params, fields } = answer.body.error
        assert.match(`${String(params)}${fields?.[0]?.field ?? ''}`, /^dryrun$/i, way)
        assert.deepEqual(await stateOf(scene), before, way)
      }
    })

    test(`${name}: dryRun false in query and body moves the money`, async ({ assert }) => {
      const scene = await makeScene()
      await prepare?.(scene)
      const before = await stateOf(scene)
      const answer = await scene.staff.post<DryAnswer>(
        `${path(scene)}?dryRun=false`,
        { ...body, dryRun: false },
        { 'idempotency-key': randomUUID() }
      )
      assert.equal(answer.status, 200)
      assert.isFalse(answer.body.dryRun)
      assert.notDeepEqual(await stateOf(scene), before)
      assert.isNull(await firstBreak())
    })
  }
})
