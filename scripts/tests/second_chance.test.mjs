import { describe, expect, test, vi } from 'vitest'
import { secondChance } from '../lib/run/second_chance.mjs'

vi.spyOn(console, 'log').mockImplementation(() => {})

const suite = { name: 'api', database: 'SQLite' }
const passed = (file, name = 'adds') => ({ file, name, state: 'passed', ms: 1 })
const failed = (file, name = 'adds') => ({ file, name, state: 'failed', ms: 1, error: 'no' })
const outcome = (tests, faults = []) => ({ tests, faults, output: '' })

/** A run of some files, which writes down what it was asked. */
function runner(...outcomes) {
  const asked = []
  const run = async (_suite, files) => {
    asked.push(files)
    return outcomes.shift()
  }
  return { asked, run }
}

describe('a test that failed', () => {
  test('is unstable when its file passes alone', async () => {
    const { asked, run } = runner(outcome([passed('a'), passed('a', 'sums')]))
    const first = [outcome([failed('a'), passed('a', 'sums'), passed('b')])]
    const result = await secondChance([suite], first, run)
    expect(asked).toEqual([['a']])
    expect(result).toMatchObject({ unstable: ['api, SQLite: a: adds'], failed: [] })
    expect(result.outcomes[0].tests).toEqual([passed('b'), passed('a'), passed('a', 'sums')])
  })

  test('is red when it fails again', async () => {
    const { run } = runner(outcome([failed('a')]))
    const result = await secondChance([suite], [outcome([failed('a')])], run)
    expect(result).toMatchObject({ unstable: [], failed: ['api, SQLite: a: adds'] })
  })

  test('does not hide another test of its file that fails then', async () => {
    const { run } = runner(outcome([passed('a'), failed('a', 'sums')]))
    const result = await secondChance([suite], [outcome([failed('a')])], run)
    expect(result.unstable).toEqual(['api, SQLite: a: adds'])
    expect(result.failed).toEqual(['api, SQLite: a: sums'])
  })

  test('is red when its file ends without a test', async () => {
    const { run } = runner(outcome([], [{ text: 'no test ran', files: null }]))
    const result = await secondChance([suite], [outcome([failed('a')])], run)
    expect(result.failed).toContain('api, SQLite: no test ran')
  })
})

test('a failed test that is skipped or missing when its file runs again stays red', async () => {
  const skipped = { ...passed('a'), state: 'skipped' }
  for (const again of [[skipped], [passed('a', 'sums')]]) {
    const { run } = runner(outcome(again))
    const result = await secondChance([suite], [outcome([failed('a')])], run)
    expect(result.failed).toEqual(['api, SQLite: a: adds: failed, and did not run again'])
  }
})

test('a fault that names no file makes the whole suite run again', async () => {
  const { asked, run } = runner(outcome([passed('a')]))
  const first = [outcome([passed('a')], [{ text: 'M1: a break', files: null }])]
  const result = await secondChance([suite], first, run)
  expect(asked).toEqual([undefined])
  expect(result).toMatchObject({ unstable: ['api, SQLite: M1: a break'], failed: [] })
  expect(result.outcomes[0].tests).toEqual([passed('a')])
})

test('the files of a run that hung run again, one at a time', async () => {
  const { asked, run } = runner(outcome([passed('b')]), outcome([passed('c')]))
  const hung = { text: 'did not end', files: ['b', 'c'] }
  const result = await secondChance([suite], [outcome([passed('a')], [hung])], run)
  expect(asked).toEqual([['b'], ['c']])
  expect(result.failed).toEqual([])
  expect(result.outcomes[0].tests).toHaveLength(3)
})

test('more than ten files get no second chance', async () => {
  const { asked, run } = runner()
  const tests = Array.from({ length: 11 }, (_, index) => failed(`file ${index}`))
  const result = await secondChance([suite], [outcome(tests)], run)
  expect(asked).toEqual([])
  expect(result.failed).toHaveLength(11)
})

test('nothing runs again when all passed', async () => {
  const { asked, run } = runner()
  const result = await secondChance([suite], [outcome([passed('a')])], run)
  expect(asked).toEqual([])
  expect(result).toMatchObject({ unstable: [], failed: [] })
})
