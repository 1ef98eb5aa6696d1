/** Runs steps side by side, at most a given number at a time. */

/**
 * @template T
 * @param {(() => Promise<T>)[]} steps started in order
 * @param {number} atATime
 * @returns {Promise<T[]>} results in the order of `steps`
 */
export async function runSteps(steps, atATime) {
  const results = new Array(steps.length)
  let next = 0
  const worker = async () => {
    while (next < steps.length) {
      const index = next++
      results[index] = await steps[index]()
    }
  }
  await Promise.all(Array.from({ length: Math.min(atATime, steps.length) }, worker))
  return results
}

/** `1.2 s` from milliseconds. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
