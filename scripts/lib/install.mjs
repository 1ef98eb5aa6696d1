/** Installs node_modules when they do not match package-lock.json. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { Refusal } from './fail.mjs'
import { modulesDir, root } from './paths.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(modulesDir, '.install-stamp')

/** npm as [command, leading arguments, options]: the npm that runs this script, else the one on PATH. */
export function npmCommand() {
  const npmScript = process.env.npm_execpath
  if (npmScript && basename(npmScript).startsWith('npm')) {
    return [process.execPath, [npmScript], {}]
  }
  return ['npm', [], { shell: process.platform === 'win32' }]
}

/** Whether `npm ci` or `npm install` was already run by hand on this lock file. */
function wasInstalledByHand() {
  // npm writes this file last, so it is newer than the lock file only after a complete install
  const hidden = join(modulesDir, '.package-lock.json')
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(lockFile).mtimeMs
}

/**
 * Runs `npm ci` when node_modules is missing or belongs to another lock file.
 * @throws {Refusal} when npm fails
 */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) {
    return
  }
  if (!wasInstalledByHand()) {
    console.log('Installing dependencies (once; about a minute)...')
    const [command, leading, options] = npmCommand()
    const args = [...leading, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
    const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
    if (status !== 0) {
      throw new Refusal(`npm ci failed${error ? `: ${error.message}` : ''}; see its output above`)
    }
  }
  writeFileSync(stampFile, wanted)
}
