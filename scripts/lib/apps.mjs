/** Builds the two web apps, but only when the files that their builds read have changed. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureOrRefuse } from './processes.mjs'
import { modulesDir, root } from './paths.mjs'
import { precompress } from './precompress.mjs'

const IGNORED = new Set(['node_modules', 'dist', 'tests', 'e2e'])

function* filesUnder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isFile()) {
      yield path
    } else if (entry.isDirectory() && !IGNORED.has(entry.name)) {
      yield* filesUnder(path)
    }
  }
}

/** Fingerprint of everything that an app's build reads: its files, the shared types, the lock file, its compression. */
function fingerprint(app) {
  const hash = createHash('sha256')
  const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/precompress.mjs'].map(
    (file) => join(root, file)
  )
  const own = [...filesUnder(join(root, app)), ...filesUnder(join(root, 'shared-types', 'src'))]
  for (const file of [...own, ...shared]) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const stampOf = (app) => join(root, app, 'dist', '.built-from')

/**
 * Builds one app with Vite, unless its dist was built from the present sources.
 * @returns {Promise<boolean>} whether it was built
 * @throws {import('./fail.mjs').Refusal} with Vite's output
 */
export async function ensureBuilt(app, { node, env }) {
  const wanted = fingerprint(app)
  if (existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === wanted) {
    return false
  }
  const vite = join(modulesDir, 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--emptyOutDir', '--logLevel=warn']
  const productionEnv = { ...env, NODE_ENV: 'production' }
  await captureOrRefuse(`building ${app}`, node, args, { cwd: join(root, app), env: productionEnv })
  await precompress(join(root, app, 'dist'))
  writeFileSync(stampOf(app), wanted)
  return true
}
