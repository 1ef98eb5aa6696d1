/**
 * What a bet on a race returns, found the slow way: each order in which the tied runners could stand is written out, the bet is
 * paid in each as if there were no dead heat, and the returns are averaged. Nothing of the code under test is used.
 */
import type { Race } from '../../src/markets/racing/race.ts'
import type { RacingBet } from '../../src/markets/racing/racing_bet.ts'
import type { Runner } from '../../src/racing/field/runner.ts'
import { fraction, times, type Fraction } from '../support/fraction.ts'

/** Highest price with two decimals, and percent, as the house rules print them. */
const BANDS =
  '1.12 90, 1.19 85, 1.27 80, 1.33 75, 1.44 70, 1.57 65, 1.66 60, 1.83 55, 1.99 50, 2.24 45, 2.59 40, 2.79 35, ' +
  '3.39 30, 4.19 25, 5.40 20, 6.99 15, 10.99 10'
const PRINTED = BANDS.split(', ').map((row) => row.split(' ').map(Number))

/** The returns of a stake of 1 on the parts of the bet: to win, and for a place where it is each way. */
export function slowReturns(race: Race, bet: RacingBet): Fraction[] {
  const parts = bet.type === 'eachWay' ? 2 : 1
  const all = (value: number) => Array.from({ length: parts }, () => fraction(value))
  if (race.result.status !== 'ran') return all(1)
  for (const number of namesOf(bet)) {
    if (runs(race, number)) continue
    return all(bet.condition === 'antePost' ? 0 : 1)
  }
  const orders = strictOrders(race)
  const returns = [average(orders, (order) => slowReturn(race, bet, order, 'win'))]
  if (bet.type === 'eachWay') {
    returns.push(average(orders, (order) => slowReturn(race, bet, order, 'place')))
  }
  return returns
}

function namesOf(bet: RacingBet): readonly number[] {
  if (bet.type === 'inOrder' || bet.type === 'quinella') return bet.runners
  return 'runner' in bet && bet.runner !== null ? [bet.runner] : []
}

/** The return in an order without ties. */
function slowReturn(
  race: Race,
  bet: RacingBet,
  order: readonly number[],
  part: 'win' | 'place'
): Fraction {
  const isOf = (number: number, at: number) => mates(race, number).includes(order[at] ?? 0)
  const pays = (isWon: boolean, divisor = 1) => (isWon ? priceOf(race, bet, divisor) : fraction(0))
  const amongFirst = (number: number, places: number) =>
    order.slice(0, places).some((_, at) => isOf(number, at))
  switch (bet.type) {
    case 'winner':
      return pays(amongFirst(bet.runner, 1))
    case 'eachWay':
      return part === 'win'
        ? pays(amongFirst(bet.runner, 1))
        : pays(amongFirst(bet.runner, bet.terms.places), bet.terms.divisor)
    case 'place':
      return pays(amongFirst(bet.runner, bet.places))
    case 'inOrder':
      if (order.length < bet.runners.length) return fraction(1)
      return pays(bet.runners.every((number, at) => isOf(number, at)))
    case 'quinella': {
      const [a, b] = bet.runners
      if (order.length < 2) return fraction(1)
      return pays((isOf(a, 0) && isOf(b, 1)) || (isOf(b, 0) && isOf(a, 1)))
    }
    case 'headToHead': {
      if (!runs(race, bet.against)) return fraction(1)
      const [mine, theirs] = [bestOf(race, bet.runner), bestOf(race, bet.against)]
      const isLevel = mine === theirs
      if (isLevel && (mine >= NOT_FINISHED || race.rules.headToHeadDeadHeat === 'void')) {
        return fraction(1)
      }
      return isLevel ? times(fraction(1, 2), pays(true)) : pays(mine < theirs)
    }
    case 'groupWinner': {
      const running = bet.group.filter((number) => runs(race, number))
      const best = Math.min(...running.map((number) => bestOf(race, number)))
      const ahead = running.filter((number) => bestOf(race, number) === best)
      if (running.length < 2 || (best >= NOT_FINISHED && ahead.length > 1)) return fraction(1)
      if (best >= NOT_FINISHED) return pays(ahead.includes(bet.runner))
      const first = order.find((at) => running.some((number) => mates(race, number).includes(at)))
      return pays(mates(race, bet.runner).includes(first ?? 0))
    }
    default:
      throw new Error(`${bet.type} is not read from the order`)
  }
}

