/** What a player has marked in the chooser of forecasts: runners at their positions, or runners in any order. Pure steps. */

export const COLUMNS = ['first', 'second', 'third', 'any'] as const
export type Column = (typeof COLUMNS)[number]

export interface OrderChoice {
  /** The runner at each position; null where none is marked. */
  ordered: readonly (number | null)[]
  /** In the order in which they were marked. */
  any: readonly number[]
}

export const NOTHING: OrderChoice = { ordered: [null, null, null], any: [] }

/** More would be more lines than a coupon of several selections on a race takes. */
export const MOST_IN_ANY_ORDER = 3

const at = (column: Column) => COLUMNS.indexOf(column)

export const isMarked = ({ ordered, any }: OrderChoice, runner: number, column: Column): boolean =>
  column === 'any' ? any.includes(runner) : ordered[at(column)] === runner

/** Whether a mark more would be too many. */
export const isFull = ({ any }: OrderChoice, runner: number, column: Column): boolean =>
  column === 'any' && any.length >= MOST_IN_ANY_ORDER && !any.includes(runner)

/** Marks a runner or takes its mark away. A runner stands in one column, a position has one runner, and one way excludes the other. */
export function mark(choice: OrderChoice, runner: number, column: Column): OrderChoice {
  const isOff = isMarked(choice, runner, column)
  if (column === 'any') {
    const others = choice.any.filter((other) => other !== runner)
    if (isFull(choice, runner, column)) return choice
    return { ...NOTHING, any: isOff ? others : [...others, runner] }
  }
  const ordered = choice.ordered.map((other, position) => {
    if (position === at(column)) return isOff ? null : runner
    return other === runner ? null : other
  })
  return { ...NOTHING, ordered }
}
