/**
 * `npm run simulate:network`: a month of a network of dealers, by bots over HTTP, then its books are checked: on SQLite, then
 * on a MariaDB of its own. `-- sqlite` or `-- mariadb` chooses one. Options set the sizes: `-- --dealers 5 --players 40
 * --coupons 600`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from './lib/api.mjs'
import { onEnd } from './lib/cleanup.mjs'
import { runMain } from './lib/fail.mjs'
import { startMariadb } from './lib/mariadb.mjs'
import { apiDir } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/processes.mjs'
import { ensurePrograms, mariadb } from './lib/programs.mjs'
import { newAppKey } from './lib/settings.mjs'

/** Longer than the month: a person signs in once. */
const LONG = {
  SESSION_HOURS: '2000',
  SESSION_IDLE_MINUTES: '120000',
  STAFF_SESSION_IDLE_MINUTES: '120000',
}

const DATABASES = ['sqlite', 'mariadb']

async function databaseOf(name) {
  if (name === 'mariadb') {
    await ensurePrograms([mariadb])
    const server = await startMariadb({ databases: ['month'], flushLogAtCommit: 0, memoryMb: 512 })
    return server.env
  }
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-month-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return { DB_CONNECTION: 'sqlite', SQLITE_FILE: join(folder, 'month.sqlite3') }
}

/** Resolves to the exit code of the month on one database. */
async function simulate({ node, env }, database, options) {
  const tools = {
    node,
    env: {
      ...env,
      ...LONG,
      ...(await databaseOf(database)),
      NODE_ENV: 'production',
      TZ: 'UTC',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      APP_KEY: newAppKey(),
      DEMO: 'false',
      FEED_SIMULATOR: 'off',
      LOG_LEVEL: 'warn',
      LIMITER_STORE: 'memory',
      // thousands of people sign in at once
      PASSWORD_HASH_COST: '1024',
    },
  }
  await migrate(tools)
  const args = ['--import=@poppinss/ts-exec', 'simulation/main.ts', ...options]
  return run(node, args, { cwd: apiDir, env: tools.env })
}

runMain(async () => {
  const [word, ...others] = process.argv.slice(2)
  const isNamed = DATABASES.includes(word)
  const options = isNamed ? others : process.argv.slice(2)
  const prepared = prepare()
  let worst = 0
  for (const database of isNamed ? [word] : DATABASES) {
    console.log(`\nA month on ${database}`)
    // the run on the other database shows whether a fault is of one database alone
    worst = Math.max(worst, await simulate(prepared, database, options))
  }
  return worst
})
