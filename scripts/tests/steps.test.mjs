import { describe, expect, test } from 'vitest'
import { runOnLanes } from '../lib/steps.mjs'

/** Jobs that end on demand, and the names of the jobs that run. */
function jobsOf(lanesByName) {
  const running = new Set()
  const ends = {}
  const jobs = Object.entries(lanesByName).map(([name, lanes]) => ({
    lanes,
    run: () =>
      new Promise((resolve) => {
        running.add(name)
        ends[name] = async () => {
          running.delete(name)
          resolve(`result of ${name}`)
          await new Promise(setImmediate)
        }
      }),
  }))
  return { jobs, running: () => [...running], end: (name) => ends[name]() }
}

describe('jobs on lanes', () => {
  test('start in their order as lanes become free, a smaller job before one that has to wait', async () => {
    const { jobs, running, end } = jobsOf({ browser: 2, api: undefined, pair: 2, check: 1 })
    const all = runOnLanes(jobs, 4)
    expect(running()).toEqual(['browser', 'api', 'check'])
    await end('api')
    expect(running()).toEqual(['browser', 'check'])
    await end('check')
    expect(running()).toEqual(['browser', 'pair'])
    await end('pair')
    await end('browser')
    expect(await all).toEqual(
      ['browser', 'api', 'pair', 'check'].map((name) => `result of ${name}`)
    )
  })

  test('run alone when they need more lanes than there are', async () => {
    const { jobs, running, end } = jobsOf({ browser: 2, api: 1 })
    const all = runOnLanes(jobs, 1)
    expect(running()).toEqual(['browser'])
    await end('browser')
    expect(running()).toEqual(['api'])
    await end('api')
    expect(await all).toHaveLength(2)
  })

  test('pass an error on', async () => {
    const broken = { run: () => Promise.reject(new Error('broken')) }
    await expect(runOnLanes([broken], 2)).rejects.toThrow('broken')
  })
})
