/** The test suites: what each runs, on which database, and how its counts are read. */
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt } from './apps.mjs'
import { runChecks } from './checks.mjs'
import { startMariadb } from './mariadb.mjs'
import { apiDir, modulesDir, root, webApps } from './paths.mjs'
import { flakyTests, historyFile, rememberFlaky } from './flaky.mjs'
import { freePort } from './ports.mjs'
import { capture } from './processes.mjs'
import { chromium, findProgram, mariadb } from './programs.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, folder: string, mariadb: (database: string) => Record<string, string> }} Bench
 *   what a suite gets: the tools, a folder for its files, and the private MariaDB's settings
 * @typedef {{ name: string, group: string, database: string, programs: object[], last?: boolean, talks?: boolean,
 *   run: (bench: Bench) => Promise<Outcome> }} Suite
 *   `group` is the word for `npm test -- <group>`; `last` suites run after all others; `talks` suites
 *   show their output even when they pass
 */

/** Where the failures begin in the output of Japa, of Vitest and of Playwright. */
const FAILURES_BEGIN = /^\s*(ERRORS|.* Failed (Tests|Suites) \d+ .*|1\) .* › .*)\s*$/

/** The failures at the end of a test runner's output, or the whole output when it has no such part. */
export function failuresOf(output) {
  const lines = output.split('\n')
  const begin = lines.findIndex((line) => FAILURES_BEGIN.test(stripVTControlCharacters(line)))
  return begin === -1 ? output : lines.slice(begin).join('\n')
}

/** The lines that a suite shows even when it passes: those of `figure` (api/tests/support/figure.ts). */
export const figuresOf = (output) => output.split('\n').filter((line) => line.startsWith('» '))

/** A suite that breaks before or after its tests fails, whatever it counted. */
function outcome({ code, output }, { passed = 0, failed = 0, skipped = 0 } = {}) {
  const brokeOtherwise = code !== 0 && failed === 0
  return { passed, failed: brokeOtherwise ? 1 : failed, skipped, output }
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Counts of Japa's closing line, such as `Tests  3 passed, 1 failed, 2 skipped (6)`. */
export function japaCounts(output) {
  const line = stripVTControlCharacters(output).match(/^\s*Tests {2,}.*\(\d+\)\s*$/m)?.[0] ?? ''
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return {
    passed: count('passed'),
    failed: count('failed') + count('regression'),
    skipped: count('skipped') + count('todo'),
  }
}

/** The API's suite of that name on one database; `settings` go into its environment. */
function japaSuite(suite, database, connection, settings) {
  return {
    name: suite,
    group: suite,
    database,
    programs: database === 'MariaDB' ? [mariadb] : [],
    // These suites are run for their tables of seasons, and for their counts of kills.
    talks: suite === 'seasons' || suite === 'crash',
    async run({ node, env, folder, mariadb: mariadbSettings }) {
      const testEnv = {
        ...env,
        ...settings,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        ...connection({ folder, mariadbSettings }),
      }
      const args = ['--import=@poppinss/ts-exec', 'bin/test.ts', suite]
      const ended = await capture(node, args, { cwd: apiDir, env: testEnv })
      return outcome(ended, japaCounts(ended.output))
    },
  }
}

const onSqlite = ({ folder }) => ({
  DB_CONNECTION: 'sqlite',
  SQLITE_FILE: join(folder, 'test.sqlite3'),
})

const onBothDatabases = (suite, settings = {}) => [
  japaSuite(suite, 'SQLite', onSqlite, settings),
  japaSuite(suite, 'MariaDB', ({ mariadbSettings }) => mariadbSettings(`test_${suite}`), settings),
]

/** A lost connection is expected where the database is killed. */
const QUIET = { LOG_LEVEL: 'error' }
const A_FEW_KILLS = { ...QUIET, CRASH_ROUNDS: '2' }
const MANY_KILLS = { ...QUIET, CRASH_ROUNDS: '20' }

/** Tests whose rule asks no database, and those of whole installations, which bring an SQLite file of their own. */
const onceSuite = { ...japaSuite('once', 'own files', onSqlite), group: 'api' }

/** This suite kills the database, so it has a MariaDB of its own. */
const crashOnMariadb = (settings) => {
  const suite = japaSuite('crash', 'MariaDB', ({ mariadbSettings }) => mariadbSettings(), settings)
  return {
    ...suite,
    async run(bench) {
      const server = await startMariadb({ databases: ['test_crash'], mayBeKilled: true })
      try {
        return await suite.run({ ...bench, mariadb: () => server.env })
      } finally {
        await server.stop()
      }
    },
  }
}

const crashSuites = (settings) => [
  japaSuite('crash', 'SQLite', onSqlite, settings),
  crashOnMariadb(settings),
]

const hasVitestFiles = (workspace) =>
  existsSync(join(root, workspace)) &&
  ['src', 'tests'].some((folder) => {
    const path = join(root, workspace, folder)
    if (!existsSync(path)) return false
    return readdirSync(path, { recursive: true }).some((name) => /\.test\.(tsx?|mjs)$/.test(name))
  })

/** A test proves a rule, not the speed of a machine that other work may share. */
const UNHURRIED = ['--testTimeout=60000', '--hookTimeout=60000']

function vitestSuite(workspace) {
  return {
    name: `unit ${workspace}`,
    group: 'unit',
    database: 'no database',
    programs: [],
    async run({ node, env, folder }) {
      const report = join(folder, 'report.json')
      const vitest = join(modulesDir, 'vitest', 'vitest.mjs')
      const reporters = ['--reporter=default', '--reporter=json']
      const args = [vitest, 'run', ...reporters, ...UNHURRIED]
      const ended = await capture(node, [...args, `--outputFile.json=${report}`], {
        cwd: join(root, workspace),
        env: { ...env, NODE_ENV: 'test' },
      })
      const counts = readJson(report)
      return outcome(ended, {
        passed: counts?.numPassedTests,
        failed: counts?.numFailedTests,
        skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
      })
    },
  }
}

const checkSuite = {
  name: 'check',
  group: 'check',
  database: 'no database',
  programs: [],
  async run({ node, env }) {
    let output = ''
    const note = (step) => {
      if (!step.passed) output += `-- ${step.name}\n${step.output}`
    }
    const steps = await runChecks({ node, env }, note, 1)
    const failed = steps.filter(({ passed }) => !passed).length
    return { passed: steps.length - failed, failed, skipped: 0, output }
  },
}

/** Weighs the built apps. */
const sizeSuite = {
  name: 'size',
  group: 'browser',
  database: 'no database',
  programs: [],
  async run({ node, env }) {
    await Promise.all(webApps.map((app) => ensureBuilt(app, { node, env })))
    const ended = await capture(node, ['scripts/size.mjs'], { cwd: root, env })
    return outcome(ended, { passed: ended.code === 0 ? 1 : 0 })
  },
}

/**
 * Counts of Playwright's JSON report. The tests of `again` were flaky before, and have failed.
 * @param {{ stats: Record<string, number> } | null} report
 * @param {string[]} again
 */
export const playwrightCounts = (report, again) => ({
  passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0) - again.length,
  failed: (report?.stats.unexpected ?? 0) + again.length,
  skipped: report?.stats.skipped,
})

