/** Ends what a script leaves behind when it is killed with `kill -9`, which runs none of its steps of cleanup.mjs. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './paths.mjs'

let told = null

/**
 * Starts the program that outlives this script, scripts/guard.mjs; it ends by itself as soon as this script has ended.
 * @param {string} folder is removed then
 */
export function startGuard(folder) {
  const guard = spawn(process.execPath, [join(root, 'scripts', 'guard.mjs'), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  guard.stdin.unref()
  guard.stdin.on('error', () => {})
  told = guard.stdin
}

/** Names a process group that must not outlive this script. @returns {() => void} takes the name back */
export function guarded(pid) {
  told?.write(`+${pid}\n`)
  return () => told?.write(`-${pid}\n`)
}
