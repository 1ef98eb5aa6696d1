/** The sandbox of games, a process beside the server: a kill of one leaves the other running. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isEnding } from './cleanup.mjs'
import { apiDir } from './paths.mjs'
import { start } from './processes.mjs'

// Node warns of the function that takes the types away from the modules of pages
const ARGS = [
  '--disable-warning=ExperimentalWarning',
  '--import=./bin/typescript.mjs',
  'bin/sandbox_games.ts',
]
/** One that ends sooner would end again. */
const LASTS_MS = 5_000
const PAUSE_MS = 500

/** Starts it once; `start` of processes.mjs describes the result. It ends at once, with 0, where the settings turn it off. */
export const startSandboxGames = ({ node, env }) =>
  start(node, ARGS, { cwd: apiDir, env, stdio: ['ignore', 'inherit', 'inherit'] })

/** Starts it, and again each time that it was killed, until this script ends. */
export async function keepSandboxGames(tools) {
  for (;;) {
    const begin = Date.now()
    const code = await startSandboxGames(tools).exit
    if (code === 0 || isEnding()) return
    if (Date.now() - begin < LASTS_MS) {
      console.error('The sandbox of games did not start; everything else runs without it.')
      return
    }
    await sleep(PAUSE_MS)
    if (isEnding()) return
  }
}
