/** Choices made with a stream of random numbers. */
import type { Draws } from './stream.ts'

/** All items in random order, each order equally likely. */
export const shuffle = <Item>(draws: Draws, items: readonly Item[]): Item[] =>
  pick(draws, items, items.length)

/**
 * `count` different items in the order drawn, each choice and order equally likely. Throws a RangeError for more than
 * there are.
 */
export function pick<Item>(draws: Draws, items: readonly Item[], count: number): Item[] {
  if (count > items.length) throw new RangeError(`${count} of ${items.length}`)
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count) {
    const place = draws.below(left.length)
    const last = left.length - 1
    const item = left[place]
    const moved = left[last]
    if (item === undefined || moved === undefined) throw new RangeError(`no item ${place}`)
    picked.push(item)
    left[place] = moved
    left.length = last
  }
  return picked
}

/**
 * The place of one weight, from 0, each as likely as its share of the sum. Weights are whole and not below 0, their sum
 * is 1 to 2^32; throws a RangeError for another sum.
 */
export function weighted(draws: Draws, weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) sum += weight
  let rest = draws.below(sum)
  return weights.findIndex((weight) => (rest -= weight) < 0)
}
