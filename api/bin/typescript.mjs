/**
 * Runs TypeScript files: compiles each as it is loaded, in the thread that loads it. A start waits for nothing else, where a
 * loader in a thread of its own is waited for at every one of 2000 files.
 *
 * With COMPILED_FOLDER set, compiled files are kept there by the hash of their text, and the next start reads them. `npm start`
 * does not set it: what runs in production is compiled from the files that the release manifest vouches for.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

registerHooks({
  resolve(specifier, context, nextResolve) {
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
