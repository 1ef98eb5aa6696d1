/** The record of a run, in node_modules/.cache/grandstand/last_test.json: which tree was tested, and what came of it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modulesDir, root } from './paths.mjs'

const file = join(modulesDir, '.cache', 'grandstand', 'last_test.json')
const SLOWEST = 20

/** What git prints, or null where this copy has no history. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * Begins a record: the tree is the one that was committed when the run began, `clean` when the files were those of it.
 * @param {{ tier: string }} about
 */
export const begunOn = ({ tier }) => ({
  tree: git('rev-parse', 'HEAD^{tree}'),
  clean: git('status', '--porcelain') === '',
  tier,
  begunMs: performance.now(),
})

/**
 * Writes the record.
 * @param {ReturnType<typeof begunOn>} record
 * @param {{ tests: { suite: string, file: string, name: string, ms: number }[] }} result and its counts
 */
export function writeRecord({ begunMs, ...about }, { tests, ...counts }) {
  const slowest = [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ suite, file: of, name, ms }) => ({ suite, file: of, name, ms }))
  const seconds = Math.round((performance.now() - begunMs) / 1_000)
  const written = { ...about, ...counts, seconds, slowest }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`)
  return written
}
