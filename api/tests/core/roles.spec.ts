/** All routes by all roles (must-hold S1, S2): the table comes from the router, so that a new route is in it. */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeWorld, type World } from '#tests/support/world'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Open to everybody. */
const PUBLIC = [
  /^POST \/v1\/sessions$/,
  /^GET \/v1\/sessions\/current$/,
  /^GET \/v1\/settings\//,
  /^GET \/v1\/(currencies|countries)$/,
  /^GET \/v1\/board\//,
  /^GET \/v1\/live\//,
  /^GET \/v1\/(coupon-shares|tickets)\/:code$/,
]
/** Everybody's own business once they are signed in. */
const OWN = [
  / \/v1\/me\b/,
  /^GET \/v1\/transactions$/,
  /^DELETE \/v1\/sessions\/current$/,
  /^GET \/v1\/coupons(\/:id)?$/,
  /^POST \/v1\/coupons$/,
  /^(GET|POST) \/v1\/coupons\/:id\/(cancel|sell|sell-offer|share)$/,
]
/** Asks for a token of its own, whoever is signed in. */
const MACHINES = [/^POST \/v1\/feed\/:producer\/messages$/]
/** Staff without any permission still have a start page. */
const STAFF = [/^GET \/v1\/dashboard$/]
/** What acts on the whole brand, or shows it: no dealer may, whatever their row says. */
const OF_THE_BRAND = [
  /^(POST|PUT|DELETE) \/v1\/(sports|categories|tournaments|teams|market-types|matches|markets|outcomes)\b(?!.*\/export$)/,
  / \/v1\/(bet-limits|live-matches|feed|sites)\b/,
  /^GET \/v1\/matches\/:id\/result-form$/,
]
/** Rows that belong to people: those of a sibling's branch are not there. */
const OF_PEOPLE =
  /\/v1\/(users|dealers|audit-log|ledger-[a-z]+)\/:id|\/v1\/coupons\/:id($|\/manual|\/share)/
/** What a route needs in its body before it looks for the row. */
const BODIES: Record<string, object> = {
  'POST /v1/users/:id/credits': { direction: 'send', amountMinor: 1 },
  'PUT /v1/users/:id/password': { password: 'long-enough' },
  'POST /v1/coupons/:id/manual': { action: 'cancel', reason: 'a test' },
}

const LISTS_OF_PEOPLE = [
  'users',
  'dealers',
  'coupons',
  'audit-log',
  'ledger-accounts',
  'ledger-entries',
]

interface Route {
  name: string
  method: Method
  pattern: string
}

function apiRoutes(): Route[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes.flatMap(({ pattern, methods }) =>
    pattern.startsWith('/v1/') && !pattern.includes('*')
      ? methods
          .filter((method): method is Method => ['GET', 'POST', 'PUT', 'DELETE'].includes(method))
          .map((method) => ({ name: `${method} ${pattern}`, method, pattern }))
      : []
  )
}

const isOneOf = (patterns: RegExp[], { name }: Route) => patterns.some((p) => p.test(name))

let world: World

/** Asks for the row of the dealer's branch, whoever asks. */
async function ask(session: ApiSession, { name, method, pattern }: Route) {
  const resource = pattern.split('/')[2] ?? ''
  const path = pattern.replace(/:\w+/g, String(world.ids[resource] ?? 1))
  // counts are asked for by filter
  const query = pattern.endsWith('/counts') ? '?filters=[{}]' : ''
  const body = method === 'GET' ? undefined : (BODIES[name] ?? {})
  return session.send<Refusal>(method, `${path}${query}`, body, { 'idempotency-key': 'roles' })
}

/** The player of the branch bets on the world's match. */
async function placeCoupon(): Promise<number> {
  const session = await signInAs(world.site, world.player)
  const { body } = await session.post<{ id: number }>(
    '/v1/coupons',
    {
      kind: 'single',
      selections: [{ outcomeId: world.ids['outcomes'], oddsMilli: 2000 }],
      totalStakeMinor: 100,
      oddsChange: 'ask',
    },
    { 'idempotency-key': 'roles-world' }
  )
  return body.id
}

