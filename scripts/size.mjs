/**
 * Weighs the built apps against their budgets: what the first view loads before it can run, and each lazy chunk. Sizes are
 * those of the compressed copies beside the files, which the server sends. Ends with 1 over a limit. Run after the build.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'

const KB = 1024
/** In KB. The first JavaScript is weighed in both compressions, all else as brotli. */
const BUDGETS = {
  'player-web': { firstJsGzip: 143, firstJs: 125, firstCss: 8, lazyChunk: 31 },
  'backoffice': { firstJsGzip: 347, firstJs: 306, firstCss: 2, lazyChunk: 40 },
}

/** Chunks of a library that is worth its size, and all texts of staff, in KB; one that several files share begins with `_`. */
const LARGE_CHUNKS = {
  '_ChartsWrapper': 80,
  'src/record/richText/RichTextEditor.tsx': 125,
  'src/i18n/tr/index.ts': 55,
  'src/i18n/en/index.ts': 51,
}

/** The most that a lazy chunk may weigh; the name of a shared one ends in a hash. */
const limitOf = (name, { lazyChunk }) =>
  LARGE_CHUNKS[name.replace(/-[\w-]{8}\.js$/, '')] ?? lazyChunk

/** The chunk and everything it imports statically. */
function closure(manifest, name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of manifest[name].imports ?? []) closure(manifest, imported, found)
  return found
}

/** @returns {[label: string, kb: number, limit: number][]} */
function weigh(app, budget) {
  const dist = join(root, app, 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const kbOf = (file, ending = '.br') => {
    const path = join(dist, file)
    return statSync(existsSync(path + ending) ? path + ending : path).size / KB
  }
  const sum = (files, ending) => files.reduce((total, file) => total + kbOf(file, ending), 0)
  const entry = Object.keys(manifest).find((name) => manifest[name].isEntry)
  if (!entry) throw new Error(`${app}: dist has no entry`)
  const first = [...closure(manifest, entry)]
  const firstJs = first.map((name) => manifest[name].file)
  const firstCss = [...new Set(first.flatMap((name) => manifest[name].css ?? []))]
  const lazy = Object.entries(manifest)
    .filter(([name, { file }]) => !first.includes(name) && file.endsWith('.js'))
    .map(([name, { file }]) => [name, kbOf(file), limitOf(name, budget)])
    .sort((a, b) => b[1] - a[1])
  return [
    ['first view, JS, gzip', sum(firstJs, '.gz'), budget.firstJsGzip],
    ['first view, JS, brotli', sum(firstJs), budget.firstJs],
    ['first view, CSS', sum(firstCss), budget.firstCss],
    ...lazy,
  ]
}

for (const [app, budget] of Object.entries(BUDGETS)) {
  for (const [label, kb, limit] of weigh(app, budget)) {
    const isOver = kb > limit
    if (isOver) process.exitCode = 1
    const figure = kb.toFixed(1).padStart(7)
    // figures marked so are shown by `npm test` when it passes, too
    const mark = label.startsWith('first') ? '» ' : '  '
    const name = `${app}: ${label}`
    console.log(`${mark}${name.padEnd(60)} ${figure} KB  (limit ${limit})${isOver ? '  OVER' : ''}`)
  }
}
