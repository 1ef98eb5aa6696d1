/** Browser tests that passed on a second try, and whether any of them did so in an earlier run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const RUNS_KEPT = 5

/** One history of all tests, for all clones of this user: a run of CI starts from a fresh one. */
export function historyFile() {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  return join(cache, 'grandstand', 'flaky.json')
}

/**
 * Names of the tests that passed on a second try, each with its file and its groups.
 * @param {{ suites?: object[] } | null} report of Playwright's JSON reporter
 * @returns {string[]}
 */
export function flakyTests(report) {
  const walk = ({ suites = [], specs = [] }, groups) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${[...groups, title].join(' › ')}`),
    ...suites.flatMap((suite) => walk(suite, [...groups, suite.title])),
  ]
  const files = report?.suites ?? []
  return files.flatMap((file) => walk(file, []))
}

/**
 * Keeps the names of this run and forgets all but the last five runs.
 * @param {string[]} names
 * @param {string} file
 * @returns {string[]} those of `names` that were flaky in one of the four runs before, too
 */
export function rememberFlaky(names, file) {
  const before = read(file).slice(1 - RUNS_KEPT)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify([...before, names], null, 2)}\n`)
  return names.filter((name) => before.some((run) => run.includes(name)))
}

/** The flaky tests of each run, the latest last; a broken file counts as empty. */
function read(file) {
  try {
    const runs = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    return Array.isArray(runs) ? runs.filter(Array.isArray) : []
  } catch {
    return []
  }
}
