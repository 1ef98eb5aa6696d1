/** Results of the demo's races, drawn from the chances that made their prices. */
import type { OrderEntry } from '@grandstand/shared-types/racing/finish/order'
import { DEMO_SEED } from '../generate.ts'
import type { PlainResult } from '../live/plain/plain_results.ts'
import type { StartingPrice } from '@grandstand/shared-types/racing/finish/race_result'
import { priceOf } from '../pricing.ts'
import { randomStream } from '../random.ts'
import { runnersOf } from './field.ts'
import { racesBetween, type ScheduledRace } from './schedule.ts'

/** The part by which a chance is seen otherwise at the off, and the margin of the book then. */
const MOST_DRIFT = 0.25
const BOOK_AT_THE_OFF = 0.12

/** From the off to the result, with the time until the runners are weighed in. */
export const RACE_MS = 6 * 60_000

interface RaceOptions {
  seed?: number
  /** How many times faster races are run. */
  speed?: number
}

/** Results of races that end after `from` and up to `to` (epoch milliseconds), sorted by end. */
export function raceResults(
  from: number,
  to: number,
  { seed = DEMO_SEED, speed = 1 }: RaceOptions = {}
): PlainResult[] {
  const lengthMs = Math.round(RACE_MS / speed)
  return racesBetween(from - lengthMs + 1, to - lengthMs)
    .map((race): PlainResult => ({
      key: race.key,
      endsAt: race.startsAt + lengthMs,
      facts: {
        status: 'ended',
        periods: {},
        race: {
          status: 'ran',
          order: orderOf(race, seed),
          startingPrices: startingPricesOf(race, seed),
        },
      },
    }))
    .sort((a, b) => a.endsAt - b.endsAt || (a.key < b.key ? -1 : 1))
}

/** The prices at the off, a little above or below those that the race was sold at. */
function startingPricesOf(race: ScheduledRace, seed: number): StartingPrice[] {
  const random = randomStream(seed, race.key, 'starting prices')
  return runnersOf(race, seed)
    .filter(({ isOut }) => !isOut)
    .map(({ number, chance }) => ({
      runner: number,
      oddsMilli: priceOf(chance * (1 + MOST_DRIFT * (2 * random() - 1)), BOOK_AT_THE_OFF),
    }))
}

/** Names all that run but the one that comes out, whether or not its withdrawal was entered. */
function orderOf(race: ScheduledRace, seed: number): OrderEntry[] {
  const random = randomStream(seed, race.key, 'result')
  const left = runnersOf(race, seed).filter(({ isOut }) => !isOut)
  const finish: number[] = []
  while (left.length > 0) {
    const [next] = left.splice(drawn(random, left), 1)
    if (next) finish.push(next.number)
  }
  const { tied } = race.terms
  return finish.map((runner, index) => ({
    runner,
    outcome: 'finished',
    // of those that are level, the second has the position of the first
    finishingPosition: index === tied ? tied : index + 1,
  }))
}

/** The index of the next at the finish, by the chances of those that are left. */
function drawn(random: () => number, left: readonly { chance: number }[]): number {
  let at = random() * left.reduce((sum, { chance }) => sum + chance, 0)
  const index = left.findIndex(({ chance }) => (at -= chance) < 0)
  return index === -1 ? left.length - 1 : index
}
