import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failedFiles, failureCount, outcomeOf } from '../lib/suites/outcome.mjs'

let folder
let report
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grandstand-outcome-'))
  report = join(folder, 'report.lines')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (...lines) =>
  writeFileSync(report, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
const ended = (code, more) => ({ code, output: '', ...more })
const PASSED = [
  { begin: 'a' },
  { begin: 'a', name: 'adds' },
  { end: 'a', name: 'adds', state: 'passed', ms: 1 },
  { done: 'a' },
]

describe('a suite', () => {
  test('has passed when its runner and every test did', () => {
    write(...PASSED)
    const outcome = outcomeOf(report, ended(0), ['a'])
    expect(outcome.tests).toEqual([{ file: 'a', name: 'adds', state: 'passed', ms: 1 }])
    expect(failureCount(outcome)).toBe(0)
  })

  test('names the files of its failed tests', () => {
    write(...PASSED, { end: 'b', name: 'sums', state: 'failed', ms: 1, error: 'no' }, { done: 'b' })
    const outcome = outcomeOf(report, ended(1), ['a', 'b'])
    expect(failureCount(outcome)).toBe(1)
    expect(failedFiles(outcome)).toEqual(['b'])
  })

  test('has failed when its runner did, though every test passed', () => {
    write(...PASSED)
    const outcome = outcomeOf(report, ended(1), ['a'])
    expect(outcome.faults).toEqual([{ text: 'the runner ended with code 1', files: null }])
    expect(failedFiles(outcome)).toBeNull()
  })

  test('has failed when it did not end, though every test passed', () => {
    write(...PASSED)
    expect(failedFiles(outcomeOf(report, ended(143, { hungMs: 1 }), ['a']))).toBeNull()
  })

  test('has failed when its runner left files out and says that all is well', () => {
    write({ plan: ['a', 'b'] }, ...PASSED)
    const outcome = outcomeOf(report, ended(0), ['a'])
    expect(outcome.faults).toEqual([{ text: 'did not run to its end: b', files: ['b'] }])
  })

  test('has failed when no test ran', () => {
    expect(failedFiles(outcomeOf(report, ended(0), ['a']))).toBeNull()
  })

  test('has failed when a hook did, in its file or in all', () => {
    write(...PASSED, { broke: 'setup: no', file: 'b' })
    expect(failedFiles(outcomeOf(report, ended(1), ['a', 'b']))).toEqual(['b'])
    write(...PASSED, { broke: 'M1: no' })
    expect(failedFiles(outcomeOf(report, ended(1), ['a', 'b']))).toBeNull()
  })

  test('that hangs names the test that was running, and all files that did not end', () => {
    write(...PASSED, { begin: 'b' }, { begin: 'b', name: 'waits' })
    const outcome = outcomeOf(report, ended(143, { hungMs: 60_000 }), ['a', 'b', 'c'])
    expect(outcome.faults).toEqual([
      { text: 'did not end within 60.0 s; running: b: waits', files: ['b', 'c'] },
    ])
  })

  test('that dies names the test that was running', () => {
    write(...PASSED, { begin: 'b' }, { begin: 'b', name: 'falls' })
    const outcome = outcomeOf(report, ended(139), ['a', 'b'])
    expect(outcome.faults).toEqual([
      { text: 'the runner ended with code 139 during b: falls', files: ['b'] },
    ])
  })
})
