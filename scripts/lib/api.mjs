/** Starts the API's programs, in the same way in development, tests and production. */
import { captureOrRefuse, start } from './processes.mjs'
import { apiDir } from './paths.mjs'
import { environmentOf } from './settings.mjs'

/** Arguments that run the server, or another entry point, from its TypeScript source. */
export const serverArgs = (entry = 'bin/server.ts') => ['--import=./bin/typescript.mjs', entry]

/** Runs an ace command to its end; throws a Refusal with its output when it fails. */
export function ace(args, { node, env }) {
  const what = `ace ${args.join(' ')}`
  const options = { cwd: apiDir, env: environmentOf(args, env) }
  return captureOrRefuse(what, node, ['ace.js', ...args], options)
}

/** Brings the database's schema up to date. */
export const migrate = (tools) => ace(['migration:run', '--force'], tools)

/**
 * Brings the catalogue up to date and, unless DEMO is false, opens the demo brand; resolves to the command's output.
 */
export const seedDemo = (tools) => ace(['demo:seed'], tools)

/** Starts the server; `start` of processes.mjs describes the result. */
export const startServer = ({ node, env }, { entry, ...options } = {}) =>
  start(node, serverArgs(entry), {
    cwd: apiDir,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  })
