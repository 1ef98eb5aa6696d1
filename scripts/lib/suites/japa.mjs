/** The suites of the API, on SQLite and on MariaDB. */
import { join } from 'node:path'
import { startMariadb } from '../mariadb.mjs'
import { apiDir } from '../paths.mjs'
import { freePort } from '../ports.mjs'
import { capture } from '../processes.mjs'
import { mariadb } from '../programs.mjs'
import { outcomeOf, testFiles } from './outcome.mjs'

/** The endings of the files of each suite, as api/adonisrc.ts has them. */
const ENDINGS = { api: 'spec', once: 'once', seasons: 'season', crash: 'crash', fuzz: 'fuzz' }

const HOUR_MS = 3_600_000
/** For hangs alone: many times what a suite takes. */
const BOUND_MS = { api: HOUR_MS / 2, once: HOUR_MS / 4 }

/** The API's suite of that name on one database; `settings` go into its environment. */
function japaSuite(suite, database, connection, settings) {
  return {
    name: suite,
    group: suite,
    database,
    programs: database === 'MariaDB' ? [mariadb] : [],
    // These suites are run for their tables of seasons, and for their counts of kills.
    talks: suite === 'seasons' || suite === 'crash',
    async run(bench, files) {
      const { node, env, folder } = bench
      const report = join(folder, 'report.lines')
      const testEnv = {
        ...env,
        ...settings,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        TEST_REPORT: report,
        ...(await connection(bench)),
      }
      const chosen = files?.map((file) => `--files=${file.replace(/^api\//, '')}`) ?? []
      const args = ['--import=./bin/typescript.mjs', 'bin/test.ts', suite, ...chosen]
      const boundMs = BOUND_MS[suite] ?? HOUR_MS
      const ended = await capture(node, args, { cwd: apiDir, env: testEnv, boundMs })
      const all = () => testFiles('api/tests', new RegExp(`\\.${ENDINGS[suite]}\\.ts$`))
      return outcomeOf(report, ended, files ?? all())
    },
  }
}

const onSqlite = ({ folder }) => ({
  DB_CONNECTION: 'sqlite',
  SQLITE_FILE: join(folder, 'test.sqlite3'),
})

const onMariadb =
  (suite) =>
  ({ newDatabase }) =>
    newDatabase(suite)

/** The suite of that name on each database. */
export const onBothDatabases = (suite, settings = {}) => [
  japaSuite(suite, 'MariaDB', onMariadb(suite), settings),
  japaSuite(suite, 'SQLite', onSqlite, settings),
]

/** Tests whose rule asks no database, and those of whole installations, which bring an SQLite file of their own. */
export const onceSuite = { ...japaSuite('once', 'own files', onSqlite), group: 'api' }

/** This suite kills its database, so it has a MariaDB of its own. */
const crashOnMariadb = (settings) => {
  const suite = japaSuite('crash', 'MariaDB', ({ newDatabase }) => newDatabase(), settings)
  return {
    ...suite,
    async run(bench, files) {
      const server = await startMariadb({ databases: ['test_crash'], mayBeKilled: true })
      try {
        return await suite.run({ ...bench, newDatabase: () => server.env }, files)
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
