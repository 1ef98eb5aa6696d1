/** The suites of the API, on SQLite and on MariaDB. */
import { join } from 'node:path'
import { startOfTests } from '../clock/test_clock.mjs'
import { startGalera } from '../servers/galera.mjs'
import { haproxyConfig, startHaproxy } from '../servers/haproxy.mjs'
import { startMariadb } from '../servers/mariadb.mjs'
import { startPrimaryAndReplica } from '../servers/replica.mjs'
import { canHaveSmallDisk } from '../servers/small_disk.mjs'
import { apiDir } from '../paths.mjs'
import { freePort } from '../ports.mjs'
import { capture } from '../processes.mjs'
import { haproxy, mariadb, redis, rsync } from '../servers/programs.mjs'
import { boundsIn, outcomeOf, testFiles } from './outcome.mjs'

/** The endings of files that are not called as their suite, as api/adonisrc.ts has them. */
const ENDINGS = { api: 'spec', seasons: 'season' }

const HOUR_MS = 3_600_000
/** For hangs alone: many times what a suite takes. Where tests are short, silence tells a hang sooner. */
const boundsOf = (suite, env) => {
  if (suite === 'api') return boundsIn(env, HOUR_MS)
  if (suite === 'once') return boundsIn(env, HOUR_MS / 4)
  return boundsIn(env, HOUR_MS, HOUR_MS)
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
      const bounds = boundsOf(suite, env)
      const ended = await capture(node, args, { cwd: apiDir, env: testEnv, report, ...bounds })
      const all = () => testFiles('api/tests', new RegExp(`\\.${ENDINGS[suite] ?? suite}\\.ts$`))
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

/** The API's suite at another instant, an ISO 8601 text. */
export const apiAt = (at) => ({
  ...japaSuite('api', `SQLite ${at}`, onSqlite, {}),
  group: 'instants',
  at: startOfTests(at),
})

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

/** Several servers on one database and one Redis, killed in turn; SQLite serves one server alone. */
export const nodesSuite = (settings) => {
  const suite = japaSuite('nodes', 'MariaDB', onMariadb('nodes'), settings)
  return { ...suite, programs: [...suite.programs, redis] }
}

/** A database and its replica, which is stopped and killed. */
export const replicaSuite = (settings) => {
  const suite = japaSuite('replica', 'MariaDB', ({ newDatabase }) => newDatabase(), settings)
  return {
    ...suite,
    group: 'nodes',
    async run(bench, files) {
      const servers = await startPrimaryAndReplica({ database: 'test_replica' })
      try {
        return await suite.run({ ...bench, newDatabase: () => servers.env }, files)
      } finally {
        await servers.stop()
      }
    },
  }
}

/** Room for the empty tables, and some more. */
const DISK_MB = 220

/** A database whose disk is small enough to be filled; faults that need another are tried on it too. */
export const faultsSuite = (settings) => {
  const suite = japaSuite('faults', 'MariaDB', ({ newDatabase }) => newDatabase(), settings)
  return {
    ...suite,
    group: 'nodes',
    programs: [...suite.programs, redis],
    async run(bench, files) {
      const diskMb = (await canHaveSmallDisk()) ? DISK_MB : undefined
      const server = await startMariadb({ databases: ['test_faults'], memoryMb: 64, diskMb })
      const env = { ...server.env, ...(diskMb && { SMALL_DISK: 'true' }) }
      try {
        return await suite.run({ ...bench, newDatabase: () => env }, files)
      } finally {
        await server.stop()
      }
    },
  }
}

const DATABASES = 3

/** Several servers on a cluster of databases behind HAProxy, all killed in turn; the nodes of the database start again. */
export const stormSuite = (settings) => {
  const connection = ({ newDatabase }) => newDatabase()
  const suite = japaSuite('storm', 'Galera', connection, settings)
  return {
    ...suite,
    programs: [mariadb, rsync, haproxy, redis],
    async run(bench, files) {
      const { ports } = await startGalera({ nodes: DATABASES, database: 'test_storm' })
      const port = await freePort()
      const config = haproxyConfig({ databasePort: port, databases: ports })
      await startHaproxy(config, port, { quiet: true })
      const env = {
        DB_CONNECTION: 'mysql',
        DB_HOST: '127.0.0.1',
        DB_PORT: String(port),
        DB_USER: 'root',
        DB_PASSWORD: '',
        DB_DATABASE: 'test_storm',
        STORM_DATABASES: ports.join(),
      }
      return suite.run({ ...bench, newDatabase: () => env }, files)
    },
  }
}
