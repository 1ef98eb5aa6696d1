/**
 * The report of a test runner: a file of lines, each a JSON object, written as the tests go, so that a run that hangs or
 * dies leaves what it knew. Each runner has a reporter that writes them (beside this file; Japa's is
 * api/tests/support/report_lines.ts).
 *
 * - `{ plan: ['a.spec.ts'] }` the files that will run, where the runner chooses them
 * - `{ begin: 'a.spec.ts', name: 'adds' }` a test begins; `name` is missing where a whole file begins
 * - `{ end: 'a.spec.ts', name: 'adds', state: 'passed', ms: 12 }` a test has ended: passed, failed or skipped; a failed one
 *   with its `error`
 * - `{ done: 'a.spec.ts' }` a file has ended
 * - `{ broke: 'text', file: 'a.spec.ts' }` something failed beside the tests; `file` where it belongs to one
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../paths.mjs'

/** The path of a test's file in the repository, with slashes. */
export const inRepository = (file) => relative(root, file).replaceAll('\\', '/')

/** Writes one line. */
export const writeLine = (line) =>
  appendFileSync(process.env.TEST_REPORT, `${JSON.stringify(line)}\n`)

/** Errors as plain text. @param {readonly { message?: string, stack?: string }[]} errors */
export const textOf = (errors) =>
  stripVTControlCharacters(
    errors
      .map(({ message = '', stack = '' }) =>
        stack.includes(message) ? stack : `${message}\n${stack}`
      )
      .join('\n')
  )

/**
 * Reads a report.
 * @param {string} file
 * @returns {{ plan: string[] | null, tests: { file: string, name: string, state: 'passed' | 'failed' | 'skipped', ms: number, error?: string }[],
 *   running: { file: string, name?: string }[], done: Set<string>, broke: { text: string, file?: string }[] }}
 *   `running` are the tests and files that had begun and not ended
 */
export function readLines(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const report = { plan: null, tests: [], running: new Map(), done: new Set(), broke: [] }
  for (const line of text.split('\n').filter(Boolean)) {
    const { plan, begin, end, done, broke, ...rest } = JSON.parse(line)
    if (plan) report.plan = plan
    else if (begin) report.running.set(`${begin} ${rest.name ?? ''}`, { file: begin, ...rest })
    else if (end) {
      report.running.delete(`${end} ${rest.name}`)
      report.tests.push({ file: end, ...rest })
    } else if (done) {
      report.running.delete(`${done} `)
      report.done.add(done)
    } else report.broke.push({ text: broke, ...rest })
  }
  return { ...report, running: [...report.running.values()] }
}