test.group('Who may call what', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    world.ids['coupons'] = await placeCoupon()
  })

  test('there are routes to ask', ({ assert }) => {
    assert.isAbove(apiRoutes().length, 50)
  })

  test('a visitor is not signed in', async ({ assert }) => {
    const session = new ApiSession(world.site.host)
    for (const route of apiRoutes().filter((r) => !isOneOf(PUBLIC, r))) {
      const { status, body } = await ask(session, route)
      assert.equal(status, 401, route.name)
      assert.equal(body.error.key, 'notSignedIn', route.name)
    }
  })

  test('a player has nothing of the staff', async ({ assert }) => {
    const session = await signInAs(world.site, world.player)
    for (const route of apiRoutes().filter((r) => !isOneOf([...PUBLIC, ...OWN, ...MACHINES], r))) {
      const { status, body } = await ask(session, route)
      assert.equal(status, 403, route.name)
      assert.equal(body.error.key, 'notAllowed', route.name)
    }
  })

  test('a dealer without permissions has the start page alone', async ({ assert }) => {
    const session = await signInAs(world.site, world.clerk)
    for (const route of apiRoutes().filter((r) => !isOneOf([...PUBLIC, ...OWN, ...MACHINES], r))) {
      const { status } = await ask(session, route)
      assert.equal(status, isOneOf(STAFF, route) ? 200 : 403, route.name)
    }
  })

  test('a dealer beside finds nobody of the branch, whatever the permissions', async ({
    assert,
  }) => {
    const session = await signInAs(world.site, world.sibling)
    const routes = apiRoutes().filter((route) => OF_PEOPLE.test(route.name))
    assert.isAbove(routes.length, 8)
    for (const route of routes) {
      const { status, body } = await ask(session, route)
      assert.equal(status, 404, route.name)
      assert.equal(body.error.key, 'notFound', route.name)
    }
  })

  test('a dealer beside sees no row of the branch in any list', async ({ assert }) => {
    const session = await signInAs(world.site, world.sibling)
    for (const resource of LISTS_OF_PEOPLE) {
      const { body } = await session.list<{ id: number }>(resource, { range: [0, 999] })
      assert.isFalse(
        body.some((row) => row.id === world.ids[resource]),
        resource
      )
    }
    const transfers = await session.list('ledger-transfers', {
      filter: { id: [world.ids['ledger-transfers'] ?? 0] },
    })
    assert.deepEqual(transfers.body, [])
  })

  test("what acts on the whole brand is no dealer's, whatever the row says", async ({ assert }) => {
    const session = await signInAs(world.site, world.dealer)
    const routes = apiRoutes().filter(
      (route) => isOneOf(OF_THE_BRAND, route) && !isOneOf(MACHINES, route)
    )
    assert.isAbove(routes.length, 40)
    for (const route of routes) {
      const { status, body } = await ask(session, route)
      assert.deepEqual([status, body.error?.key], [403, 'notAllowed'], route.name)
    }
  })

  test('the dealer reads all of a branch, the admin all of it, and nothing fails', async ({
    assert,
  }) => {
    for (const user of [world.dealer, world.admin]) {
      const session = await signInAs(world.site, user)
      const closed = user === world.dealer ? OF_THE_BRAND : []
      const routes = apiRoutes().filter(
        (r) => !isOneOf([...PUBLIC, ...OWN, ...MACHINES, ...closed], r)
      )
      for (const route of routes) {
        if (route.method === 'DELETE') continue
        const { status } = await ask(session, route)
        if (route.method === 'GET') assert.equal(status, 200, route.name)
        else assert.isFalse([401, 403, 500].includes(status), `${route.name} ${status}`)
      }
    }
  })

  test('an id in the payload changes nothing: identity is the session', async ({ assert }) => {
    const session = await signInAs(world.site, world.player)
    const query = `userId=${world.dealer.id}&operatorId=${world.dealer.id}&serverId=1`
    const { body } = await session.get<{ id: number }>(`/v1/me?${query}`)
    assert.equal(body.id, world.player.id)
  })
})
