/**
 * Builds the apps and makes the demo of the browser tests; Playwright runs it first. E2E_DATABASE is sqlite (unless named)
 * or mariadb; E2E_FOLDER gets the demo, and is removed at the end where E2E_TEMPORARY is set.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBuilt } from './lib/apps.mjs'
import { onEnd } from './lib/cleanup.mjs'
import { makeDemo } from './lib/e2e_demo.mjs'
import { runMain } from './lib/fail.mjs'
import { e2eSettings } from './lib/e2e_settings.mjs'
import { webApps } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

runMain(async () => {
  const { node, env } = prepare()
  await Promise.all(webApps.map((app) => ensureBuilt(app, { node, env })))
  const { E2E_DATABASE: kind = 'sqlite', E2E_FOLDER: folder, E2E_TEMPORARY } = process.env
  mkdirSync(folder, { recursive: true })
  if (E2E_TEMPORARY) onEnd(() => rmSync(folder, { recursive: true, force: true }))
  await makeDemo({ node, env: e2eSettings(env) }, { kind, folder })
  console.log('The demo of the browser tests is made.')
  // a MariaDB of the demo ends with this process, which Playwright ends
  return new Promise(() => setInterval(() => {}, 60_000))
})
