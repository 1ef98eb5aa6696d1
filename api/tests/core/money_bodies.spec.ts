/** A body that moves money may hold no field that the API does not read: such a field is refused by its name. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SellOffer } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { askOffer, placeOn } from '#tests/coupons/after_support'
import { makeBettor, slip, type Bettor } from '#tests/coupons/support'
import { ended } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

type Json = Record<string, unknown>

interface Case {
  bettor: Bettor
  admin: ApiSession
  match: TestMatch
  couponId: number
}

interface MoneyWrite {
  name: string
  method?: 'PUT'
  path: (at: Case) => string
  body: (at: Case) => Json | Promise<Json>
  isPlayers?: boolean
}

const incident = { side: 'home', period: '1', minute: 3 }
const count = { corners: [1, 1] }
/** Every structure that facts can hold. */
const facts = {
  ...ended([1, 0]),
  goals: [{ ...incident, type: 'goal', scorerId: 5 }],
  cornerOrder: [incident],
  bookingOrder: [incident],
  statistics: { '1': count },
}

const WRITES: MoneyWrite[] = [
  {
    name: 'placing',
    isPlayers: true,
    path: () => '/v1/coupons',
    body: ({ match }) => ({ ...slip([[outcomeOf(match, '1', '1'), 2000]]) }),
  },
  {
    name: 'cancelling',
    isPlayers: true,
    path: ({ couponId }) => `/v1/coupons/${couponId}/cancel`,
    body: () => ({}),
  },
  {
    name: 'selling',
    isPlayers: true,
    path: ({ couponId }) => `/v1/coupons/${couponId}/sell`,
    body: async ({ bettor, couponId }) => {
      const { body }: { body: SellOffer } = await askOffer(bettor.session, couponId)
      return { offerId: body.offerId }
    },
  },
  {
    name: 'deciding by hand',
    path: ({ couponId }) => `/v1/coupons/${couponId}/manual`,
    body: () => ({
      action: 'settle',
      selections: [{ position: 0, result: 'won' }],
      reason: 'a test',
    }),
  },
  {
    name: 'entering a result',
    path: ({ match }) => `/v1/matches/${match.id}/results`,
    body: () => ({ basedOnRevision: 0, beforeStart: true, facts }),
  },
  {
    name: 'taking a result back',
    path: ({ match }) => `/v1/matches/${match.id}/results/undo`,
    body: () => ({ basedOnRevision: 0, reason: 'a test' }),
  },
  {
    name: 'calling a match off',
    method: 'PUT',
    path: ({ match }) => `/v1/matches/${match.id}`,
    body: () => ({ status: 'cancelled' }),
  },
  {
    name: 'sending credit',
    path: ({ bettor }) => `/v1/users/${bettor.player.id}/credits`,
    body: () => ({ direction: 'send', amountMinor: 100 }),
  },
]

/** One copy of the body for each object in it, with an unknown field added there. */
function withOneTooMany(body: Json): { body: Json; field: string }[] {
  const found: { body: Json; field: string }[] = []
  const walk = (node: unknown, path: string[]) => {
    if (typeof node !== 'object' || node === null) return
    // keys of a record are data, with rules of their own
    const isRecord = ['periods', 'statistics'].includes(path.at(-1) ?? '')
    if (!Array.isArray(node) && !isRecord) {
      const copy: Json = JSON.parse(JSON.stringify(body))
      const place = path.reduce((at: Json, name) => at[name] as Json, copy)
      place['dryrun'] = true
      found.push({ body: copy, field: [...path, 'dryrun'].join('.') })
    }
    for (const [name, child] of Object.entries(node)) walk(child, [...path, name])
  }
  walk(body, [])
  return found
}

async function makeCase(): Promise<Case> {
  const bettor = await makeBettor()
  const admin = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
  const match = await makeMatch()
  return { bettor, admin, match, couponId: await placeOn(bettor.session, [match]) }
}

/** All rows that one of these writes could leave behind. */
async function traces({ match }: Case) {
  const newest = async (table: string) =>
    (await db.query<{ id: number }>().from(table).orderBy('id', 'desc').first())?.id
  const { status, result_revision: revision } = await db
    .query<{ status: string; result_revision: number }>()
    .from('matches')
    .where('id', match.id)
    .firstOrFail()
  return [await newest('ledger_entries'), await newest('coupons'), status, revision]
}

test.group('Bodies that move money', () => {
  for (const { name, method = 'POST', path, body, isPlayers } of WRITES) {
    test(`${name}: an unknown field is refused by its name, and no money moves`, async ({
      assert,
    }) => {
      const at = await makeCase()
      const session = isPlayers ? at.bettor.session : at.admin
      const send = (sent: Json) =>
        session.send<Refusal>(method, path(at), sent, { 'idempotency-key': randomUUID() })
      const before = await traces(at)
      for (const { body: sent, field } of withOneTooMany(await body(at))) {
        const answer = await send(sent)
        assert.equal(answer.status, 422, field)
        assert.equal(answer.body.error.key, 'validationFailed', field)
        assert.deepEqual(
          answer.body.error.fields,
          [{ field, key: 'unknownField', params: [] }],
          field
        )
      }
      assert.deepEqual(await traces(at), before)
    })

    test(`${name}: fields of the query are no part of the body`, async ({ assert }) => {
      const at = await makeCase()
      const session = isPlayers ? at.bettor.session : at.admin
      const sent = await body(at)
      const [first, value] = Object.entries(sent).at(-1) ?? []
      if (first === undefined) return
      const { [first]: _left, ...rest } = sent
      const query = `${first}=${encodeURIComponent(typeof value === 'object' ? '' : String(value))}`
      const before = await traces(at)
      const answer = await session.send<Refusal>(method, `${path(at)}?${query}`, rest, {
        'idempotency-key': randomUUID(),
      })
      // without its only field the body changes nothing in a match
      if (method === 'POST') assert.isAtLeast(answer.status, 400)
      assert.deepEqual(await traces(at), before)
    })
  }

  test('a form may send the row of a match back as it was read', async ({ assert }) => {
    const at = await makeCase()
    const row = await at.admin.get<Json>(`/v1/matches/${at.match.id}`)
    const answer = await at.admin.put<Json>(`/v1/matches/${at.match.id}`, {
      ...row.body,
      minSelections: 2,
    })
    assert.equal(answer.status, 200)
    assert.equal(answer.body['minSelections'], 2)
  })

  test('a property that every object has is an unknown field like any other', async ({
    assert,
  }) => {
    const at = await makeCase()
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      const text = `{"direction":"send","amountMinor":100,"${name}":{"dryRun":true}}`
      const answer = await at.admin.send<Refusal>(
        'POST',
        `/v1/users/${at.bettor.player.id}/credits`,
        text,
        { 'idempotency-key': randomUUID() }
      )
      assert.deepEqual([name, answer.status], [name, 422])
      assert.deepEqual(answer.body.error.fields?.[0], {
        field: name,
        key: 'unknownField',
        params: [],
      })
    }
  })
})
