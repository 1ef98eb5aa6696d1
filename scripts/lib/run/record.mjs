/**
 * The record of a run: which tree was tested, and what came of it. That of a whole tier stands in
 * node_modules/.cache/grandstand/last_test.json, that of some groups in last_part.json: a part vouches for no tree.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modulesDir, root } from '../paths.mjs'

const folder = join(modulesDir, '.cache', 'grandstand')
const SLOWEST = 20

/** What git prints, or null where this copy has no history. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * Begins a record, and removes the one before: a run that is killed leaves none. The tree is the one that was committed when
 * the run began, `clean` when the files were those of it.
 * @param {{ tier: string, groups: string[] }} about
 */
export function beginRecord({ tier, groups }) {
  const file = join(folder, groups.length > 0 ? 'last_part.json' : 'last_test.json')
  rmSync(file, { force: true })
  return {
    file,
    begunMs: performance.now(),
    about: {
      tree: git('rev-parse', 'HEAD^{tree}'),
      clean: git('status', '--porcelain') === '',
      tier,
      ...(groups.length > 0 && { groups }),
    },
  }
}

/**
 * Writes the record.
 * @param {ReturnType<typeof beginRecord>} record
 * @param {{ suites: { suite: string, tests: { file: string, name: string, ms: number }[], seconds: number,
 *   cpuSeconds: number }[] }} result and its counts; of a suite, what its first run took, and the programs that it started
 */
export function writeRecord({ file, begunMs, about }, { suites, ...counts }) {
  const slowest = suites
    .flatMap(({ suite, tests }) =>
      tests.map(({ file: testFile, name, ms }) => ({ suite, file: testFile, name, ms }))
    )
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
  const written = {
    ...about,
    ...counts,
    seconds: Math.round((performance.now() - begunMs) / 1_000),
    suites: suites.map(({ suite, seconds, cpuSeconds }) => ({ suite, seconds, cpuSeconds })),
    slowest,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`)
  return written
}
