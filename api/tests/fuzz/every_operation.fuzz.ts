/**
 * Random requests to every operation by every role: no answer is a 500 or fails to arrive, none holds a row of another
 * branch, and the ledger is consistent afterwards. `FUZZ_REQUESTS` is the number of requests.
 */
import { test } from '@japa/runner'
import { ERROR_KEYS } from '@grandstand/shared-types/core/errors'
import { PERMISSIONS } from '@grandstand/shared-types/accounts/user_types'
import { isOneOf, isOpen } from '#core/operations/admission'
import type { Operation } from '#core/operations/operation'
import { openAllDoors } from '#core/throttle/throttle'
import { rooms } from '#start/operations'
import { pick, type Below } from '#tests/fuzz/junk'
import { requestTo, described, type Places } from '#tests/fuzz/requests'
import { connections, exchange, type RawAnswer, type RawRequest } from '#tests/fuzz/wire'
import { ApiSession, listeningPort, signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { figure } from '#tests/support/figure'
import { generator, SEED } from '#tests/support/random'
import { makeWorld, type World } from '#tests/support/world'
import { firstBreak } from '#tests/support/books'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 10_400)
/** Requests in one world, before earlier ones have changed too much of it for those that follow. */
const IN_ONE_WORLD = 1_300
const AT_ONCE = 12
const ROLES = ['visitor', 'player', 'dealer', 'admin'] as const
type Role = (typeof ROLES)[number]

const operations = Object.values(rooms).flatMap((room) => Object.entries<Operation>(room))

/** An operation that would lock out all callers after it, or close the brand to players; a visitor may call it. */
const shutsOut = ({ method, path }: Operation) =>
  (method === 'DELETE' && path.includes('/sessions')) || path.endsWith('/maintenance')

/** Too many requests at once, or a gateway or provider that is not there. */
const mayRefuse = (status: number, text: string) =>
  (status === 503 && text.includes('tecnicalProblem')) ||
  (status === 502 && /"key":"(?:gatewayFailed|gameFailed)"/.test(text))

/** Whether the declaration lets this role in; dealer and admin of the world hold every permission. */
const mayCall = (operation: Operation, role: Role): boolean =>
  isOpen(operation.who) ||
  (role !== 'visitor' &&
    isOneOf({ type: role, permissions: new Set(role === 'player' ? [] : PERMISSIONS) }, operation))

interface Caller {
  role: Role
  headers: Record<string, string>
  /** Names that no answer may hold. */
  strangers: string[]
}

type Callers = readonly [visitor: Caller, ...others: Caller[]]

