/** The unit tests of one workspace. */
import { join } from 'node:path'
import { modulesDir, root } from '../paths.mjs'
import { capture } from '../processes.mjs'
import { outcomeOf, testFiles } from './outcome.mjs'

const filesOf = (workspace) => testFiles(`${workspace}/tests`, /\.test\.(tsx?|mjs)$/)

/** Whether the workspace has unit tests. */
export const hasVitestFiles = (workspace) => filesOf(workspace).length > 0

/** Long timeouts, because a test proves a rule and not the speed of a machine that other work may share. */
const UNHURRIED = ['--testTimeout=60000', '--hookTimeout=60000']
const BOUND_MS = 600_000

export function vitestSuite(workspace) {
  return {
    name: `unit ${workspace}`,
    group: 'unit',
    database: 'no database',
    programs: [],
    async run({ node, env, folder }, files = filesOf(workspace)) {
      const report = join(folder, 'report.lines')
      const vitest = join(modulesDir, 'vitest', 'vitest.mjs')
      const reporter = join(root, 'scripts', 'lib', 'reporters', 'vitest.mjs')
      const chosen = files.map((file) => file.slice(workspace.length + 1))
      const args = [vitest, 'run', '--reporter=dot', `--reporter=${reporter}`, ...UNHURRIED]
      const ended = await capture(node, [...args, ...chosen], {
        cwd: join(root, workspace),
        env: { ...env, NODE_ENV: 'test', TEST_REPORT: report },
        boundMs: BOUND_MS,
      })
      return outcomeOf(report, ended, files)
    },
  }
}
