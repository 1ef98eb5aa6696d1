/**
 * Every rule that a comment, a test or a page names exists: `rules 3.4` (or `rules 3.1, 3.6`) as a heading of docs/rules.md,
 * `must-hold M9` and the number that a test's title begins with as a heading of docs/must-hold.md, and every page
 * (`docs/feeds.md#anchor`, `decisions/0010`) as a file with that heading.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'

const KINDS = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.md']
const NUMBER = String.raw`(?:\d+\.\d+|[A-Z]\d{1,2})`
const AND = String.raw`(?:,|,? and)\s+(?:\*\s+)?`
const CITED = new RegExp(
  String.raw`\b(rules|must-hold)\s+(?:\*\s+)?(${NUMBER}(?:${AND}${NUMBER})*)\b`,
  'g'
)
const TITLE = /\btest(?:\.\w+)*\(\s*[`'"]([MLAS]\d{1,2})\b/g
const PAGE = /(?<![\w/.*-])((?:\.\.\/)*(?:[\w.-]+\/)*[\w-]+\.md)(?:#([\w-]+))?/g
const DECISION = /\bdecisions\/(\d{4})\b/g
/** Pages outside the repository, which nothing may cite. */
const ELSEWHERE = /betting-rules|specification, sections? \d/

const headingsOf = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)
const numbersOf = (text) => new Set(headingsOf(text).map((heading) => heading.split(' ')[0]))
/** The anchor that a heading has on a page. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const docs = join(root, 'docs')
const known = {
  'rules': numbersOf(readFileSync(join(docs, 'rules.md'), 'utf8')),
  'must-hold': numbersOf(readFileSync(join(docs, 'must-hold.md'), 'utf8')),
}
const decisions = new Set(readdirSync(join(docs, 'decisions')).map((name) => name.slice(0, 4)))

/** A page's text; its path is from the root, from `docs` or from the citing file. Null when there is no such page. */
function pageText(file, path) {
  const places = [path, join('docs', path), join(dirname(file), path)].map((at) => join(root, at))
  const found = places.find((place) => existsSync(place))
  return found ? readFileSync(found, 'utf8') : null
}

function pageFault(file, path, anchor) {
  const text = pageText(file, path)
  if (text === null) return `there is no page ${path}`
  const isThere = !anchor || headingsOf(text).some((heading) => anchorOf(heading) === anchor)
  return isThere ? null : `${path} has no heading #${anchor}`
}

/** Citations in a file that lead nowhere. */
function faultsOf(file, text) {
  const numbers = [...text.matchAll(CITED)].flatMap(([, page, list]) =>
    [...list.matchAll(new RegExp(NUMBER, 'g'))].map(([number]) => [page, number])
  )
  const titles = [...text.matchAll(TITLE)].map(([, number]) => ['must-hold', number])
  const missing = [...numbers, ...titles].filter(([page, number]) => !known[page].has(number))
  const pages = [...text.matchAll(PAGE)].map(([, path, anchor]) => pageFault(file, path, anchor))
  const decided = [...text.matchAll(DECISION)].filter(([, number]) => !decisions.has(number))
  return [
    ...missing.map(([page, number]) => `docs/${page}.md has no ${number}`),
    ...pages.filter((fault) => fault !== null),
    ...decided.map(([, number]) => `docs/decisions has no ${number}`),
    ...(ELSEWHERE.test(text) ? ['cites a page that the repository does not hold'] : []),
  ]
}

runMain(() => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...KINDS], {
    cwd: root,
    encoding: 'utf8',
  })
  // this file is left out, because it contains the patterns
  const files = listed.split('\n').filter((file) => file !== '' && !file.endsWith('/citations.mjs'))
  let found = 0
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    for (const fault of faultsOf(file, readFileSync(join(root, file), 'utf8'))) {
      console.log(`${file}: ${fault}`)
      found += 1
    }
  }
  return found > 0 ? 1 : 0
})
