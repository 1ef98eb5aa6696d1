/**
 * Exact chances of a race. The first is drawn by strength, the second by strength among the others, and so on. One race of
 * `DEAD_HEAT_RACES` is a dead heat of the first two, which halves what each of them is worth (rules 3.2).
 */
import { fraction, plus, sum, times, type Fraction } from '../fraction.ts'

/** One race of so many has a dead heat for the first place. */
export const DEAD_HEAT_RACES = 200

const NO_HEAT = fraction(DEAD_HEAT_RACES - 1, DEAD_HEAT_RACES)
const HALF_OF_HEAT = fraction(1, 2 * DEAD_HEAT_RACES)

/** The chance that runners, by their places in the field, come in first in this order. */
export function orderChance(field: readonly number[], order: readonly number[]): Fraction {
  let left = field.reduce((total, strength) => total + strength, 0)
  let chance = fraction(1, 1)
  for (const runner of order) {
    const strength = field[runner] ?? 0
    chance = times(chance, fraction(strength, left))
    left -= strength
  }
  return chance
}

/** What a runner to win is worth, a dead heat counted by half. */
export function winWorth(field: readonly number[], runner: number): Fraction {
  const first = orderChance(field, [runner])
  const second = sum(others(field, runner).map((other) => orderChance(field, [other, runner])))
  return plus(times(first, NO_HEAT), times(plus(first, second), HALF_OF_HEAT))
}

/** What two runners in this order are worth, a dead heat counted by half. */
export function forecastWorth(field: readonly number[], first: number, second: number): Fraction {
  const straight = orderChance(field, [first, second])
  const reverse = orderChance(field, [second, first])
  return plus(times(straight, NO_HEAT), times(plus(straight, reverse), HALF_OF_HEAT))
}

/** The chance that a runner comes in among the first `places`; a dead heat of the first two changes nothing. */
export function placeChance(field: readonly number[], runner: number, places: number): Fraction {
  const count = (order: readonly number[]): Fraction => {
    if (order.at(-1) === runner) return orderChance(field, order)
    if (order.length === places) return fraction(0, 1)
    const next = [...field.keys()].filter((one) => !order.includes(one))
    return sum(next.map((one) => count([...order, one])))
  }
  return count([])
}

const others = (field: readonly number[], runner: number): number[] =>
  [...field.keys()].filter((one) => one !== runner)
