import { describe, expect, test } from 'vitest'
import { chooseSuites } from '../lib/suites.mjs'

const databasesOf = (...groups) =>
  chooseSuites(groups)
    .filter(({ name }) => name === 'browser')
    .map(({ database }) => database)

describe('the browser tests', () => {
  test('run on SQLite, alone or with everything else', () => {
    expect(databasesOf()).toEqual(['SQLite'])
    expect(databasesOf('browser')).toEqual(['SQLite'])
  })

  test('run on MariaDB when that is asked for', () => {
    expect(databasesOf('browser-mariadb')).toEqual(['MariaDB'])
    expect(databasesOf('browser', 'browser-mariadb')).toEqual(['SQLite', 'MariaDB'])
  })
})