function average(
  orders: readonly (readonly number[])[],
  returned: (order: readonly number[]) => Fraction
): Fraction {
  let top = 0n
  let bottom = 1n
  for (const order of orders) {
    const one = returned(order)
    if (one.top === 0n) continue
    if (one.bottom === bottom) {
      top += one.top
      continue
    }
    top = top * one.bottom + one.top * bottom
    bottom *= one.bottom
    if (bottom > 10n ** 30n) [top, bottom] = lowest(top, bottom)
  }
  return { top, bottom: bottom * BigInt(orders.length) }
}

function lowest(top: bigint, bottom: bigint): [bigint, bigint] {
  let [a, b] = [top, bottom]
  while (b > 0n) [a, b] = [b, a % b]
  return [top / a, bottom / a]
}

/** Every order without ties that the entered one allows. */
export function strictOrders({ result }: Race): number[][] {
  let orders: number[][] = [[]]
  for (let position = 1; position <= result.order.length; position++) {
    const tied = result.order
      .filter((entry) => entry.finishingPosition === position)
      .map(({ runner }) => runner)
    if (tied.length > 0) {
      orders = orders.flatMap((order) => permutations(tied).map((next) => [...order, ...next]))
    }
  }
  return orders
}

export function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest])
  )
}

const isIn = ({ status }: Runner) => status === 'declared' || status === 'disqualified'

/** The runner and those of its entry that run. */
function mates({ field }: Race, number: number): number[] {
  const own = field.runners.find((runner) => runner.number === number)
  return field.runners
    .filter((runner) => isIn(runner))
    .filter((runner) => runner === own || (own?.entry !== undefined && runner.entry === own.entry))
    .map((runner) => runner.number)
}

const runs = (race: Race, number: number) => mates(race, number).length > 0

/** Behind every position: those that did not finish, by their laps. */
const NOT_FINISHED = 1_000

/** The best position of the entry, or what stands for it; Infinity when there is nothing to compare. */
function bestOf(race: Race, number: number): number {
  const own = mates(race, number)
  const ranks = race.result.order
    .filter(({ runner }) => own.includes(runner))
    .map(({ finishingPosition, laps }) => {
      if (finishingPosition !== undefined) return finishingPosition
      return laps === undefined ? Infinity : NOT_FINISHED + 100 - laps
    })
  return Math.min(Infinity, ...ranks)
}

/** The decimal price of a win, or of a place at a part of it, after what is taken off the profit. */
function priceOf(race: Race, bet: RacingBet, divisor: number): Fraction {
  const profitMilli = (milli: number, percent: number) => (milli - 1000) * (100 - percent)
  if (bet.type === 'favourite') throw new Error('a favourite is paid in the table of cases')
  const { price } = bet
  const percent = ['winner', 'eachWay', 'place'].includes(bet.type) ? slowDeduction(race, bet) : 0
  const fixed = price.kind === 'startingPrice' ? 0 : profitMilli(price.oddsMilli, percent)
  const own = 'runner' in bet && bet.runner !== null ? mates(race, bet.runner) : []
  const starting = profitMilli(
    race.field.runners.find(({ number }) => own.includes(number))?.startingPriceMilli ?? 1000,
    0
  )
  const profit = price.kind === 'fixed' ? fixed : Math.max(fixed, starting)
  return fraction(100_000 * divisor + profit, 100_000 * divisor)
}

export function slowDeduction({ field }: Race, { placedAt, condition }: RacingBet): number {
  if (condition !== 'dayOfRace' || field.kind === 'motorSport' || field.kind === 'season') return 0
  let percent = 0
  for (const runner of field.runners) {
    const { status, withdrawnAt = 0, withdrawnOddsMilli = 0, entry } = runner
    if (status !== 'withdrawn' || withdrawnAt <= placedAt) continue
    const coupled = field.runners.filter((other) => entry !== undefined && other.entry === entry)
    const isLast = coupled.every(
      (other) =>
        !isIn(other) &&
        (other.status !== 'withdrawn' ||
          (other.withdrawnAt ?? 0) < withdrawnAt ||
          ((other.withdrawnAt ?? 0) === withdrawnAt && other.number <= runner.number))
    )
    const shown = Math.floor(withdrawnOddsMilli / 10) / 100
    if (isLast) percent += PRINTED.find(([highest = 0]) => shown <= highest)?.[1] ?? 0
  }
  return Math.min(percent, 90)
}
