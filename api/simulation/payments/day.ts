/** The day, in steps of half an hour, and the days after it, in which open ends close. */
import { randomStream } from '#database/demo/random'
import { atOnce } from '../at_once.ts'
import { midnightOf } from '../calendar.ts'
import { Server } from '../server.ts'
import type { Tally } from '../tally.ts'
import { Line } from './line.ts'
import type { Method } from './methods.ts'
import { workThrough } from './officers.ts'
import type { People } from './people.ts'
import { pay, type World } from './players.ts'
import type { Sizes } from './sizes.ts'

const MINUTE_MS = 60_000
const STEPS = 48
const STEP_MS = 30 * MINUTE_MS
/** Minutes of a step at which the work in the background is done. */
const ROUNDS_AT = [1, 3, 10, 25]
/** Gateways are asked about a payment for three days after its end. */
const DAYS_AFTER = 4
const HOURS_BETWEEN = 3
/** The server is killed in the middle of these steps. */
const KILLS_AT = [16, 33]

export interface Day {
  server: Server
  people: People
  methods: readonly Method[]
  sizes: Sizes
  tally: Tally
  /** Called with the number of payments so far. */
  told: (done: number) => void
}

/** Begins at midnight, when the server's clock has to stand there. Resolves to the server that runs at the end. */
export async function playDay({ people, methods, sizes, tally, told, ...day }: Day) {
  let { server } = day
  const line = new Line(tally)
  const office = { line, tally, officers: people.officers }
  const waiting = new Map<number, (() => Promise<void>)[]>()
  let step = 0
  const world: World = {
    line,
    tally,
    port: server.port,
    methods,
    players: people.players,
    later: (steps, act) => {
      const at = Math.min(step + steps, STEPS)
      waiting.set(at, [...(waiting.get(at) ?? []), act])
    },
  }
  const goTo = async (at: number) => {
    await server.order({ do: 'goTo', at })
    await server.order({ do: 'workOnPayments' })
  }
  const kill = (at: number) =>
    line.breaks(async () => {
      await server.kill()
      tally.add('kills')
      server = await Server.start(at)
    })
  for (; step <= STEPS; step++) {
    const at = midnightOf(0) + step * STEP_MS
    await goTo(at)
    const random = randomStream('officers', sizes.seed, step)
    const acts = [...(waiting.get(step) ?? []), ...orders(world, sizes, step)]
    if (KILLS_AT.includes(step)) acts.splice(acts.length >> 1, 0, () => kill(at + 1))
    await Promise.all([atOnce(sizes.workers, acts), workThrough(office, random)])
    for (const minutes of ROUNDS_AT) await goTo(at + minutes * MINUTE_MS)
    await workThrough(office, random)
    told(tally.of('payments'))
  }
  const random = randomStream('officers', sizes.seed, 'after')
  for (let hours = HOURS_BETWEEN; hours <= DAYS_AFTER * 24; hours += HOURS_BETWEEN) {
    await goTo(midnightOf(1) + hours * 60 * MINUTE_MS)
    await workThrough(office, random)
  }
  return { server, office }
}

/** The orders of a step; those that were refused so far are made up for. */
function orders(world: World, { payments, seed }: Sizes, step: number): (() => Promise<unknown>)[] {
  const count = Math.ceil((payments - world.tally.of('payments')) / Math.max(1, STEPS - step))
  return Array.from({ length: count }, (_, index) => () => {
    const random = randomStream('payment', seed, step, index)
    return pay(world, random, `payment-${step}-${index}`)
  })
}
