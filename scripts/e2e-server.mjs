/**
 * The servers of the browser tests: the built apps and the API, each server on a fresh demo database of its own. Playwright
 * starts them. E2E_PORT is the port of each, with commas between them, and E2E_MAIL_PORT the port at which a test of each
 * receives its mails; E2E_DATABASE is sqlite (unless named) or mariadb; E2E_FOLDER holds their databases (default: a
 * temporary folder).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { startServer } from './lib/api.mjs'
import { ensureBuilt } from './lib/apps.mjs'
import { onEnd } from './lib/cleanup.mjs'
import { e2eDatabases } from './lib/e2e_databases.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { webApps } from './lib/paths.mjs'
import { waitForPort } from './lib/ports.mjs'
import { prepare } from './lib/prepare.mjs'
import { newAppKey } from './lib/settings.mjs'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-e2e-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a server, and waits until it answers; resolves to the promise of its end. */
async function serve({ node, env }) {
  const server = startServer({ node, env })
  let isOver = false
  server.exit.then(() => (isOver = true))
  const isUp = await waitForPort(Number(env.PORT), { timeoutMs: 300_000, isOver: () => isOver })
  if (!isUp) throw new Refusal(`the server on port ${env.PORT} did not start`)
  return { exit: server.exit }
}

runMain(async () => {
  const { node, env } = prepare()
  const folder = process.env.E2E_FOLDER ?? temporaryFolder()
  const appKey = newAppKey()
  const mailPorts = (process.env.E2E_MAIL_PORT ?? '3381').split(',')
  const ports = (process.env.E2E_PORT ?? '3380').split(',')
  const kind = process.env.E2E_DATABASE ?? 'sqlite'
  const databases = await e2eDatabases({ kind, folder, count: ports.length })
  const environments = ports.map((port, index) => ({
    ...env,
    NODE_ENV: 'production',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    APP_KEY: appKey,
    LOG_LEVEL: 'warn',
    PASSWORD_HASH_COST: '16384',
    // tests count only what they make themselves
    DEMO_PAST: 'false',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: mailPorts[index],
    SANDBOX_GATEWAY: 'on',
    FEED_TOKEN: process.env.FEED_TOKEN ?? 'e2e-feed-token',
    ...databases.settings[index],
    UPLOADS_DIR: join(folder, `uploads-${index}`),
  }))
  await Promise.all(webApps.map((app) => ensureBuilt(app, { node, env })))
  await databases.fill(environments.map((each) => ({ node, env: each })))
  const servers = await Promise.all(environments.map((each) => serve({ node, env: each })))
  console.log('The servers of the browser tests answer.')
  return Promise.race(servers.map(({ exit }) => exit))
})
