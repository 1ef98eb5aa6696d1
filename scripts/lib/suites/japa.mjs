/** The suites of the API, on SQLite and on MariaDB. */
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { startMariadb } from '../mariadb.mjs'
import { apiDir } from '../paths.mjs'
import { freePort } from '../ports.mjs'
import { capture } from '../processes.mjs'
import { mariadb } from '../programs.mjs'
import { outcome } from './outcome.mjs'

/** Counts of Japa's closing line, such as `Tests  3 passed, 1 failed, 2 skipped (6)`. */
function japaCounts(output) {
  const line = stripVTControlCharacters(output).match(/^\s*Tests {2,}.*\(\d+\)\s*$/m)?.[0] ?? ''
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return {
    passed: count('passed'),
    failed: count('failed') + count('regression'),
    skipped: count('skipped') + count('todo'),
  }
}

/** The API's suite of that name on one database; `settings` go into its environment. */
function japaSuite(suite, database, connection, settings) {
  return {
    name: suite,
    group: suite,
    database,
    programs: database === 'MariaDB' ? [mariadb] : [],
    // These suites are run for their tables of seasons, and for their counts of kills.
    talks: suite === 'seasons' || suite === 'crash',
    async run({ node, env, folder, mariadb: mariadbSettings }) {
      const testEnv = {
        ...env,
        ...settings,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        ...connection({ folder, mariadbSettings }),
      }
      const args = ['--import=@poppinss/ts-exec', 'bin/test.ts', suite]
      const ended = await capture(node, args, { cwd: apiDir, env: testEnv })
      return outcome(ended, japaCounts(ended.output))
    },
  }
}

const onSqlite = ({ folder }) => ({
  DB_CONNECTION: 'sqlite',
  SQLITE_FILE: join(folder, 'test.sqlite3'),
})

/** The suite of that name on each database. */
export const onBothDatabases = (suite, settings = {}) => [
  japaSuite(suite, 'MariaDB', ({ mariadbSettings }) => mariadbSettings(`test_${suite}`), settings),
  japaSuite(suite, 'SQLite', onSqlite, settings),
]

/** Tests whose rule asks no database, and those of whole installations, which bring an SQLite file of their own. */
export const onceSuite = { ...japaSuite('once', 'own files', onSqlite), group: 'api' }

/** This suite kills its database, so it has a MariaDB of its own. */
const crashOnMariadb = (settings) => {
  const suite = japaSuite('crash', 'MariaDB', ({ mariadbSettings }) => mariadbSettings(), settings)
  return {
    ...suite,
    async run(bench) {
      const server = await startMariadb({ databases: ['test_crash'], mayBeKilled: true })
      try {
        return await suite.run({ ...bench, mariadb: () => server.env })
      } finally {
        await server.stop()
      }
    },
  }
}

/** The server killed while it places and settles, and MariaDB too. */
export const crashSuites = (settings) => [
  crashOnMariadb(settings),
  japaSuite('crash', 'SQLite', onSqlite, settings),
]
