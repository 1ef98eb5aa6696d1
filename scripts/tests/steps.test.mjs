import { describe, expect, test } from 'vitest'
import { runSteps } from '../lib/steps.mjs'

/** Steps that end on demand, and the names of the steps that run. */
function stepsOf(names) {
  const running = new Set()
  const ends = {}
  const steps = names.map(
    (name) => () =>
      new Promise((resolve) => {
        running.add(name)
        ends[name] = async () => {
          running.delete(name)
          resolve(`result of ${name}`)
          await new Promise(setImmediate)
        }
      })
  )
  return { steps, running: () => [...running], end: (name) => ends[name]() }
}

describe('steps side by side', () => {
  test('start in their order as others end, and have their results in that order', async () => {
    const { steps, running, end } = stepsOf(['browser', 'api', 'check'])
    const all = runSteps(steps, 2)
    expect(running()).toEqual(['browser', 'api'])
    await end('api')
    expect(running()).toEqual(['browser', 'check'])
    await end('check')
    await end('browser')
    expect(await all).toEqual(['browser', 'api', 'check'].map((name) => `result of ${name}`))
  })

  test('pass an error on', async () => {
    await expect(runSteps([() => Promise.reject(new Error('broken'))], 2)).rejects.toThrow('broken')
  })
})
