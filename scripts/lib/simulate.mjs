/** Shared by the simulations: a program of api/simulation plays on an empty database, on SQLite and then on MariaDB. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from './api.mjs'
import { onEnd } from './cleanup.mjs'
import { startMariadb } from './servers/mariadb.mjs'
import { apiDir } from './paths.mjs'
import { freePort } from './ports.mjs'
import { prepare } from './prepare.mjs'
import { run } from './processes.mjs'
import { ensurePrograms, mariadb } from './servers/programs.mjs'
import { newAppKey, withoutMachineSettings } from './settings.mjs'

/** Longer than any simulation: a person signs in once. */
const LONG = {
  SESSION_HOURS: '2000',
  SESSION_IDLE_MINUTES: '120000',
  STAFF_SESSION_IDLE_MINUTES: '120000',
}

const DATABASES = ['sqlite', 'mariadb']

async function databaseOf(name) {
  if (name === 'mariadb') {
    await ensurePrograms([mariadb])
    const server = await startMariadb({
      databases: ['simulation'],
      flushLogAtCommit: 0,
      memoryMb: 512,
    })
    return server.env
  }
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-simulation-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return { DB_CONNECTION: 'sqlite', SQLITE_FILE: join(folder, 'simulation.sqlite3') }
}

/** Resolves to the exit code on one database. */
async function simulate({ node, env }, database, { program, settings, afterwards }, options) {
  const port = String(await freePort())
  const tools = {
    node,
    env: {
      ...withoutMachineSettings(env),
      ...LONG,
      ...(await databaseOf(database)),
      NODE_ENV: 'production',
      TZ: 'UTC',
      HOST: '127.0.0.1',
      PORT: port,
      APP_URL: `http://localhost:${port}`,
      APP_KEY: newAppKey(),
      DEMO: 'false',
      FEED_SIMULATOR: 'off',
      LOG_LEVEL: 'warn',
      LIMITER_STORE: 'memory',
      // thousands of people sign in at once
      PASSWORD_HASH_COST: '1024',
      VISITOR_BODIES_PER_SECOND: '100000',
      // a day passes in minutes
      PAYMENT_ORDERS_PER_TEN_MINUTES: '100000',
      ...settings,
    },
  }
  await migrate(tools)
  const args = ['--import=./bin/typescript.mjs', `simulation/${program}`, ...options]
  const code = await run(node, args, { cwd: apiDir, env: tools.env })
  await afterwards?.(tools)
  return code
}

/**
 * Resolves to the worst exit code of the databases. The first argument of the command may name one of them; the others go
 * to the program.
 * @param {{ what: string, program: string, settings?: NodeJS.ProcessEnv, afterwards?: (tools: object) => Promise<void> }}
 *   simulation `afterwards` runs while the database still stands
 */
export async function simulateOnDatabases(simulation) {
  const [word, ...others] = process.argv.slice(2)
  const isNamed = DATABASES.includes(word)
  const options = isNamed ? others : process.argv.slice(2)
  const prepared = prepare()
  let worst = 0
  for (const database of isNamed ? [word] : DATABASES) {
    console.log(`\n${simulation.what} on ${database}`)
    // the run on the other database shows whether a fault is of one database alone
    worst = Math.max(worst, await simulate(prepared, database, simulation, options))
  }
  return worst
}
