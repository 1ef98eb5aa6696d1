/** `npm run check` as a suite: each of its steps counts as a test. */
import { runChecks } from '../checks.mjs'

export const checkSuite = {
  name: 'check',
  group: 'check',
  database: 'no database',
  programs: [],
  async run({ node, env }, names) {
    const steps = await runChecks({ node, env }, () => {}, 1, names)
    const tests = steps.map(({ name, passed, output, ms }) => ({
      ...{ file: name, name, state: passed ? 'passed' : 'failed', ms: Math.round(ms) },
      ...(!passed && { error: output }),
    }))
    return { tests, faults: [], output: steps.map(({ output }) => output).join('\n') }
  },
}
