/** `npm run check`: types, lint, format, import rules, rooms, the rights of the server's database user, ways, logical CSS, shared SQL, must-hold, what was asked, what comes later, citations and the lock file. */
import { runChecks } from './lib/checks.mjs'
import { runMain } from './lib/fail.mjs'
import { prepare } from './lib/prepare.mjs'
import { figuresOf } from './lib/suites/outcome.mjs'
import { seconds } from './lib/steps.mjs'

const AT_A_TIME = 2

function printStep({ name, passed, output, ms }) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(22)} ${seconds(ms)}`)
  if (!passed) console.log(output.trimEnd())
  else for (const line of figuresOf(output)) console.log(line)
}

runMain(async () => {
  const steps = await runChecks(prepare(), printStep, AT_A_TIME)
  const failed = steps.filter(({ passed }) => !passed).length
  console.log(`${steps.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
