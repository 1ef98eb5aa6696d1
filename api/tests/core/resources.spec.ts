import { test } from '@japa/runner'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeWorld, type World } from '#tests/support/world'

interface Row {
  id: number
}

const WRITES: Record<string, string[]> = {
  'users': ['POST', 'PUT', 'DELETE'],
  'dealers': ['POST', 'PUT', 'DELETE'],
  'roles': ['POST', 'PUT', 'DELETE'],
  'audit-log': [],
  'ledger-accounts': [],
  'ledger-transfers': [],
  'ledger-entries': [],
  'sports': ['POST', 'PUT'],
  'categories': ['POST', 'PUT', 'DELETE'],
  'tournaments': ['POST', 'PUT', 'DELETE'],
  'teams': ['POST', 'PUT', 'DELETE'],
  'market-types': ['PUT'],
  'matches': ['POST', 'PUT', 'DELETE'],
  'markets': ['POST', 'PUT', 'DELETE'],
  'outcomes': ['PUT'],
  'results': [],
  'bet-limits': ['POST', 'PUT', 'DELETE'],
  'offer-layers': ['POST', 'PUT', 'DELETE'],
  'exposure-limits': ['POST', 'PUT', 'DELETE'],
  'approval-rules': ['POST', 'PUT', 'DELETE'],
  'live-matches': ['PUT'],
  'payment-categories': ['POST', 'PUT', 'DELETE'],
  'payment-methods': ['POST', 'PUT', 'DELETE'],
  'payment-banks': ['POST', 'PUT', 'DELETE'],
  'payments': [],
}
const RESOURCES = Object.keys(WRITES)
/** Those whose rows are users, so that a row that is not there is a user who is not. */
const PEOPLE = ['users', 'dealers']

let world: World
let session: ApiSession

