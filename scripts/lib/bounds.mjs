/**
 * Names figures that are above their bound. The p95 of the quietest round counts: whatever else the machine does only adds
 * to a time.
 * @param {string} title of what was measured
 * @param {Record<string, number[]>} rounds the p95 of each round in ms, by figure
 * @param {number} boundMs
 * @returns {string[]} a line for each figure above the bound; empty when all are within it
 */
export function aboveBound(title, rounds, boundMs) {
  return Object.entries(rounds).flatMap(([name, p95]) => {
    const best = Math.min(...p95)
    // no figure is no proof
    return best <= boundMs ? [] : [`${title}, ${name}: p95 ${best} ms, more than ${boundMs} ms`]
  })
}
