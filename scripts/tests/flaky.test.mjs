import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flakyTests, rememberFlaky } from '../lib/flaky.mjs'
import { playwrightCounts } from '../lib/suites/browser.mjs'

const STORY = 'story.spec.ts: a player › a coupon is placed'

/** Playwright's report of a run with one test of each status. */
const reportOf = (...statuses) => ({
  suites: [
    {
      title: 'story.spec.ts',
      suites: [
        {
          title: 'a player',
          specs: statuses.map((status) => ({
            file: 'story.spec.ts',
            title: status === 'flaky' ? 'a coupon is placed' : `a test that is ${status}`,
            tests: [{ status }],
          })),
        },
      ],
    },
  ],
  stats: Object.fromEntries(
    ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => [
      status,
      statuses.filter((one) => one === status).length,
    ])
  ),
})

let folder
let history
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grandstand-flaky-'))
  history = join(folder, 'runs', 'flaky.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A run with this report: its counts. */
function run(report) {
  const flaky = flakyTests(report)
  return playwrightCounts(report, rememberFlaky(flaky, history))
}

describe('a browser test that passes on its second try', () => {
  const once = reportOf('expected', 'flaky')
  const clean = reportOf('expected', 'expected')

  test('is named with its file', () => {
    expect(flakyTests(reportOf('expected', 'flaky', 'unexpected', 'skipped'))).toEqual([STORY])
    expect(flakyTests(null)).toEqual([])
  })

  test('passes the first time, and fails the second time in five runs', () => {
    expect(run(once)).toEqual({ passed: 2, failed: 0, skipped: 0 })
    for (let runs = 0; runs < 3; runs++) expect(run(clean).failed).toBe(0)
    expect(run(once)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('passes again when four clean runs lie between', () => {
    run(once)
    for (let runs = 0; runs < 4; runs++) run(clean)
    expect(run(once)).toEqual({ passed: 2, failed: 0, skipped: 0 })
  })

  test('is not confused with another test', () => {
    const others = [
      'board.spec.ts: a player › a coupon is placed',
      'story.spec.ts: a coupon is placed',
    ]
    rememberFlaky(others, history)
    expect(run(once).failed).toBe(0)
  })

  test('does not hide a failure', () => {
    run(once)
    expect(run(reportOf('flaky', 'unexpected'))).toEqual({ passed: 0, failed: 2, skipped: 0 })
  })

  test('counts as the first when the history is broken', () => {
    run(once)
    writeFileSync(history, '{ half a')
    expect(run(once).failed).toBe(0)
  })
})
