/**
 * Weighs the built app against its budget (rules 9.6): gzip bytes of what the first view loads before it can run,
 * and of each lazy chunk. Ends with 1 over a limit. Run after `vite build`.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const KB = 1024
const LIMITS = { initialJs: 165, targetJs: 145, lazyChunk: 60, initialCss: 20 }

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const gzipKb = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / KB

/** The chunk and everything it imports statically. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of manifest[name].imports ?? []) closure(imported, found)
  return found
}

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry)
if (!entry) throw new Error('dist has no entry')
const initial = closure(entry)
const sum = (files) => files.reduce((total, file) => total + gzipKb(file), 0)
const initialJs = sum([...initial].map((name) => manifest[name].file))
const initialCss = sum([...new Set([...initial].flatMap((name) => manifest[name].css ?? []))])

const lazy = Object.entries(manifest)
  .filter(([name, { file }]) => !initial.has(name) && file.endsWith('.js'))
  .map(([name, { file }]) => ({ name, kb: gzipKb(file) }))
  .sort((a, b) => b.kb - a.kb)

const line = (label, kb, limit) =>
  `${label.padEnd(44)} ${kb.toFixed(1).padStart(7)} KB  (limit ${limit})${kb > limit ? '  OVER' : ''}`
console.log(line('first view, JS', initialJs, LIMITS.initialJs))
if (initialJs > LIMITS.targetJs) console.log(`  above the target of ${LIMITS.targetJs} KB`)
console.log(line('first view, CSS', initialCss, LIMITS.initialCss))
for (const { name, kb } of lazy) console.log(line(name, kb, LIMITS.lazyChunk))

const isOver =
  initialJs > LIMITS.initialJs ||
  initialCss > LIMITS.initialCss ||
  lazy.some(({ kb }) => kb > LIMITS.lazyChunk)
process.exitCode = isOver ? 1 : 0
