/** The reference data are no part of the project: a clone without them skips their tests and is green. */
import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const workspace = join(root, 'shared-types')

test('unit tests that read reference data are skipped where the data are not', async () => {
  const readers = globSync('tests/**/*.test.ts', { cwd: workspace }).filter((file) =>
    readFileSync(join(workspace, file), 'utf8').includes('support/shared.ts')
  )
  expect(readers).not.toEqual([])
  const empty = mkdtempSync(join(tmpdir(), 'no-data-'))
  try {
    const report = join(empty, 'report.json')
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    await promisify(execFile)(
      process.execPath,
      [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...readers],
      { cwd: workspace, env: { ...process.env, GRANDSTAND_SHARED: empty } }
    )
    const told = JSON.parse(readFileSync(report, 'utf8'))
    expect(told).toMatchObject({ success: true, numFailedTests: 0 })
    expect(told.numPendingTests).toBeGreaterThan(0)
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
}, 60_000)
