/** `npm run check` as a suite: each of its steps counts as a test. */
import { runChecks } from '../checks.mjs'

export const checkSuite = {
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
