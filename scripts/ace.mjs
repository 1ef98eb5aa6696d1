/**
 * `npm run ace -- <command> [arguments]`: the API's own commands, run in api/ where migration names
 * expect them. GRANDSTAND_CWD tells a command where a relative path of the caller begins.
 */
import { runMain } from './lib/fail.mjs'
import { apiDir } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/processes.mjs'
import { testSettings } from './lib/run/test_settings.mjs'
import { ensureHome, environmentOf } from './lib/settings.mjs'

runMain(async () => {
  const { node, env } = prepare()
  ensureHome()
  const callerDir = process.env.INIT_CWD ?? process.cwd()
  const args = process.argv.slice(2)
  const settings = environmentOf(args, env)
  const own = args[0] === 'test' ? await testSettings(settings) : settings
  return run(node, commandOf(args), { cwd: apiDir, env: { ...own, GRANDSTAND_CWD: callerDir } })
})

/** The framework's own `test` asks for another compiler, so tests start without it. */
function commandOf(args) {
  const [command, ...options] = args
  if (command !== 'test') return ['ace.js', ...args]
  return ['--import=./bin/typescript.mjs', 'bin/test.ts', ...options]
}
