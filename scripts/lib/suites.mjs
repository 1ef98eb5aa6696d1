/** The suites of `npm test`, and which of them a tier or a word chooses. */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { webApps } from './paths.mjs'
import { attackSuites } from './suites/attack.mjs'
import { browserSuite, sizeSuite } from './suites/browser.mjs'
import { checkSuite } from './suites/check.mjs'
import {
  apiAt,
  crashSuites,
  faultsSuite,
  nodesSuite,
  onBothDatabases,
  onceSuite,
  replicaSuite,
  stormSuite,
} from './suites/japa.mjs'
import { hasVitestFiles, vitestSuite } from './suites/vitest.mjs'

/** @typedef {import('./suites/outcome.mjs').Suite} Suite */

/** A lost connection is expected where the database is killed. */
const QUIET = { LOG_LEVEL: 'error' }

/** Long enough to look at a replica that lags on a busy machine. */
const FAR_BEHIND = { ...QUIET, DB_REPLICA_LAG_MS: '8000' }

/** Many sockets of one address. */
const STORM = {
  ...QUIET,
  LIVE_CONNECTIONS_PER_IP: '5000',
  STORM_ROUNDS: process.env.STORM_ROUNDS ?? '20',
  STORM_MINUTES: process.env.STORM_MINUTES ?? '30',
}

/** Several servers and databases, which are killed, cut off and filled up: in the whole tier alone. */
const clusterSuites = () => [
  nodesSuite(QUIET),
  replicaSuite(FAR_BEHIND),
  faultsSuite(QUIET),
  stormSuite(STORM),
]

/** When the API's suite runs once more: rules that hold at noon may break at midnight, or in a night of 23 or 25 hours. */
const OTHER_INSTANTS = [
  '2026-12-09T20:45:00Z', // 23:45 in Istanbul
  '2026-12-09T23:45:00Z', // 23:45 UTC
  '2027-03-28T00:45:00Z', // summer time begins in Europe
  '2027-10-31T00:45:00Z', // and ends
  '2027-01-31T20:45:00Z', // a month ends
  '2028-02-29T20:45:00Z',
]

/**
 * What each tier runs of the suites that have more than one size: browser stories, kills of each test, clusters, seasons,
 * random requests on each database, and other instants. A story is in the gate when it says so itself (e2e/test.ts).
 */
const SIZES = {
  gate: {
    browsers: [['sqlite', '@gate']],
    kills: 1,
    clusters: [],
    seasons: 'one',
    requests: 5_200,
    instants: [],
  },
  all: {
    browsers: [['sqlite'], ['mariadb']],
    kills: 20,
    clusters: clusterSuites(),
    seasons: 'all',
    requests: 100_000,
    instants: OTHER_INSTANTS,
  },
}

/** The suites of a tier in the order in which they start: the longest first. @returns {Suite[]} */
function suitesOf({ browsers, kills, clusters, seasons, requests, instants }) {
  // two browser suites at once are more than two processors carry
  const [first, ...more] = browsers.map(([kind, tag]) => browserSuite(kind, { tag }))
  return [
    first,
    ...onBothDatabases('api'),
    checkSuite,
    ...onBothDatabases('seasons', { SEASONS: seasons }),
    ...crashSuites({ ...QUIET, CRASH_ROUNDS: String(kills) }),
    ...more,
    ...clusters,
    onceSuite,
    ...instants.map(apiAt),
    ...[...webApps, 'shared-types', 'scripts'].filter(hasVitestFiles).map(vitestSuite),
    ...onBothDatabases('fuzz', { ...QUIET, FUZZ_REQUESTS: String(requests) }),
    sizeSuite,
  ]
}

/**
 * The suites of a tier, or some of them.
 * @param {'gate' | 'all'} tier
 * @param {string[]} groups `api`, `check`, `unit`, `browser`, `browser-mariadb`, `crash`, `instants`, `nodes`, `storm`, `seasons` or
 *   `fuzz`, or `attack`; none means all
 * @returns {Suite[]} empty when no group is in the tier
 */
export function chooseSuites(tier, groups) {
  const suites = suitesOf(SIZES[tier])
  if (groups.length === 0) return suites
  // these tests are part of api, too
  return [...suites, ...attackSuites()].filter(({ group }) => groups.includes(group))
}

/** Makes an empty folder for one run of a suite inside `parent`. */
export function suiteFolder(parent, { name, database }) {
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, `${name}-${database}-`.replace(/\W+/g, '-')))
}