async function callersOf(world: World): Promise<Callers> {
  // wrong passwords of the round before would lock out the callers of this one
  await openAllDoors()
  const hidden = await makeUser({ site: world.site, type: 'player', parent: world.sibling })
  const strangers = [hidden.username]
  const visitor = new ApiSession(world.site.host)
  await visitor.get('/v1/settings/get')
  const caller = (role: Role, session: ApiSession, hiddenNames: string[]): Caller => ({
    role,
    strangers: hiddenNames,
    headers: {
      'host': world.site.host,
      'cookie': [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(session.cookies.get('XSRF-TOKEN') ?? ''),
    },
  })
  return [
    caller('visitor', visitor, [...strangers, world.player.username]),
    caller('player', await signInAs(world.site, world.player), strangers),
    caller('dealer', await signInAs(world.site, world.dealer), strangers),
    caller('admin', await signInAs(world.site, world.admin), []),
  ]
}

async function placesOf(world: World): Promise<Places> {
  // the calling player is not the one whom other callers edit
  const edited = await makeUser({ site: world.site, type: 'player', parent: world.dealer })
  const rows: Record<string, number> = {
    ...world.ids,
    users: edited.id,
    parentId: world.dealer.id,
    matchId: world.match.id,
    marketId: world.ids['markets'] ?? 1,
    outcomeId: world.ids['outcomes'] ?? 1,
    sportId: world.ids['sports'] ?? 1,
    categoryId: world.match.categoryId,
    tournamentId: world.match.tournamentId,
    homeTeamId: world.ids['teams'] ?? 1,
    awayTeamId: (world.ids['teams'] ?? 1) + 1,
    marketTypeId: 18,
  }
  const words: Record<string, string> = {
    currency: 'TRY',
    language: 'tr',
    countryCode: 'TR',
    gender: 'f',
  }
  return {
    row: (resource) => rows[resource] ?? 1,
    known: (field) => (field.endsWith('Id') ? rows[field] : words[field]),
  }
}

/** The fault of an answer, or null. */
function faultOf({ status, text, headers }: RawAnswer, { strangers }: Caller): string | null {
  if (status >= 500 && !mayRefuse(status, text)) return `status ${status}`
  const stranger = strangers.find((name) => text.includes(name))
  if (stranger) return `shows ${stranger}`
  if (status < 400 || !String(headers['content-type']).includes('json')) return null
  const key = /"key":"(\w+)"/.exec(text)?.[1]
  const isKnown = ERROR_KEYS.some((known) => known === key)
  return isKnown ? null : `refuses without a key of the catalogue: ${status} ${text.slice(0, 200)}`
}

/** Half of the requests come from a caller who may call the operation. */
function callerFor(operation: Operation, callers: Callers, below: Below): Caller {
  const [visitor] = callers
  if (shutsOut(operation)) return visitor
  const [first = visitor, ...others] = callers.filter(({ role }) => mayCall(operation, role))
  return below(2) === 0 ? pick(below, [first, ...others]) : pick(below, callers)
}

class Tally {
  readonly #counts = new Map<Role, Map<string, number>>()
  total = 0

  add(role: Role, status: number): void {
    this.total++
    const ofRole = this.#counts.get(role) ?? new Map<string, number>()
    this.#counts.set(role, ofRole)
    const kind = `${Math.floor(status / 100)}xx`
    ofRole.set(kind, (ofRole.get(kind) ?? 0) + 1)
  }

  of = (role: Role, kind: string): number => this.#counts.get(role)?.get(kind) ?? 0

  lines(): string[] {
    return ROLES.map((role) => {
      const kinds = ['2xx', '3xx', '4xx', '5xx'].map((kind) => `${kind} ${this.of(role, kind)}`)
      return `${role.padEnd(8)} ${kinds.join(', ')}`
    })
  }
}

test.group('Fuzz: every operation with random requests', () => {
  test('every request is answered, and no answer is a 500', async ({ assert }) => {
    const below = generator(SEED)
    const tally = new Tally()
    const faults: string[] = []
    const port = await listeningPort()
    const agent = connections(AT_ONCE)

    const ask = async (asked: RawRequest, caller: Caller, name: string): Promise<void> => {
      try {
        const answer = await exchange(agent, port, asked)
        tally.add(caller.role, answer.status)
        const fault = faultOf(answer, caller)
        if (fault) faults.push(`${name} as ${caller.role}: ${fault}\n  ${described(asked)}`)
      } catch (error) {
        faults.push(`${name} as ${caller.role}: ${String(error)}\n  ${described(asked)}`)
      }
    }

    while (tally.total < REQUESTS && faults.length < 20) {
      const world = await makeWorld()
      const callers = await callersOf(world)
      const places = await placesOf(world)
      let left = IN_ONE_WORLD
      const worker = async (): Promise<void> => {
        while (left-- > 0) {
          const [name, operation] = operations[below(operations.length)] ?? ['', undefined]
          if (!operation) continue
          const caller = callerFor(operation, callers, below)
          await ask(requestTo(operation, caller.headers, places, below), caller, name)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    }
    agent.destroy()

    figure(`fuzz, SEED=${SEED}: ${tally.total} requests to ${operations.length} operations`)
    for (const line of tally.lines()) figure(line)
    figure(`500, no answer, or a row of others: ${faults.length}`)
    assert.deepEqual(faults, [])
    assert.isNull(await firstBreak())
    // a suite in which every request is refused would prove nothing
    for (const role of ROLES) assert.isAbove(tally.of(role, '2xx'), tally.total / 200, role)
  }).timeout(3_600_000)
})
