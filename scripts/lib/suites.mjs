/** The suites of `npm test`, and which of them a word chooses. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { webApps } from './paths.mjs'
import { browserOnMariadb, browserSuite, sizeSuite } from './suites/browser.mjs'
import { checkSuite } from './suites/check.mjs'
import { crashSuites, onBothDatabases, onceSuite } from './suites/japa.mjs'
import { hasVitestFiles, vitestSuite } from './suites/vitest.mjs'

/** @typedef {import('./suites/outcome.mjs').Suite} Suite */

/** A lost connection is expected where the database is killed. */
const QUIET = { LOG_LEVEL: 'error' }
const A_FEW_KILLS = { ...QUIET, CRASH_ROUNDS: '2' }
const MANY_KILLS = { ...QUIET, CRASH_ROUNDS: '20' }

const A_FEW_REQUESTS = { ...QUIET, FUZZ_REQUESTS: '10400' }
const MANY_REQUESTS = { ...QUIET, FUZZ_REQUESTS: '100000' }

/** Suites of `npm test` in the order in which they start: the longest first. @returns {Suite[]} */
const everyday = () => [
  browserSuite,
  ...onBothDatabases('api'),
  checkSuite,
  ...onBothDatabases('seasons', { SEASONS: 'one' }),
  ...crashSuites(A_FEW_KILLS),
  onceSuite,
  ...[...webApps, 'shared-types', 'scripts'].filter(hasVitestFiles).map(vitestSuite),
  ...onBothDatabases('fuzz', A_FEW_REQUESTS),
  sizeSuite,
]

/**
 * The suites of the given groups.
 * @param {string[]} groups `api`, `check`, `unit`, `browser`, `browser-mariadb`, `crash`, `seasons` or `fuzz`; none means
 *   all but `browser-mariadb`, with one season of each kind, two kills a test and 20 800 random requests; asked for by
 *   name, `seasons` plays every season, `crash` kills twenty times a test, and `fuzz` sends 200 000 requests
 * @returns {Suite[]} empty when a word names no suite
 */
export function chooseSuites(groups) {
  if (groups.length === 0) return everyday()
  const others = everyday().filter(({ group }) => !['seasons', 'crash', 'fuzz'].includes(group))
  return [
    ...others,
    browserOnMariadb,
    ...crashSuites(MANY_KILLS),
    ...onBothDatabases('seasons', { SEASONS: 'all' }),
    ...onBothDatabases('fuzz', MANY_REQUESTS),
  ].filter(({ group }) => groups.includes(group))
}

/** Makes the folder of one suite's files inside `parent`. */
export function suiteFolder(parent, { name, database }) {
  const folder = join(parent, `${name}-${database}`.replace(/\W+/g, '-'))
  mkdirSync(folder, { recursive: true })
  return folder
}
