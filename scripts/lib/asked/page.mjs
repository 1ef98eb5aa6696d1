/**
 * The page docs/asked.md: what was asked, what it is here, and the test that proves it. Fields come from the glossary and calls from
 * the page of operations; pages, errors and constants from the lists beside this file. `tests.json` has the rows of each test.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { CONSTANTS } from './constants.mjs'
import { ERRORS } from './errors.mjs'
import { ROUTES } from './routes.mjs'
import TESTS from './tests.json' with { type: 'json' }

export const PAGE = join(root, 'docs', 'asked.md')

const read = (...path) => readFileSync(join(root, ...path), 'utf8')

/** The cells of the rows of a page's tables, between two headings. */
function rowsOf(page, from, to) {
  const part = page.slice(page.indexOf(from), page.indexOf(to))
  return [...part.matchAll(/^\| (.+?) \|(?: (.*?) \|)(?: (.*?) ?\|)?$/gm)]
    .map(([, ...cells]) => cells.map((cell) => cell ?? ''))
    .filter(([first]) => first !== 'specification' && !/^(?:--|\||\(none\)| *$)/.test(first))
}

const fields = () =>
  rowsOf(read('docs', 'glossary.md'), '## Coupons', '## One word').map(
    ([asked, ours, note = '']) => [asked, (ours === 'the same' ? note : ours) || note]
  )

const calls = () =>
  rowsOf(
    read('docs', 'operations.md'),
    '<!-- operations of the specification -->',
    '## Operations by room'
  )

/** A table of the page, with a fault for each row without a test and for each test without its row. */
function table(title, rows) {
  const testOf = new Map(
    Object.entries(TESTS[title]).flatMap(([file, asked]) => asked.map((one) => [one, file]))
  )
  const faults = [...testOf.keys()]
    .filter((asked) => !rows.some(([known]) => known === asked))
    .map((asked) => `${title}: no row is called ${asked}`)
  const lines = rows.map(([asked, ours]) => {
    const test = testOf.get(asked) ?? ''
    if (test === '') faults.push(`${title}: no test of ${asked}`)
    else if (!existsSync(join(root, test))) faults.push(`${title}: there is no ${test}`)
    if (asked === '' || ours === '') faults.push(`${title}: an empty cell beside ${asked || ours}`)
    return `| ${asked} | ${ours} | \`${test}\` |`
  })
  const head = `## ${title}\n\n| asked | ours | test |\n|---|---|---|`
  return { faults, text: `${head}\n${lines.join('\n')}\n` }
}

export function askedPage() {
  const tables = [
    table('Fields', fields()),
    table('Pages', ROUTES),
    table('Calls', calls()),
    table(
      'Messages and keys',
      ERRORS.map(([asked, key]) => [asked, `\`${key}\``])
    ),
    table('Constants', CONSTANTS),
  ]
  return {
    faults: tables.flatMap(({ faults }) => faults),
    text: `# What was asked, and what is here

Made by \`npm run asked\`, from the glossary, the page of operations and the lists of \`scripts/lib/asked\`. The test of each row was
read and proves it; \`npm run check\` finds an empty cell.

${tables.map(({ text }) => text).join('\n')}`,
  }
}
