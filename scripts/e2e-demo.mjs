/**
 * Builds the apps and makes the demo of the browser tests; Playwright runs it first. E2E_DATABASE is sqlite (unless named)
 * or mariadb; E2E_FOLDER gets the demo.
 */
import { ensureBuilt } from './lib/apps.mjs'
import { makeDemo } from './lib/e2e_demo.mjs'
import { runMain } from './lib/fail.mjs'
import { e2eSettings } from './lib/e2e_settings.mjs'
import { webApps } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

runMain(async () => {
  const { node, env } = prepare()
  await Promise.all(webApps.map((app) => ensureBuilt(app, { node, env })))
  const kind = process.env.E2E_DATABASE ?? 'sqlite'
  await makeDemo({ node, env: e2eSettings(env) }, { kind, folder: process.env.E2E_FOLDER })
  console.log('The demo of the browser tests is made.')
  // a MariaDB of the demo ends with this process, which Playwright ends
  return new Promise(() => setInterval(() => {}, 60_000))
})
