/**
 * The server of the browser tests: the built apps and the API on a fresh demo database. Playwright starts it. E2E_PORT
 * is its port; E2E_FOLDER holds its database (default: a temporary folder).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { migrate, seedDemo, startServer } from './lib/api.mjs'
import { ensureBuilt } from './lib/apps.mjs'
import { onEnd } from './lib/cleanup.mjs'
import { runMain } from './lib/fail.mjs'
import { webApps } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { newAppKey } from './lib/settings.mjs'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-e2e-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

runMain(async () => {
  const { node, env } = prepare()
  const port = process.env.E2E_PORT ?? '3380'
  const serverEnv = {
    ...env,
    NODE_ENV: 'production',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    APP_KEY: newAppKey(),
    LOG_LEVEL: 'warn',
    PASSWORD_HASH_COST: '16384',
    // tests count what they make themselves
    DEMO_PAST: 'false',
    FEED_TOKEN: process.env.FEED_TOKEN ?? 'e2e-feed-token',
    DB_CONNECTION: 'sqlite',
    SQLITE_FILE: join(process.env.E2E_FOLDER ?? temporaryFolder(), 'e2e.sqlite3'),
  }
  const tools = { node, env: serverEnv }
  await Promise.all(webApps.map((app) => ensureBuilt(app, { node, env })))
  await migrate(tools)
  console.log(await seedDemo(tools))
  return startServer(tools).exit
})
