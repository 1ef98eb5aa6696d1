/**
 * The page docs/asked.md: what was asked, what it is here, and a test of it. Fields come from the glossary and calls from the page of
 * operations; routes, errors and constants from the lists beside this file. A row names its test, or is found in the tests by its own
 * name: the one that names it most.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { CONSTANTS } from './constants.mjs'
import { ERRORS } from './errors.mjs'
import { FIELDS } from './fields.mjs'
import { ROUTES } from './routes.mjs'

export const PAGE = join(root, 'docs', 'asked.md')
/** Types of calls are compared in `wire`, which proves no call. */
const TEST = /^(?!shared-types\/tests\/wire\/).*\.(?:spec|test)\.tsx?$/
const OPEN = /^open: ./

const read = (...path) => readFileSync(join(root, ...path), 'utf8')

function testTexts() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => TEST.test(file) && existsSync(join(root, file)))
  return files.sort().map((file) => [file, read(file)])
}

/** The cells of the rows of a page's tables, between two headings. */
function rowsOf(page, from, to) {
  const part = page.slice(page.indexOf(from), page.indexOf(to))
  return [...part.matchAll(/^\| (.+?) \|(?: (.*?) \|)(?: (.*?) ?\|)?$/gm)]
    .map(([, ...cells]) => cells.map((cell) => cell ?? ''))
    .filter(([first]) => first !== 'specification' && !/^(?:--|\||\(none\)| *$)/.test(first))
}

/** How a test names what stands between backticks: a path up to its first parameter, else its last word. */
const nameIn = (code) =>
  /^(?:[A-Z]+ )?(\/[^: ]*[^:/ ])/.exec(code)?.[1] ?? /[A-Za-z]\w+(?=\W*$)/.exec(code)?.[0] ?? ''

const namesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => nameIn(code))

export function askedPage() {
  const tests = testTexts()
  const faults = []
  const countIn = (text, name) => text.split(name).length - 1
  function testOf(names) {
    for (const name of names.filter((one) => one.length > 1)) {
      const [best] = tests
        .map(([file, text]) => ({ file, count: countIn(text, name) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.file < b.file ? -1 : 1))
      if (best) return best.file
    }
    return ''
  }
  function row(kind, [asked, ours, own], names) {
    const isOpen = OPEN.test(ours)
    const test = isOpen ? '' : own || testOf(names)
    if (!isOpen && test === '') faults.push(`${kind}: no test of ${asked}`)
    if (test !== '' && !existsSync(join(root, test))) faults.push(`${kind}: there is no ${test}`)
    if (asked === '' || ours === '') faults.push(`${kind}: an empty cell beside ${asked || ours}`)
    return `| ${asked} | ${ours} | ${test === '' ? ours : `\`${test}\``} |`
  }
  const glossary = rowsOf(read('docs', 'glossary.md'), '## Coupons', '## One word')
  const fields = glossary.map(([asked, ours, note = '']) => {
    const cell = ours === 'the same' ? note : ours
    return row('field', [asked, cell || note, FIELDS[asked]], namesIn(`${ours} ${note}`))
  })
  const operations = rowsOf(
    read('docs', 'operations.md'),
    '<!-- operations of the specification -->',
    '## Operations by room'
  )
  const calls = operations.map(([asked, ours]) =>
    row('call', [asked, ours, FIELDS[asked]], namesIn(ours))
  )
  const routes = ROUTES.map((cells) => row('route', cells, namesIn(cells[1])))
  const errors = ERRORS.map(([asked, key, own]) =>
    row('error', [asked, OPEN.test(key) ? key : `\`${key}\``, own], [key])
  )
  const constants = CONSTANTS.map(([asked, ours, own]) =>
    row('constant', [asked, ours, own], ours.match(/[A-Z][A-Z_]{3,}|[a-z]+[A-Z]\w+/g) ?? [])
  )
  const tables = [
    ['Fields', fields],
    ['Pages', routes],
    ['Calls', calls],
    ['Messages and keys', errors],
    ['Constants', constants],
  ]
  const parts = tables.map(
    ([title, rows]) => `## ${title}\n\n| asked | ours | test |\n|---|---|---|\n${rows.join('\n')}\n`
  )
  const known = new Set([...glossary, ...operations].map(([asked]) => asked))
  for (const asked of Object.keys(FIELDS)) {
    if (!known.has(asked)) faults.push(`fields: no row is called ${asked}`)
  }
  return {
    faults,
    text: `# What was asked, and what is here

Made by \`npm run asked\`, from the glossary, the page of operations and the lists of \`scripts/lib/asked\`. The test of a row is the one
that these lists name, else the one that names the row most. A row that is not there says *open* and why; \`npm run check\` finds any other
empty cell.

${parts.join('\n')}`,
  }
}
