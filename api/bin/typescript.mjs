/**
 * Runs TypeScript files: compiles each as it is loaded, in the thread that loads it. A start waits for nothing else, where a
 * loader in a thread of its own is waited for at every one of 2000 files.
 *
 * With COMPILED_FOLDER set, compiled files are kept there by the hash of their text, and the next start reads them. `npm start`
 * does not set it: what runs in production is compiled from the files that the release manifest vouches for.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import api from '../package.json' with { type: 'json' }
import database from '../../database/package.json' with { type: 'json' }
import sharedTypes from '../../shared-types/package.json' with { type: 'json' }

/** As tsconfig.json says; decorators of models need the types of their fields. */
const OPTIONS = {
  sourceMaps: true,
  swcrc: false,
  configFile: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

const require = createRequire(import.meta.url)
const folder = process.env.COMPILED_FOLDER
const salt = JSON.stringify([OPTIONS, require('@swc/core/package.json').version])
let swc = null

process.setSourceMapsEnabled(true)
if (folder) {
  mkdirSync(folder, { recursive: true })
  enableCompileCache(join(folder, 'bytecode'))
}

/** Where the patterns of a package.json lead: what comes before the star and after it, in the name and in the file. */
const patterns = (folder, map, name = '') =>
  Object.entries(map).map(([pattern, target]) => {
    const [before, after] = target.split('*')
    const start = target.startsWith('./')
      ? new URL(before, new URL(folder, import.meta.url))
      : before
    return { prefix: `${name}${pattern.replace(/^\.\/|\*$/g, '')}`, start: String(start), after }
  })

const PATTERNS = [
  ...patterns('../../database/', database.exports, '@grandstand/database/'),
  ...patterns('../../shared-types/', sharedTypes.exports, '@grandstand/shared-types/'),
  ...patterns('../', api.imports),
].sort((a, b) => b.prefix.length - a.prefix.length)

/** The address of a file of ours; null when the framework must search for it. */
function ownFile(specifier, parent) {
  if (specifier.startsWith('.'))
    return specifier.endsWith('.ts') ? new URL(specifier, parent).href : null
  const found = PATTERNS.find(({ prefix }) => specifier.startsWith(prefix))
  if (!found) return null
  const address = `${found.start}${specifier.slice(found.prefix.length)}${found.after}`
  return address.startsWith('file:') ? address : ownFile(address, parent)
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    // two thirds of all names: the search for each takes longer than to read its file
    const url = ownFile(specifier, context.parentURL)
    if (url && existsSync(new URL(url))) {
      return { url, format: 'module-typescript', shortCircuit: true }
    }
    try {
      return nextResolve(specifier, context)
    } catch (error) {
      // the framework asks for the adonisrc.js that a build would make
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.url?.endsWith('.js')) throw error
      return nextResolve(error.url.replace(/js$/, 'ts'), context)
    }
  },
  load(url, context, nextLoad) {
    if (context.format !== 'module-typescript') return nextLoad(url, context)
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
  },
})

/** The JavaScript of a file, with its source map. */
function compiled(filename) {
  const text = readFileSync(filename, 'utf8')
  if (!folder) return compile(filename, text)
  const hash = createHash('sha1').update(salt).update(filename).update(text).digest('hex')
  const kept = join(folder, `${hash}.js`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const made = compile(filename, text)
    // another process may read it: it must never see half a file
    writeFileSync(`${kept}.${process.pid}`, made)
    renameSync(`${kept}.${process.pid}`, kept)
    return made
  }
}

function compile(filename, text) {
  swc ??= require('@swc/core')
  const { code, map = '' } = swc.transformSync(text, { ...OPTIONS, filename })
  const encoded = Buffer.from(map).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`
}
