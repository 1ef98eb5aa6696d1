/** Finds the Node that runs Grandstand: the user's own when it is new enough, else the one that npm installed. */
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { Refusal } from './fail.mjs'
import { compiledDir, modulesDir } from './paths.mjs'

const MINIMUM_MAJOR = 24

/** Path of the Node binary inside the platform package, whether it is installed or not. */
function bundledNode() {
  const isWindows = process.platform === 'win32'
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  return join(modulesDir, folder, 'bin', isWindows ? 'node.exe' : 'node')
}

/**
 * Absolute path of a Node of version 24 or later. The bundled one is taken by its path, because
 * npm 10 does not link it into node_modules/.bin.
 * @throws {Refusal} when the machine has none (there is no package for macOS or musl)
 */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= MINIMUM_MAJOR) {
    return process.execPath
  }
  const bundled = bundledNode()
  if (spawnSync(bundled, ['--version']).status === 0) {
    return bundled
  }
  throw new Refusal(
    `Node ${MINIMUM_MAJOR} or later is needed; this is ${process.versions.node} and npm has no ` +
      `ready binary for ${process.platform}-${process.arch}. Install it from https://nodejs.org`
  )
}

/** Environment in which `node` and the project's own tools are the first on PATH, and compiled files are kept. */
export function environmentFor(node) {
  const path = [dirname(node), join(modulesDir, '.bin'), process.env.PATH].join(delimiter)
  return { COMPILED_FOLDER: compiledDir, ...process.env, PATH: path }
}
