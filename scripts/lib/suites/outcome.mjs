/** The shape of a suite and of its result, and the lines of its output that are worth a look. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, folder: string, mariadb: (database: string) => Record<string, string> }} Bench
 *   what a suite gets: the tools, a folder for its files, and the private MariaDB's settings
 * @typedef {{ name: string, group: string, database: string, programs: object[], lanes?: number, talks?: boolean,
 *   run: (bench: Bench) => Promise<Outcome> }} Suite
 *   `group` is the word for `npm test -- <group>`; `lanes` is how many lanes it needs, 1 unless named; `talks` suites
 *   show their output even when they pass
 */

/** The line at which the failures begin in the output of Japa, Vitest and Playwright. */
const FAILURES_BEGIN = /^\s*(ERRORS|.* Failed (Tests|Suites) \d+ .*|1\) .* › .*)\s*$/

/** The failures at the end of a test runner's output, or the whole output when it has no such part. */
export function failuresOf(output) {
  const lines = output.split('\n')
  const begin = lines.findIndex((line) => FAILURES_BEGIN.test(stripVTControlCharacters(line)))
  return begin === -1 ? output : lines.slice(begin).join('\n')
}

/** A failed test in the output of Japa, Vitest and Playwright. */
const FAILED_TEST = /^(?:❯ | FAIL {2}| {2}\d+\) )(.+?)[ ─]*$/

/** The names of the tests that failed, each once. */
export const failedTests = (output) => [
  ...new Set(
    failuresOf(output)
      .split('\n')
      .flatMap((line) => FAILED_TEST.exec(stripVTControlCharacters(line))?.[1] ?? [])
  ),
]

/** The lines that a suite shows even when it passes: those of `figure` (api/tests/support/figure.ts). */
export const figuresOf = (output) => output.split('\n').filter((line) => line.startsWith('» '))

/** A suite that breaks before or after its tests has failed, whatever its counts. */
export function outcome({ code, output }, { passed = 0, failed = 0, skipped = 0 } = {}) {
  const brokeOtherwise = code !== 0 && failed === 0
  return { passed, failed: brokeOtherwise ? 1 : failed, skipped, output }
}

/** The content of a report; null when the runner broke before it wrote one. */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
