/**
 * What an addition costs: how many existing files each kind of addition touched. It reads the commits that added a
 * trivial one of each kind and were reverted: a commit `Try ...` whose message ends with `Addition: <kind>`, and its revert
 * `Take back: Try ...`.
 * Prints the table; with `--write` it draws the table in docs/architecture.md.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runMain } from './lib/fail.mjs'
import { root } from './lib/paths.mjs'

const page = join(root, 'docs', 'architecture.md')
const [OPENING, CLOSING] = ['<!-- additions -->', '<!-- end of additions -->']
const KIND = /^Addition: (.+)$/m

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** Commits whose message matches `pattern`, the oldest first. */
function commitsWith(pattern) {
  const log = git('log', '--reverse', `--grep=${pattern}`, '--format=%H%x00%B%x01')
  return log
    .split('\x01')
    .map((entry) => entry.trim().split('\x00'))
    .filter(([hash]) => hash)
    .map(([hash, message]) => ({ hash, message, title: message.split('\n', 1)[0] }))
}

/** Scripts draw these pages from what stands elsewhere. */
const DRAWN = new Set(['docs/operations.md', 'docs/architecture.md'])

/** The files of a commit: people `touched` files that existed before it, a script drew some, and others are new. */
function filesOf(hash) {
  const lines = git('show', '--no-renames', '--name-status', '--format=', hash).trim().split('\n')
  const names = (letter) =>
    lines.map((line) => line.split('\t')).filter(([status]) => status === letter)
  const changed = names('M').map(([, name]) => name)
  return {
    touched: changed.filter((name) => !DRAWN.has(name)),
    drawn: changed.filter((name) => DRAWN.has(name)),
    added: names('A').length,
  }
}

const code = (names) => names.map((name) => `\`${name}\``).join(', ')

function table() {
  const reverted = new Set(commitsWith('^Take back: ').map(({ title }) => title))
  /** The newest addition of a kind counts. */
  const newest = new Map()
  for (const { hash, title, message } of commitsWith('^Addition: ')) {
    const [, kind] = KIND.exec(message) ?? []
    if (kind && reverted.has(`Take back: ${title}`)) newest.set(kind, hash)
  }
  const rows = [...newest].map(([kind, hash]) => {
    const { touched, drawn, added } = filesOf(hash)
    const cells = [kind, touched.length, code(touched), code(drawn), added, hash.slice(0, 7)]
    return `| ${cells.join(' | ')} |`
  })
  const head = ['addition', 'existing files touched', 'which', 'drawn by a script', 'new', 'commit']
  return [`| ${head.join(' | ')} |`, '|---|---|---|---|---|---|', ...rows].join('\n')
}

runMain(() => {
  const drawn = table()
  console.log(drawn)
  if (!process.argv.includes('--write')) return
  const text = readFileSync(page, 'utf8')
  const [start, end] = [text.indexOf(OPENING), text.indexOf(CLOSING)]
  if (start < 0 || end < 0) throw new Refusal(`docs/architecture.md has no ${OPENING}`)
  writeFileSync(page, `${text.slice(0, start)}${OPENING}\n${drawn}\n${text.slice(end)}`)
})
