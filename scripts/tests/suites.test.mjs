import { describe, expect, test } from 'vitest'
import { inOrder } from '../lib/order.ts'
import { chooseSuites } from '../lib/suites.mjs'

const databasesOf = (tier, ...groups) =>
  chooseSuites(tier, groups)
    .filter(({ name }) => name === 'browser')
    .map(({ database }) => database)

describe('the browser tests', () => {
  test('run on SQLite in the gate, and on both databases in the whole', () => {
    expect(databasesOf('gate')).toEqual(['SQLite'])
    expect(databasesOf('all')).toEqual(['SQLite', 'MariaDB'])
  })

  test('run on the database that is asked for', () => {
    expect(databasesOf('all', 'browser')).toEqual(['SQLite'])
    expect(databasesOf('all', 'browser-mariadb')).toEqual(['MariaDB'])
  })
})

test('the gate leaves out the browser’s second database, clusters and instants, and no other suite', () => {
  const inBoth = ({ name, database, group }) =>
    `${name} ${database}` !== 'browser MariaDB' && !['instants', 'nodes', 'storm'].includes(group)
  const namesOf = (suites) => suites.map(({ name, database }) => `${name} ${database}`)
  expect(namesOf(chooseSuites('gate', []))).toEqual(namesOf(chooseSuites('all', []).filter(inBoth)))
})

test('a seed shuffles files, in the same way each time', () => {
  const files = Array.from({ length: 20 }, (_, index) => `file ${index}`)
  expect(inOrder(files, '')).toEqual(files)
  const shuffled = inOrder(files, 'one')
  expect(shuffled).not.toEqual(files)
  expect([...shuffled].sort()).toEqual([...files].sort())
  expect(inOrder([...files].reverse(), 'one')).toEqual(shuffled)
  expect(inOrder(files, 'two')).not.toEqual(shuffled)
})
