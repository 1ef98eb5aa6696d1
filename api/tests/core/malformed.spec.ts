/** Whatever is sent, the answer is a refusal with a key of the catalogue or a plain success: never a 500. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { ERROR_KEYS } from '@grandstand/shared-types/errors'
import limiter from '@adonisjs/limiter/services/main'
import { signInAs, type ApiAnswer, type ApiSession, type Refusal } from '#tests/support/client'
import { uniqueName } from '#tests/support/factories'
import { makeWorld, type World } from '#tests/support/world'

const JUNK: unknown[] = [
  null,
  '',
  'x'.repeat(5_000),
  "'; drop table users; --",
  '\u0000\ud800',
  '<script>alert(1)</script>',
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  999_999_999,
  true,
  [],
  [null],
  [[1]],
  {},
  { a: { b: 1 } },
]
const BODIES_THAT_ARE_NONE = ['{', '[]', '"text"', '7', 'null', '{"a":', '\u0000']

const LISTS = [
  'users',
  'dealers',
  'matches',
  'markets',
  'outcomes',
  'ledger-entries',
  'ledger-transfers',
  'audit-log',
  'transactions',
]

let world: World
let session: ApiSession

interface Write {
  name: string
  method: 'POST' | 'PUT'
  path: () => string
  body: () => Record<string, unknown>
}

const person = () => ({ username: uniqueName('fuzz'), password: 'long-enough', type: 'player' })
const profile = {
  parentId: 0,
  status: 1,
  email: 'a@b.test',
  birthDate: '1990-01-01',
  gender: 'f',
  countryCode: 'TR',
  openingLimit: 0,
  creditLimit: 0,
  permissions: [],
  products: { sport: 1 },
  limits: { maxStakeMinor: 5 },
  firstName: 'A',
  currency: 'TRY',
  language: 'tr',
  isOnline: true,
}
const place = { name: 'A', names: { tr: 'A', en: 'A' }, listOrder: 1, active: true }

const WRITES: Write[] = [
  {
    name: 'sign in',
    method: 'POST',
    path: () => '/v1/sessions',
    body: () => ({ username: 'nobody', password: 'nothing' }),
  },
  {
    name: 'own password',
    method: 'PUT',
    path: () => '/v1/me/password',
    body: () => ({ currentPassword: 'a', newPassword: 'bbbbbbbb', repeatPassword: 'bbbbbbbb' }),
  },
  {
    name: 'new user',
    method: 'POST',
    path: () => '/v1/users',
    body: () => ({ ...profile, ...person(), parentId: world.dealer.id }),
  },
  { name: 'user', method: 'PUT', path: () => `/v1/users/${world.player.id}`, body: () => profile },
  { name: 'new dealer', method: 'POST', path: () => '/v1/dealers', body: () => ({ ...person() }) },
  {
    name: 'dealer',
    method: 'PUT',
    path: () => `/v1/dealers/${world.sibling.id}`,
    body: () => profile,
  },
  {
    name: 'credit',
    method: 'POST',
    path: () => `/v1/users/${world.player.id}/credits`,
    body: () => ({ direction: 'send', amountMinor: 1, note: 'a' }),
  },
  {
    name: 'new sport',
    method: 'POST',
    path: () => '/v1/sports',
    body: () => ({ id: 1, key: 'abc', ...place }),
  },
  { name: 'sport', method: 'PUT', path: () => '/v1/sports/109', body: () => place },
  {
    name: 'new category',
    method: 'POST',
    path: () => '/v1/categories',
    body: () => ({ sportId: 1, countryCode: 'TR', ...place }),
  },
  {
    name: 'category',
    method: 'PUT',
    path: () => `/v1/categories/${world.match.categoryId}`,
    body: () => place,
  },
  {
    name: 'new tournament',
    method: 'POST',
    path: () => '/v1/tournaments',
    body: () => ({ categoryId: world.match.categoryId, ...place }),
  },
  {
    name: 'tournament',
    method: 'PUT',
    path: () => `/v1/tournaments/${world.match.tournamentId}`,
    body: () => place,
  },
  {
    name: 'new team',
    method: 'POST',
    path: () => '/v1/teams',
    body: () => ({
      name: 'A',
      sportId: 1,
      countryCode: 'TR',
      categoryId: world.match.categoryId,
      aliases: ['B'],
    }),
  },
  {
    name: 'team',
    method: 'PUT',
    path: () => `/v1/teams/${world.ids['teams']}`,
    body: () => ({ name: 'A', aliases: [] }),
  },
  { name: 'market type', method: 'PUT', path: () => '/v1/market-types/999', body: () => place },
  {
    name: 'new match',
    method: 'POST',
    path: () => '/v1/matches',
    body: () => ({
      tournamentId: world.match.tournamentId,
      homeTeamId: world.ids['teams'],
      awayTeamId: world.ids['teams'],
      startsAt: 2e12,
      minSelections: 1,
      listOrder: 0,
    }),
  },
  {
    name: 'match',
    method: 'PUT',
    path: () => `/v1/matches/${world.match.id}`,
    body: () => ({
      startsAt: 2e12,
      status: 'not_started',
      betStatus: 'started',
      active: true,
      minSelections: 1,
    }),
  },
  {
    name: 'new market',
    method: 'POST',
    path: () => '/v1/markets',
    body: () => ({
      matchId: world.match.id,
      marketTypeId: 18,
      specifier: 'total=2.5',
      outcomes: [{ key: 'over', oddsMilli: 2000 }],
    }),
  },
  {
    name: 'market',
    method: 'PUT',
    path: () => `/v1/markets/${world.ids['markets']}`,
    body: () => ({ status: 1, isMainLine: true, version: 1 }),
  },
  {
    name: 'price',
    method: 'PUT',
    path: () => `/v1/outcomes/${world.ids['outcomes']}`,
    body: () => ({ oddsMilli: 2000, active: true, version: 1 }),
  },
]

const send = ({ method, path }: Pick<Write, 'method' | 'path'>, body: unknown) =>
  session.send<Refusal>(method, path(), body, { 'idempotency-key': randomUUID() })

function problemOf({ status, body }: ApiAnswer<Refusal>): string | null {
  if (status < 400) return null
  if (status >= 500) return `status ${status}`
  const keys = [body.error.key, ...(body.error.fields ?? []).map((field) => field.key)]
  const unknown = keys.find((key) => !ERROR_KEYS.includes(key))
  return unknown === undefined ? null : `unknown key ${unknown}`
}

test.group('Malformed requests', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    session = await signInAs(world.site, world.admin)
  })
  group.each.teardown(() => limiter.clear())

  test('any field may hold anything')
    .with(WRITES)
    .run(async ({ assert }, write) => {
      for (const field of Object.keys(write.body())) {
        for (const junk of JUNK) {
          const answer = await send(write, { ...write.body(), [field]: junk })
          assert.isNull(
            problemOf(answer),
            `${write.name}: ${field} = ${JSON.stringify(junk)?.slice(0, 60)}`
          )
        }
        const { [field]: _left, ...without } = write.body()
        assert.isNull(problemOf(await send(write, without)), `${write.name} without ${field}`)
      }
    })
    .timeout(120_000)

  test('a body may be anything, and is then refused')
    .with(WRITES)
    .run(async ({ assert }, write) => {
      for (const body of BODIES_THAT_ARE_NONE) {
        const answer = await send(write, body)
        assert.isNull(problemOf(answer), `${write.name}: ${body}`)
        if (write.method === 'POST') assert.isAtLeast(answer.status, 400, `${write.name}: ${body}`)
      }
      assert.isNull(problemOf(await send(write, undefined)), write.name)
      const huge = await send(write, { name: 'x'.repeat(300_000) })
      assert.equal(huge.status, 413)
      assert.equal(huge.body.error.key, 'payloadTooLarge')
    })

  test('an id in a path may be anything, and is then nobody')
    .with(WRITES.filter((write) => write.method === 'PUT' && write.name !== 'own password'))
    .run(async ({ assert }, write) => {
      const parent = write.path().replace(/\d+$/, '')
      for (const id of ['0', '-1', '1.5', 'x', '%00', '%F0%9F', '9'.repeat(40), '1%20or%201=1']) {
        const answer = await send({ method: 'PUT', path: () => `${parent}${id}` }, write.body())
        assert.include([400, 404], answer.status, `${parent}${id}`)
        assert.isNull(problemOf(answer), `${parent}${id}`)
      }
      const gone = await send({ method: 'PUT', path: () => `${parent}888888888` }, write.body())
      assert.equal(gone.status, 404)
    })

  test('a list may be asked for anything')
    .with(LISTS)
    .run(async ({ assert }, resource) => {
      for (const junk of JUNK) {
        for (const name of ['id', 'q', 'createdAt_gte', 'startsAt_lte', 'startDate', 'status']) {
          const filter = encodeURIComponent(JSON.stringify({ [name]: junk }))
          const answer = await session.get<Refusal>(`/v1/${resource}?filter=${filter}`)
          assert.isNull(
            problemOf(answer),
            `${resource} ${name} ${JSON.stringify(junk)?.slice(0, 60)}`
          )
        }
        const text = encodeURIComponent(JSON.stringify(junk) ?? '')
        for (const part of ['sort', 'range', 'filter']) {
          const answer = await session.get<Refusal>(`/v1/${resource}?${part}=${text}`)
          assert.isNull(problemOf(answer), `${resource} ${part} ${text.slice(0, 60)}`)
        }
      }
      for (const query of ['filter=%', 'filter[a]=1', 'sort[]=id', 'range=a&range=b', '%%%']) {
        assert.isNull(problemOf(await session.get<Refusal>(`/v1/${resource}?${query}`)), query)
      }
    })
})
