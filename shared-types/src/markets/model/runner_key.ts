/** Keys of outcomes that are runners of a race. */

/** The highest number of a runner on a card. */
export const MOST_RUNNERS = 99

/** A runner's outcome: `7` to 7; null for any other key. */
export const runnerOf = (outcomeKey: string): number | null =>
  /^[1-9]\d?$/.test(outcomeKey) ? Number(outcomeKey) : null

/** The numbers of runners in a specifier, `3-7-12`, the lowest first; null for any other text. */
export function runnersOf(text: string): number[] | null {
  const numbers = text.split('-').map(runnerOf)
  const isRising = numbers.every(
    (number, index) => number !== null && number > (numbers[index - 1] ?? 0)
  )
  return isRising && numbers.length > 1 ? numbers.map(Number) : null
}

/** The most runners of a group that are bet on against each other. */
export const MOST_IN_GROUP = 10
const LEAST_IN_GROUP = 3
const PAIR = 2

/** Whether as many runners can be compared: two in a head to head, more in a group. */
export const isPair = (runners: readonly number[]): boolean => runners.length === PAIR
export const isGroup = ({ length }: readonly number[]): boolean =>
  length >= LEAST_IN_GROUP && length <= MOST_IN_GROUP
