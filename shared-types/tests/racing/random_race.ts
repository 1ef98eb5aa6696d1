/** Random races for the comparison with the slow function. */
import type { Race } from '../../src/markets/racing/race.ts'
import type { RacingBet, WinPrice } from '../../src/markets/racing/racing_bet.ts'
import type { RaceField, Runner } from '../../src/racing/field/runner.ts'
import type { OrderEntry } from '../../src/racing/finish/order.ts'
import { USUAL_RACING_RULES } from '../../src/racing/terms/racing_rules.ts'
import type { Random } from '../support/random.ts'

const OFF = 1_000

/** 2 to 9 runners, the first two of two entries, others coupled, withdrawn, replaced or shut out; one at least runs. */
export function anyField(random: Random): RaceField {
  const size = random.between(2, 9)
  const isCoupled = random.chance(3)
  const runners = Array.from({ length: size }, (_, index): Runner => {
    const entry = index > 1 && isCoupled && random.chance(2) ? random.between(1, 3) : null
    const runner: Runner = {
      number: index + 1,
      status: 'declared',
      ...(entry !== null && { entry }),
    }
    // coupled runners share one price
    const startingPriceMilli = entry === null ? random.between(1010, 20_000) : 2_000 * entry
    if (index === 0 || !random.chance(4)) return { ...runner, startingPriceMilli }
    if (random.chance(6)) return { ...runner, status: 'disqualified', startingPriceMilli }
    if (random.chance(3)) return { ...runner, status: random.oneOf('nonRunner', 'reserve') }
    return {
      ...runner,
      status: 'withdrawn',
      withdrawnAt: random.between(1, OFF - 1),
      withdrawnOddsMilli: random.between(1010, 13_000),
    }
  })
  return {
    kind: random.oneOf('horses', 'horses', 'dogs', 'motorSport'),
    isHandicap: random.chance(2),
    offAt: OFF,
    runners,
  }
}

/** Every runner in a random order, with ties of up to five; some do not finish. */
export function anyOrder(random: Random, { runners }: RaceField): OrderEntry[] {
  const left = runners.filter(({ status }) => status === 'declared').map(({ number }) => number)
  const order: OrderEntry[] = []
  let finishingPosition = 1
  while (left.length > 0) {
    const isTied = random.chance(5)
    const tied = isTied ? random.between(2, random.chance(12) ? 5 : 3) : 1
    const next = Array.from({ length: Math.min(tied, left.length) }, () =>
      left.splice(random.upTo(left.length - 1), 1)
    ).flat()
    // those behind a break have not finished
    const isOut = finishingPosition > 1 && random.chance(8)
    for (const runner of next) {
      order.push(
        isOut
          ? {
              runner,
              outcome: 'didNotFinish',
              ...(random.chance(2) && { laps: random.upTo(2) }),
            }
          : { runner, outcome: 'finished', finishingPosition }
      )
    }
    if (!isOut) finishingPosition += next.length
  }
  return order
}

export function anyRace(random: Random): Race {
  const field = anyField(random)
  return {
    field,
    result: {
      status: random.chance(40) ? random.oneOf('walkover', 'void', 'abandoned') : 'ran',
      order: anyOrder(random, field),
    },
    rules: {
      ...USUAL_RACING_RULES,
      headToHeadDeadHeat: random.chance(2) ? 'half' : 'void',
    },
  }
}

/** A bet that is read from the order. */
export function anyBet(random: Random, { field }: Race): RacingBet {
  const numbers = shuffled(random, field)
  const [runner = 1, second = 1, ...others] = numbers
  const oddsMilli = random.between(1010, 30_000)
  const price = { kind: 'fixed', oddsMilli } as const
  const winPrice: WinPrice = random.chance(2)
    ? price
    : random.oneOf<WinPrice>({ kind: 'startingPrice' }, { kind: 'bestOfBoth', oddsMilli })
  const sold = {
    placedAt: random.upTo(OFF),
    condition: random.oneOf('dayOfRace', 'dayOfRace', 'dayOfRace', 'antePost', 'nonRunnerNoBet'),
  } as const
  const terms = { places: random.between(1, 4), divisor: random.between(1, 6) }
  return random.oneOf<RacingBet>(
    { ...sold, type: 'winner', runner, price: winPrice },
    { ...sold, type: 'eachWay', runner, price: winPrice, terms },
    { ...sold, type: 'place', runner, price, places: random.between(2, 6) },
    { ...sold, type: 'inOrder', runners: numbers.slice(0, random.between(2, 3)), price },
    { ...sold, type: 'quinella', runners: [runner, second], price },
    { ...sold, type: 'headToHead', runner, against: second, price },
    { ...sold, type: 'groupWinner', runner, group: [runner, second, ...others.slice(0, 2)], price }
  )
}

/** One number of each entry, in a random order: nobody bets on two runners of one entry. */
function shuffled(random: Random, { runners }: RaceField): number[] {
  const left = runners.filter(
    ({ entry }, index) =>
      entry === undefined || runners.findIndex((one) => one.entry === entry) === index
  )
  const numbers: number[] = []
  while (left.length > 0) {
    numbers.push(...left.splice(random.upTo(left.length - 1), 1).map(({ number }) => number))
  }
  return numbers
}
