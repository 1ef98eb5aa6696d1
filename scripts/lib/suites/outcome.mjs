/** The shape of a suite and of its result. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { readLines } from '../reporters/lines.mjs'
import { seconds } from '../steps.mjs'

/**
 * @typedef {{ file: string, name: string, state: 'passed' | 'failed' | 'skipped', ms: number, error?: string }} Test
 * @typedef {{ text: string, files: string[] | null }} Fault something that failed beside the tests: a hook, a runner that
 *   died or hung; `files` are those whose tests must run again, null for all
 * @typedef {{ tests: Test[], faults: Fault[], output: string, ms: number }} Outcome
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, folder: string, newDatabase: (name: string) => Promise<Record<string, string>> }} Bench
 *   what a suite gets: the tools, an empty folder for its files, and empty databases of the private MariaDB
 * @typedef {{ name: string, group: string, database: string, programs: object[], talks?: boolean, at?: number,
 *   run: (bench: Bench, files?: string[]) => Promise<Omit<Outcome, 'ms'>> }} Suite
 *   `group` is the word for `npm test -- <group>`; `at` is the instant at which it begins, in epoch milliseconds, that of the
 *   run unless named; `talks` suites show their output even when they pass; `files` chooses some of its files
 */

/**
 * A suite is hung when it reports nothing for so long: longer than any test of these suites may take, and a machine with
 * other work needs to begin.
 */
const SILENT_MS = 360_000

/** The whole tier has more of everything in each test, and is run on machines that do other work. */
const WHOLE_TIMES = 4

/** When a suite of the tier in its environment is hung: at most so long, and so long without a word. */
export const boundsIn = ({ TEST_TIER }, boundMs, silentMs = SILENT_MS) => {
  const times = TEST_TIER === 'all' ? WHOLE_TIMES : 1
  return { boundMs: boundMs * times, silentMs: silentMs * times }
}

/** The lines that a suite shows even when it passes: those of `figure` (api/tests/support/figure.ts). */
export const figuresOf = (output) => output.split('\n').filter((line) => line.startsWith('» '))

export const testsThat = (state, { tests }) => tests.filter((test) => test.state === state)

/** Tests and other things that failed. @param {Outcome} outcome */
export const failureCount = (outcome) => testsThat('failed', outcome).length + outcome.faults.length

/** The files whose tests must run again; null for all. @param {Outcome} outcome @returns {string[] | null} */
export function failedFiles(outcome) {
  if (outcome.faults.some(({ files }) => files === null)) return null
  const ofTests = testsThat('failed', outcome).map(({ file }) => file)
  return [...new Set([...ofTests, ...outcome.faults.flatMap(({ files }) => files)])]
}

const describe = ({ file, name }) => (name ? `${file}: ${name}` : file)

/**
 * The outcome of a test runner that wrote a report.
 * @param {string} reportFile
 * @param {{ code: number, output: string, hungMs?: number }} ended `hungMs` is the bound at which the runner was ended
 * @param {string[]} files those that it was to run
 * @returns {Omit<Outcome, 'ms'>}
 */
export function outcomeOf(reportFile, { code, output, hungMs }, files) {
  const { plan, tests, running, done, broke } = readLines(reportFile)
  const faults = broke.map(({ text, file }) => ({ text, files: file ? [file] : null }))
  const unfinished = (plan ?? files).filter((file) => !done.has(file))
  // where every file has ended, something else failed: then all of them run again
  const again = done.size > 0 && unfinished.length > 0 ? unfinished : null
  if (hungMs !== undefined) {
    const which = running.filter(({ name }) => name).map(describe)
    const text = `did not end within ${seconds(hungMs)}; running: ${which.join(', ') || 'no test'}`
    faults.push({ text, files: again })
  } else if (code !== 0 && faults.length === 0 && !tests.some(({ state }) => state === 'failed')) {
    const during = running.map(describe).at(-1)
    const text = `the runner ended with code ${code}${during ? ` during ${during}` : ''}`
    faults.push({ text, files: again })
  } else if (tests.length === 0) {
    faults.push({ text: 'no test ran', files: null })
  } else if (unfinished.length > 0) {
    faults.push({ text: `did not run to its end: ${unfinished.join(', ')}`, files: again })
  }
  return { tests, faults, output }
}

/**
 * The files of tests in a folder of the repository.
 * @param {string} folder
 * @param {RegExp} ending of their names
 * @returns {string[]} paths in the repository; none where there is no such folder
 */
export function testFiles(folder, ending) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .sort()
}
