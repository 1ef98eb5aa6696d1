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

/**
 * Runs jobs side by side on a number of lanes. A job starts as soon as its lanes are free; of the jobs that could start,
 * the first does.
 * @template T
 * @param {{ lanes?: number, run: () => Promise<T> }[]} jobs `lanes` is how many lanes the job needs, 1 unless named
 * @param {number} lanes a job that needs more than all of them runs alone
 * @returns {Promise<T[]>} results in the order of `jobs`
 */
export async function runOnLanes(jobs, lanes) {
  const results = new Array(jobs.length)
  const waiting = new Map(jobs.entries())
  const needs = (job) => Math.min(job.lanes ?? 1, lanes)
  let free = lanes
  const running = new Set()
  const startWhatFits = () => {
    for (const [index, job] of waiting) {
      if (needs(job) > free) continue
      waiting.delete(index)
      free -= needs(job)
      const ended = job.run().then((result) => {
        results[index] = result
        free += needs(job)
        running.delete(ended)
      })
      running.add(ended)
    }
  }
  startWhatFits()
  while (running.size > 0) {
    await Promise.race(running)
    startWhatFits()
  }
  return results
}

/** `1.2 s` from milliseconds. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