/** The browser tests run in parts side by side: within one, they take turns. */
const BROWSER_PARTS = 2

/** One part of the browser tests, on a server of its own. */
const browserSuite = (part) => ({
  name: `browser ${part} of ${BROWSER_PARTS}`,
  group: 'browser',
  database: 'SQLite',
  programs: [chromium],
  last: true,
  async run({ node, env, folder }) {
    await Promise.all(webApps.map((app) => ensureBuilt(app, { node, env })))
    const report = join(folder, 'report.json')
    const cli = join(modulesDir, '@playwright', 'test', 'cli.js')
    const shard = `--shard=${part}/${BROWSER_PARTS}`
    const output = `--output=${join('test-results', String(part))}`
    const ended = await capture(node, [cli, 'test', '--reporter=line,json', shard, output], {
      cwd: root,
      env: {
        ...env,
        CHROMIUM: findProgram(chromium.names),
        E2E_PORT: String(await freePort()),
        E2E_FOLDER: folder,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    })
    const found = readJson(report)
    const flaky = flakyTests(found)
    const again = rememberFlaky(flaky, historyFile(part))
    const told = flaky.map(
      (name) => `» flaky${again.includes(name) ? ', twice in five runs' : ''}: ${name}`
    )
    const said = [ended.output, ...told].join('\n')
    return outcome({ ...ended, output: said }, playwrightCounts(found, again))
  },
})

const A_FEW_REQUESTS = { ...QUIET, FUZZ_REQUESTS: '10400' }
const MANY_REQUESTS = { ...QUIET, FUZZ_REQUESTS: '100000' }

/** Suites of `npm test` in the order in which they start: the longest first. @returns {Suite[]} */
const everyday = () => [
  ...onBothDatabases('api'),
  onceSuite,
  ...onBothDatabases('seasons', { SEASONS: 'one' }),
  ...crashSuites(A_FEW_KILLS),
  ...onBothDatabases('fuzz', A_FEW_REQUESTS),
  checkSuite,
  ...['scripts', 'shared-types', ...webApps].filter(hasVitestFiles).map(vitestSuite),
  sizeSuite,
  ...Array.from({ length: BROWSER_PARTS }, (_, index) => browserSuite(index + 1)),
]

/**
 * The suites of the given groups.
 * @param {string[]} groups `api`, `check`, `unit`, `browser`, `crash`, `seasons` or `fuzz`; none means all,
 *   with one season of each kind, two kills a test and 20 800 random requests; asked for by name, `seasons` plays every
 *   season, `crash` kills twenty times a test, and `fuzz` sends 200 000 requests
 * @returns {Suite[]} empty when a word names no suite
 */
export function chooseSuites(groups) {
  if (groups.length === 0) return everyday()
  const others = everyday().filter(({ group }) => !['seasons', 'crash', 'fuzz'].includes(group))
  return [
    ...others,
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
