/** The tests of the built apps: their sizes, and Chromium against servers on copies of the demo. */
import { join } from 'node:path'
import { ensureBuilt } from '../apps.mjs'
import { modulesDir, root, webApps } from '../paths.mjs'
import { capture } from '../processes.mjs'
import { chromium, findProgram, mariadb } from '../servers/programs.mjs'
import { boundsIn, outcomeOf, testFiles } from './outcome.mjs'

const HOUR_MS = 3_600_000

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
    const { code, output } = await capture(node, ['scripts/size.mjs'], { cwd: root, env })
    const test = { file: 'scripts/size.mjs', name: 'sizes of both apps', ms: 0 }
    const result = code === 0 ? { state: 'passed' } : { state: 'failed', error: output }
    return { tests: [{ ...test, ...result }], faults: [], output }
  },
}

const filesOfStories = () => webApps.flatMap((app) => testFiles(`${app}/e2e`, /\.spec\.ts$/))

/**
 * The browser tests on one database.
 * @param {'sqlite' | 'mariadb'} kind as E2E_DATABASE names it
 * @param {{ tag?: string }} tier `tag` is that of the stories that run; none for all
 * @returns {import('./outcome.mjs').Suite}
 */
export const browserSuite = (kind, { tag }) => ({
  name: 'browser',
  group: kind === 'sqlite' ? 'browser' : 'browser-mariadb',
  database: kind === 'sqlite' ? 'SQLite' : 'MariaDB',
  programs: kind === 'sqlite' ? [chromium] : [chromium, mariadb],
  async run({ node, env, folder }, files) {
    await builtApps({ node, env })
    const report = join(folder, 'report.lines')
    const cli = join(modulesDir, '@playwright', 'test', 'cli.js')
    const lines = join(root, 'scripts', 'lib', 'reporters', 'playwright.mjs')
    const tagged = tag ? [`--grep=${tag}`] : []
    const args = [cli, 'test', `--reporter=line,${lines}`, ...tagged, ...(files ?? [])]
    const ended = await capture(node, args, {
      cwd: root,
      env: {
        ...env,
        CHROMIUM: findProgram(chromium.names),
        E2E_FOLDER: folder,
        E2E_DATABASE: kind,
        TEST_REPORT: report,
      },
      report,
      ...boundsIn(env, HOUR_MS),
    })
    return outcomeOf(report, ended, files ?? filesOfStories())
  },
})
