/** The unit tests of one workspace. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { modulesDir, root } from '../paths.mjs'
import { capture } from '../processes.mjs'
import { outcome, readReport } from './outcome.mjs'

/** Whether the workspace has unit tests. */
export const hasVitestFiles = (workspace) =>
  existsSync(join(root, workspace)) &&
  ['src', 'tests'].some((folder) => {
    const path = join(root, workspace, folder)
    if (!existsSync(path)) return false
    return readdirSync(path, { recursive: true }).some((name) => /\.test\.(tsx?|mjs)$/.test(name))
  })

/** Long timeouts, because a test proves a rule and not the speed of a machine that other work may share. */
const UNHURRIED = ['--testTimeout=60000', '--hookTimeout=60000']

export function vitestSuite(workspace) {
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
      const counts = readReport(report)
      return outcome(ended, {
        passed: counts?.numPassedTests,
        failed: counts?.numFailedTests,
        skipped: (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
      })
    },
  }
}
