/** Chi-square of counts against the counts expected. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, place) => {
    const wanted = expected[place] ?? 0
    return sum + (count - wanted) ** 2 / wanted
  }, 0)
}

/**
 * The chi-square that fair draws exceed once in 10 000 samples, by the approximation of Wilson and Hilferty.
 * `freedom`: kinds of results less one.
 */
export function highestFair(freedom: number): number {
  const deviations = 3.719
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + deviations * Math.sqrt(part)) ** 3
}
