/**
 * A table is written by the room that declares it in its `owners.ts`, and by no other: an exception is listed with its reason,
 * and one that is no longer needed fails.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'
import { tablesDeclared, tablesWritten } from '../lib/table_writers.mjs'

/** Rooms whose work is rows of all rooms. */
const OF_ALL = ['moves', 'demo', 'privacy']

/** Table, the other room that writes it, and why. */
const EXCEPTIONS = {
  coupons: { settlement: 'decides and pays them in bulk' },
  coupon_selections: { settlement: 'decides them in bulk' },
  results: { settlement: 'notes that they are settled, with the coupons' },
  feed_settlements: { settlement: 'notes that they are settled, with the coupons' },
  matches: {
    feed: 'writes many matches in one statement',
    settlement: 'ends those that a result decides',
  },
  markets: {
    feed: 'writes many prices in one statement',
    book: 'holds a market in play',
    settlement: 'ends those that a result decides',
  },
  outcomes: {
    feed: 'writes many prices in one statement',
    settlement: 'notes what has won',
  },
  live_matches: { book: 'holds a match in play' },
  machines: { desk: 'ends a machine with the shifts at it' },
  user_sessions: { desk: 'ends a machine with the sessions at it' },
  users: { inactivity: 'marks accounts that nobody uses' },
}

const roomOf = (file) => file.split('/')[2]
const read = (file) => readFileSync(join(root, file), 'utf8')

runMain(() => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'api/app/*.ts'],
    { cwd: root, encoding: 'utf8' }
  )
  const files = listed.split('\n').filter(Boolean)
  const owners = new Map(
    files
      .filter((file) => file.endsWith('/owners.ts'))
      .flatMap((file) => tablesDeclared(file, read(file)).map((table) => [table, roomOf(file)]))
  )
  const needed = new Set()
  const faults = []
  for (const file of files) {
    const room = roomOf(file)
    if (OF_ALL.includes(room)) continue
    for (const table of tablesWritten(file, read(file), owners)) {
      if (owners.get(table) === room) continue
      if (EXCEPTIONS[table]?.[room]) needed.add(`${table} ${room}`)
      else faults.push(`${file} writes ${table}, which belongs to ${owners.get(table)}`)
    }
  }
  for (const [table, rooms] of Object.entries(EXCEPTIONS)) {
    for (const room of Object.keys(rooms)) {
      if (!needed.has(`${table} ${room}`)) faults.push(`${room} no longer writes ${table}`)
    }
  }
  for (const fault of faults) console.log(fault)
  return faults.length > 0 ? 1 : 0
})
