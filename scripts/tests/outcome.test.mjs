import { describe, expect, test } from 'vitest'
import { failedTests } from '../lib/suites/outcome.mjs'

describe('The names of failed tests', () => {
  test('of Japa stand above each error, coloured or not', () => {
    const output =
      'tests\n ERRORS \n\n❯ Credit / S14: moved at once\n\u001B[31m❯ Ledger / sums\u001B[39m\n  ❯ 12 ┃ code\n'
    expect(failedTests(output)).toEqual(['Credit / S14: moved at once', 'Ledger / sums'])
  })

  test('of Vitest stand at its errors, each once', () => {
    const output =
      '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n\n FAIL  src/a.test.ts > sums > add\n FAIL  src/a.test.ts > sums > add\n'
    expect(failedTests(output)).toEqual(['src/a.test.ts > sums > add'])
  })

  test('of Playwright stand in a ruled line', () => {
    const output = 'x\n  1) player-web/e2e/a.spec.ts:4:1 › opens ─────────\n\n    Error: no\n'
    expect(failedTests(output)).toEqual(['player-web/e2e/a.spec.ts:4:1 › opens'])
  })
})
