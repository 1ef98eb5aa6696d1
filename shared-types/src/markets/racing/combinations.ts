/** Bets that are several lines of another: reverse forecast and combination tricast (rules 19.7). */

/**
 * All orders of `length` different runners of the list: of a reverse forecast 2 of 2, of a combination forecast 2 of more, of a
 * combination tricast 3 of 3 and more. Each is a selection of its own, with its own price, in a coupon whose lines are
 * single.
 */
export function ordersOf(runners: readonly number[], length: number): number[][] {
  if (length === 0) return [[]]
  return runners.flatMap((first) =>
    ordersOf(
      runners.filter((runner) => runner !== first),
      length - 1
    ).map((rest) => [first, ...rest])
  )
}
