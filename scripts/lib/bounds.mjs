/**
 * Names figures that are above their bound. The p95 of the quietest round counts, because other work of the machine can
 * only add to a time.
 * @param {string} name of the measurement
 * @param {Record<string, number[]>} rounds the p95 of each round in ms, by figure
 * @param {number} boundMs
 * @returns {string[]} a line for each figure above the bound; empty when all are within it
 */
export function aboveBound(title, rounds, boundMs) {
  return Object.entries(rounds).flatMap(([name, p95]) => {
    const best = Math.min(...p95)
    // a missing figure proves nothing
    return best <= boundMs ? [] : [`${title}, ${name}: p95 ${best} ms, more than ${boundMs} ms`]
  })
}
