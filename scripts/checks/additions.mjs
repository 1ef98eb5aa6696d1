/**
 * The cost of an addition: how many existing files each kind of addition touched. It reads the commits that added one
 * trivial thing of each kind and were reverted: a commit `Try ...` whose message ends with `Addition: <kind>`, and its
 * revert `Take back: Try ...`. It compares their table with the one in docs/architecture.md, and each row with the most
 * files that an addition may touch. With `--write` it writes the table. A copy without these commits cannot be
 * compared: it says why.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'

const page = join(root, 'docs', 'architecture.md')
const SELF = 'node scripts/checks/additions.mjs'
const [OPENING, CLOSING] = ['<!-- additions -->', '<!-- end of additions -->']
const KIND = /^Addition: (.+)$/m

/** The most existing files that people touch for an addition, by kind; MOST for every other kind. */
const MOST = 3
const MOST_OF = new Map([['language', 1]])

/** Only the standard output, since git writes warnings to the other. Throws an Error when git fails or is missing. */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

function succeeds(...args) {
  try {
    git(...args)
    return true
  } catch {
    return false
  }
}

/** Commits whose message matches `pattern`, the oldest first. */
function commitsWith(pattern) {
  const log = git('log', '--reverse', `--grep=${pattern}`, '--format=%H%x00%B%x01')
  return log
    .split('\x01')
    .map((entry) => entry.trim().split('\x00'))
    .filter(([hash]) => hash)
    .map(([hash, message]) => ({ hash, message, title: message.split('\n', 1)[0] }))
}

/** Pages that scripts write from other files. */
const DRAWN = new Set(['docs/operations.md', 'docs/architecture.md'])

/**
 * The files of a commit: `touched` are existing files that people changed; others were written by a script, or are new.
 */
function filesOf(hash) {
  const shown = git('show', '--no-renames', '--name-status', '--format=', hash)
  const lines = shown.trim().split('\n')
  const names = (letter) =>
    lines.map((line) => line.split('\t')).filter(([status]) => status === letter)
  const changed = names('M').map(([, name]) => name)
  return {
    touched: changed.filter((name) => !DRAWN.has(name)),
    drawn: changed.filter((name) => DRAWN.has(name)),
    added: names('A').length,
  }
}

/** The newest reverted addition of each kind, with its files. */
function additions() {
  const reverted = new Set(commitsWith('^Take back: ').map(({ title }) => title))
  const newest = new Map()
  for (const { hash, title, message } of commitsWith('^Addition: ')) {
    const [, kind] = KIND.exec(message) ?? []
    if (kind && reverted.has(`Take back: ${title}`)) newest.set(kind, hash)
  }
  return [...newest].map(([kind, hash]) => ({ kind, hash, ...filesOf(hash) }))
}

const code = (names) => names.map((name) => `\`${name}\``).join(', ')

function table(rows) {
  const head = ['addition', 'existing files touched', 'which', 'drawn by a script', 'new', 'commit']
  const lines = rows.map(({ kind, hash, touched, drawn, added }) => {
    const cells = [kind, touched.length, code(touched), code(drawn), added, hash.slice(0, 7)]
    return `| ${cells.join(' | ')} |`
  })
  return [`| ${head.join(' | ')} |`, '|---|---|---|---|---|---|', ...lines].join('\n')
}

/** Why this copy cannot show the commits of the table; null when it can. */
function missingHistory(drawn) {
  if (!succeeds('rev-parse', 'HEAD')) return 'this copy has no git history'
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    return 'this clone is shallow: git fetch --unshallow'
  }
  const [, named] = /\| ([0-9a-f]{7,}) \|\s*$/.exec(drawn) ?? []
  if (!named || succeeds('merge-base', '--is-ancestor', named, 'HEAD')) return null
  return `commit ${named} of the table is not in this history`
}

runMain(() => {
  const text = readFileSync(page, 'utf8')
  const [start, end] = [text.indexOf(OPENING), text.indexOf(CLOSING)]
  if (start < 0 || end < 0) throw new Refusal(`docs/architecture.md has no ${OPENING}`)
  const before = text.slice(start + OPENING.length, end).trim()
  const isDrawing = process.argv.includes('--write')
  const missing = isDrawing ? null : missingHistory(before)
  if (missing) {
    console.log(`» additions not compared: ${missing}`)
    return 0
  }
  const rows = additions()
  const drawn = table(rows)
  if (isDrawing) {
    writeFileSync(page, `${text.slice(0, start)}${OPENING}\n${drawn}\n${text.slice(end)}`)
  }
  const faults = rows
    .filter(({ kind, touched }) => touched.length > (MOST_OF.get(kind) ?? MOST))
    .map(({ kind, touched }) => `a ${kind} touches ${touched.length} existing files`)
  if (!isDrawing && drawn !== before) faults.push(`docs/architecture.md: draw it: ${SELF} --write`)
  for (const fault of faults) console.log(`additions: ${fault}`)
  return faults.length > 0 ? 1 : 0
})