test.group('Every resource speaks the dialect of react-admin', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    session = await signInAs(world.site, world.admin)
  })

  test('a list is an array of rows with ids, and Content-Range counts them')
    .with(RESOURCES)
    .run(async ({ assert }, resource) => {
      const { status, body, headers } = await session.list<Row>(resource, {
        range: [0, 1],
        sort: ['id', 'ASC'],
      })
      assert.equal(status, 200)
      assert.isArray(body)
      assert.isNotEmpty(body)
      assert.isTrue(body.every((row) => Number.isSafeInteger(row.id)))
      const range = headers.get('content-range') ?? ''
      assert.match(range, new RegExp(`^${resource} 0-${body.length - 1}/\\d+$`))
      const total = Number(range.split('/')[1])
      assert.isAtLeast(total, body.length)
      const second = await session.list<Row>(resource, { range: [1, 1], sort: ['id', 'ASC'] })
      if (total > 1) assert.equal(second.body[0]?.id, body[1]?.id)
      const newest = await session.list<Row>(resource, { range: [0, 0], sort: ['id', 'DESC'] })
      assert.isAtLeast(newest.body[0]?.id ?? 0, body[0]?.id ?? 0)
    })

  test('a range past the end is an empty list that still counts')
    .with(RESOURCES)
    .run(async ({ assert }, resource) => {
      const { status, body, headers } = await session.list(resource, { range: [90_000, 90_009] })
      assert.equal(status, 200)
      assert.deepEqual(body, [])
      assert.match(headers.get('content-range') ?? '', new RegExp(`^${resource} \\*/[1-9]\\d*$`))
    })

  test('an unknown field is named')
    .with(RESOURCES)
    .run(async ({ assert }, resource) => {
      const refusal = async (query: string) => {
        const { status, body } = await session.get<Refusal>(`/v1/${resource}?${query}`)
        assert.equal(status, 400, query)
        return body.error.message
      }
      assert.equal(await refusal('sort=["nothing","ASC"]'), 'unknownSortField|nothing')
      assert.equal(await refusal('filter={"nothing":1}'), 'unknownFilterField|nothing')
      assert.equal(await refusal('sort=["constructor","ASC"]'), 'unknownSortField|constructor')
      for (const name of ['constructor', '__proto__', 'toString']) {
        assert.equal(await refusal(`filter={"${name}":1}`), `unknownFilterField|${name}`)
      }
      assert.equal(await refusal('range=[5,1]'), 'badRange')
      assert.equal(await refusal('range=[0,5000]'), 'badRange')
      assert.equal(await refusal('sort=["id","SIDEWAYS"]'), 'badRequest|sort')
      assert.equal(await refusal('sort={'), 'badRequest|sort')
      assert.equal(await refusal('filter=[1]'), 'badRequest|filter')
      assert.equal(await refusal('filter={"id":{"a":1}}'), 'badRequest|filter.id')
      assert.equal(await refusal('filter={"id":"x"}'), 'badRequest|filter.id')
      assert.equal(await refusal('filter={"q":7}'), 'badRequest|filter.q')
    })

  test('q searches, and a search without a match is an empty list')
    .with(RESOURCES)
    .run(async ({ assert }, resource) => {
      const { status, body, headers } = await session.list(resource, {
        filter: { q: 'zzz nobody is called so %_' },
      })
      assert.equal(status, 200)
      assert.deepEqual(body, [])
      assert.match(headers.get('content-range') ?? '', /\*\/0$/)
    })

  test('rows are found by their ids; an id that no row has is 404')
    .with(RESOURCES)
    .run(async ({ assert }, resource) => {
      const id = world.ids[resource] ?? 0
      const many = await session.list<Row>(resource, { filter: { id: [id, 888_888_888] } })
      assert.deepEqual(
        many.body.map((row) => row.id),
        [id]
      )
      assert.deepEqual((await session.list(resource, { filter: { id: [] } })).body, [])
      const scalar = await session.list<Row>(resource, { filter: { id } })
      assert.equal(scalar.headers.get('content-range'), `${resource} 0-0/1`)

      const one = await session.get<Row>(`/v1/${resource}/${id}`)
      assert.equal(one.status, 200)
      assert.equal(one.body.id, id)
      const refusal = async (none: string) => {
        const { status, body } = await session.get<Refusal>(`/v1/${resource}/${none}`)
        assert.equal(status, 404, none)
        return body.error.key
      }
      assert.equal(
        await refusal('888888888'),
        PEOPLE.includes(resource) ? 'userNotFound' : 'notFound'
      )
      for (const none of ['0', '-1', 'x', 'a%2Fb', '%23', '1e3', '9'.repeat(30)]) {
        assert.equal(await refusal(none), 'notFound', none)
      }
    })

  test('a row sent back unchanged stays as it is and is the answer')
    .with(RESOURCES.filter((resource) => WRITES[resource]?.includes('PUT')))
    .run(async ({ assert }, resource) => {
      const url = `/v1/${resource}/${world.ids[resource]}`
      const before = await session.get<Row & { names?: object; [field: string]: unknown }>(url)
      const names = { tr: 'Ad', en: 'Name' }
      const sent = { ...before.body, ...(before.body.names && { names }) }
      const { status, body } = await session.put<Row>(url, sent)
      assert.equal(status, 200, JSON.stringify(body))
      const mayDiffer = ['version', 'updatedAt', 'changedAt']
      const strip = (row: object) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !mayDiffer.includes(name)))
      assert.deepEqual(strip(body), strip(sent))
    })

  test('a method that the resource lacks is 404')
    .with(RESOURCES)
    .run(async ({ assert }, resource) => {
      const offered = WRITES[resource] ?? []
      const paths = { POST: '', PUT: `/${world.ids[resource]}`, DELETE: `/${world.ids[resource]}` }
      for (const [method, path] of Object.entries(paths) as ['POST' | 'PUT' | 'DELETE', string][]) {
        if (offered.includes(method)) continue
        const { status, body } = await session.send<Refusal>(method, `/v1/${resource}${path}`, {})
        assert.equal(status, 404, method)
        assert.equal(body.error.key, 'notFound')
      }
      assert.equal((await session.send('PATCH', `/v1/${resource}`, {})).status, 404)
    })
})
