import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withCost } from '../lib/run/load.mjs'
import { capture } from '../lib/processes.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'grandstand-processes-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const runs = (code, options) => capture(process.execPath, ['-e', code], options)
const FOR_EVER = 'setInterval(() => {}, 1000)'

describe('a program that hangs', () => {
  test('is ended at its bound', async () => {
    expect(await runs(FOR_EVER, { boundMs: 300 })).toMatchObject({ code: 143, hungMs: 300 })
  })

  test('is ended when its report stands still', async () => {
    const report = join(folder, 'report.lines')
    const bounds = { report, silentMs: 1_500, boundMs: 60_000 }
    const writing = setInterval(() => appendFileSync(report, 'a line\n'), 100)
    let stoodStillAt
    const begun = performance.now()
    setTimeout(() => {
      clearInterval(writing)
      stoodStillAt = performance.now()
    }, 3_000)
    expect(await runs(FOR_EVER, bounds)).toMatchObject({ hungMs: 1_500 })
    expect(stoodStillAt - begun).toBeGreaterThan(2_900)
  })

  test('keeps its output when it ends by itself', async () => {
    const bounds = { report: join(folder, 'none'), silentMs: 60_000, boundMs: 60_000 }
    expect(await runs('console.log("sums")', bounds)).toEqual({
      code: 0,
      output: 'sums\n',
      hungMs: undefined,
    })
  })
})

test.runIf(existsSync('/proc/self/stat'))(
  'a part of a run counts the processor time of its programs, and not that of another part',
  async () => {
    const busy = 'const end = performance.now() + 1500; while (performance.now() < end) {}'
    const [worked, waited] = await Promise.all([
      withCost(() => runs(busy)),
      withCost(() => runs('setTimeout(() => {}, 1500)')),
    ])
    expect(worked.result.code).toBe(0)
    expect(worked.cpuSeconds).toBeGreaterThan(waited.cpuSeconds)
  }
)
