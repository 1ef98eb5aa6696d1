/**
 * What the pages say comes later is truly not there: each *later* is listed here with a word that the code would have if it were, and
 * a *later* that is not listed fails.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'

const MARKED = /\*later\b|\blater:/i

/** Page, the words beside the mark, and the word that no source has. */
const LATER = [
  { page: 'docs/must-hold.md', says: 'no posting crosses currencies', absent: 'exchangeGain' },
]

const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  } catch {
    return ''
  }
}

runMain(() => {
  const pages = git('ls-files', '-co', '--exclude-standard', 'docs', 'README.md', 'CONTRIBUTING.md')
  const faults = []
  for (const page of pages.split('\n').filter((name) => name.endsWith('.md'))) {
    for (const line of readFileSync(join(root, page), 'utf8').split('\n')) {
      if (!MARKED.test(line)) continue
      const known = LATER.find((one) => one.page === page && line.includes(one.says))
      if (!known) {
        faults.push(`${page}: a later without the word that would be there: ${line.slice(0, 80)}`)
      }
    }
  }
  for (const { page, says, absent } of LATER) {
    if (!readFileSync(join(root, page), 'utf8').includes(says)) {
      faults.push(`${page}: ${says} is gone`)
    }
    const found = git('grep', '-l', absent, '--', 'api', 'shared-types', 'player-web', 'backoffice')
    if (found !== '') faults.push(`${page}: ${says} is here now: ${found.split('\n')[0]}`)
  }
  for (const fault of faults) console.log(`later: ${fault}`)
  return faults.length > 0 ? 1 : 0
})
