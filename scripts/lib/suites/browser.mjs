/** The tests of the built apps: their sizes, and Chromium against servers on fresh demo databases. */
import { join } from 'node:path'
import { ensureBuilt } from '../apps.mjs'
import { flakyTests, historyFile, rememberFlaky } from '../flaky.mjs'
import { modulesDir, root, webApps } from '../paths.mjs'
import { freePort } from '../ports.mjs'
import { capture } from '../processes.mjs'
import { chromium, findProgram, mariadb } from '../programs.mjs'
import { outcome, readReport } from './outcome.mjs'

/** Chromium's pages, each with a server and a database of its own; they take the files of tests in turn. */
const WORKERS = 2

let building

/** Both apps, built once for all suites of a run. */
const builtApps = (tools) =>
  (building ??= Promise.all(webApps.map((app) => ensureBuilt(app, tools))))

/** Weighs the built apps. */
export const sizeSuite = {
  name: 'size',
  group: 'browser',
  database: 'no database',
  programs: [],
  async run({ node, env }) {
    await builtApps({ node, env })
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

/** The browser tests on one database, `kind` as E2E_DATABASE names it. */
const browserTests = (kind, { group, database, programs }) => ({
  name: 'browser',
  group,
  database,
  programs: [chromium, ...programs],
  lanes: WORKERS,
  async run({ node, env, folder }) {
    await builtApps({ node, env })
    const report = join(folder, 'report.json')
    const cli = join(modulesDir, '@playwright', 'test', 'cli.js')
    const newPorts = () => Promise.all(Array.from({ length: WORKERS }, freePort))
    const [ports, mailPorts] = [await newPorts(), await newPorts()]
    const ended = await capture(node, [cli, 'test', '--reporter=line,json'], {
      cwd: root,
      env: {
        ...env,
        CHROMIUM: findProgram(chromium.names),
        E2E_PORT: ports.join(),
        E2E_MAIL_PORT: mailPorts.join(),
        E2E_FOLDER: folder,
        E2E_DATABASE: kind,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    })
    const found = readReport(report)
    const flaky = flakyTests(found)
    const again = rememberFlaky(flaky, historyFile())
    const told = flaky.map(
      (name) => `» flaky${again.includes(name) ? ', twice in five runs' : ''}: ${name}`
    )
    const said = [ended.output, ...told].join('\n')
    return outcome({ ...ended, output: said }, playwrightCounts(found, again))
  },
})

export const browserSuite = browserTests('sqlite', {
  group: 'browser',
  database: 'SQLite',
  programs: [],
})

/** Runs only when it is asked for by name; its servers start a MariaDB of their own. */
export const browserOnMariadb = browserTests('mariadb', {
  group: 'browser-mariadb',
  database: 'MariaDB',
  programs: [mariadb],
})
