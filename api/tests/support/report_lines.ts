/** Japa's reporter for `npm test`: writes the lines of a report, as scripts/lib/reporters/lines.mjs describes them. */
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Emitter } from '@japa/runner/core'
import type { NamedReporterContract, TestEndNode, TestStartNode } from '@japa/runner/types'

type ReportedRunner = Parameters<NamedReporterContract['handler']>[0]

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const pathOf = (meta: Record<string, unknown>) =>
  relative(ROOT, String(meta['fileName'])).replaceAll('\\', '/')

const textOf = (errors: readonly { phase: string; error: Error }[]) =>
  stripVTControlCharacters(
    errors.map(({ phase, error }) => `${phase}: ${error.stack ?? String(error)}`).join('\n')
  )

function stateOf({ hasError, isSkipped, isTodo }: TestEndNode) {
  if (isSkipped || isTodo) return 'skipped'
  return hasError ? 'failed' : 'passed'
}

/** Writes to the file that TEST_REPORT names. Files run one after another: the next one ends the one before. */
function report(file: string, { suites }: ReportedRunner, emitter: Emitter): void {
  const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`)
  let current: string | undefined
  const enter = (next?: string) => {
    if (next === current) return
    if (current) write({ done: current })
    current = next
    if (current) write({ begin: current })
  }
  let group = ''
  const nameOf = ({ title }: TestStartNode) =>
    group ? `${group} / ${title.expanded}` : title.expanded

  emitter.on('runner:start', () => {
    // a group may have no test on this database
    const tests = suites
      .flatMap(({ stack }) => stack)
      .filter((entry) => !('tests' in entry) || entry.tests.length > 0)
    write({ plan: [...new Set(tests.map(({ options }) => pathOf(options.meta)))] })
  })
  emitter.on('group:start', ({ title, meta }) => {
    enter(pathOf(meta))
    group = title
  })
  emitter.on('group:end', ({ meta, errors }) => {
    if (errors.length > 0) write({ broke: textOf(errors), file: pathOf(meta) })
    group = ''
  })
  emitter.on('test:start', (test) => {
    enter(pathOf(test.meta))
    write({ begin: current, name: nameOf(test) })
  })
  emitter.on('test:end', (test) => {
    const state = stateOf(test)
    const error = state === 'failed' ? { error: textOf(test.errors) } : {}
    const ms = Math.round(test.duration)
    write({ end: pathOf(test.meta), name: nameOf(test), state, ms, ...error })
  })
  emitter.on('suite:end', ({ errors }) => {
    enter()
    if (errors.length > 0) write({ broke: textOf(errors) })
  })
}

export const reportLines: NamedReporterContract = {
  name: 'lines',
  handler: (runner, emitter) => report(String(process.env['TEST_REPORT']), runner, emitter),
}
