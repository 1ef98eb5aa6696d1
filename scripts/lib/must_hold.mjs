/** The rules of docs/must-hold.md, and the tests whose titles, or whose groups' titles, carry their numbers. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const RULE = /^### ([A-Z]\d{1,2})\n([\s\S]*?)(?=\n#|$(?![\s\S]))/gm
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*([`'"])((?:(?!\1)[^\\]|\\.)*)\1/g
const TESTS = /\.(?:spec|test|crash|once|nodes|faults|fuzz|season)\.tsx?$/
const NUMBER = /\b[MLAS]\d{1,2}\b/g

function testFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => TESTS.test(file) && existsSync(join(root, file)))
}

/** The tests of a file by each number in their titles. */
function numbered(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(TITLE)].flatMap(([, , title]) =>
    [...title.matchAll(NUMBER)].map(([number]) => ({ number, file, title }))
  )
}

/**
 * @returns {{ number: string, rule: string, tests: { file: string, title: string }[] }[]} in the order of the page;
 *   `rule` is its first sentence
 */
export function mustHold() {
  const page = readFileSync(join(root, 'docs', 'must-hold.md'), 'utf8')
  const tests = testFiles().flatMap(numbered)
  return [...page.matchAll(RULE)].map(([, number, text]) => ({
    number,
    rule: text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=\.) /)[0],
    tests: tests.filter((test) => test.number === number),
  }))
}
