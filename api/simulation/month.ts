/** The month, day by day: bots act in the day, results come in the evening, statements are drawn up at night. */
import { randomStream } from '#database/demo/random'
import { agreeCommission, drawUp, payStatements, WEEKS_FROM_DAY } from './accounts.ts'
import { atOnce } from './at_once.ts'
import { hourOf, midnightOf } from './calendar.ts'
import { tradeCards } from './cards.ts'
import { creditActs } from './credits.ts'
import { Desk } from './desks.ts'
import { Market } from './market.ts'
import type { Network } from './network.ts'
import { bet } from './players.ts'
import { correctResults, enterResults } from './results.ts'
import type { Server } from './server.ts'
import type { Sizes } from './sizes.ts'
import { oneOf } from './slips.ts'
import type { Tally } from './tally.ts'

const BET_HOURS = [9, 12, 15, 18, 20]
/** Share of coupons that desks sell. */
const AT_DESKS = 0.12
/** Hours after the end of a day until its period is closed. */
const CLOSED_HOURS = 0.25
const EVENING_HOUR = 23.5

export interface Month {
  server: Server
  network: Network
  siteId: number
  sizes: Sizes
  tally: Tally
  /** Called with the number of coupons so far. */
  told: (done: number) => void
  /** Called at night, when nobody acts, before the statements of the past day are drawn up. */
  beforeAccounts: () => Promise<void>
}

export async function playMonth(month: Month): Promise<void> {
  const { server, network, siteId, sizes, tally } = month
  const market = new Market()
  const desks = network.desks.map((bot) => new Desk(bot, tally))
  const seed = sizes.seed
  await agreeCommission(network, randomStream('plans', seed))
  for (let day = 0; day < sizes.days; day++) {
    if (day === WEEKS_FROM_DAY) {
      const settings = { statementPeriod: 'week' }
      await network.admin.must('PUT', `/v1/sites/${siteId}`, { settings })
    }
    const random = randomStream('day', seed, day)
    for (const [step, hour] of BET_HOURS.entries()) {
      await server.order({ do: 'goTo', at: hourOf(day, hour) })
      if (step === 0) await server.order({ do: 'beginDay' })
      await market.look(network.admin, hourOf(day, hour))
      if (step === 0) await morning(month, desks, random, day)
      await bets(month, market, desks, day * BET_HOURS.length + step)
      month.told(tally.of('coupons'))
    }
    const at = hourOf(day, EVENING_HOUR)
    await server.order({ do: 'goTo', at })
    const officer = { admin: network.admin, market, tally, at, seed }
    await correctResults(officer)
    await enterResults(officer)
    await atOnce(
      sizes.workers,
      // a few shifts go on through the night
      desks.map((desk) => async () => (random() < 0.9 ? desk.close(random) : undefined))
    )
    await makeAccounts(month, day + 1)
  }
  // the last week ends after the month
  await makeAccounts(month, sizes.days + 6)
}

/** At the beginning of day `day`, when the period before is closed. */
async function makeAccounts(
  { server, network, tally, beforeAccounts }: Month,
  day: number
): Promise<void> {
  await server.order({ do: 'goTo', at: midnightOf(day) + CLOSED_HOURS * 3_600_000 })
  await server.order({ do: 'endDay' })
  await beforeAccounts()
  await drawUp(network.admin, tally)
}

/** Shifts begin, yesterday's winners come, credit and cards change hands, statements are paid. */
async function morning(
  { network, tally, sizes }: Month,
  desks: readonly Desk[],
  random: () => number,
  day: number
): Promise<void> {
  const { dealers, players } = network
  await atOnce(
    sizes.workers,
    desks.map((desk) => async () => {
      await desk.open()
      await desk.payOut(random)
    })
  )
  const trades = dealers
    .filter(() => random() < 0.1)
    .map((dealer, index) => async () => {
      const below = players.filter((player) => player.dealer === dealer)
      const own = randomStream('cards', sizes.seed, day, index)
      const key = `cards-${day}-${index}`
      await tradeCards({ dealer, players: below, tally, random: own, at: hourOf(day, 9), key })
    })
  await atOnce(sizes.workers, [...creditActs(network, tally, random, day), ...trades])
  await payStatements(network.admin, tally, random)
}

/** All bets of one step; each has random numbers of its own, so that it does not depend on the others. */
async function bets(
  { network, tally, sizes }: Month,
  market: Market,
  desks: readonly Desk[],
  step: number
): Promise<void> {
  const steps = sizes.days * BET_HOURS.length
  // the remaining steps make up for refused coupons
  const count = Math.ceil((sizes.coupons - tally.of('coupons')) / (steps - step))
  const acts = Array.from({ length: count }, (_, index) => async () => {
    const random = randomStream('bet', sizes.seed, step, index)
    const desk = random() < AT_DESKS ? oneOf(random, desks) : undefined
    if (desk) return desk.sell(market, random)
    const player = oneOf(random, network.players)
    if (player) await bet({ player, market, tally, random, key: `bet-${step}-${index}` })
  })
  const began = performance.now()
  await atOnce(sizes.workers, acts)
  tally.placingWallMs += performance.now() - began
}
