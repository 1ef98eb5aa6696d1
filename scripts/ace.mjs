/**
 * `npm run ace -- <command> [arguments]`: the API's own commands, run in api/ where migration names
 * expect them. GRANDSTAND_CWD tells a command where a relative path of the caller begins.
 */
import { clockAt, startOfTests } from './lib/clock/test_clock.mjs'
import { runMain } from './lib/fail.mjs'
import { apiDir } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/processes.mjs'
import { ensureHome, environmentOf } from './lib/settings.mjs'

runMain(() => {
  const { node, env } = prepare()
  ensureHome()
  const callerDir = process.env.INIT_CWD ?? process.cwd()
  const args = process.argv.slice(2)
  const withClock = (of) => (args[0] === 'test' ? clockAt(of, startOfTests()) : of)
  return run(node, commandOf(args), {
    cwd: apiDir,
    env: { ...withClock(environmentOf(args, env)), GRANDSTAND_CWD: callerDir },
  })
})

/** The framework's own `test` asks for another compiler, so tests start without it. */
function commandOf(args) {
  const [command, ...options] = args
  if (command !== 'test') return ['ace.js', ...args]
  return ['--import=./bin/typescript.mjs', 'bin/test.ts', ...options]
}
