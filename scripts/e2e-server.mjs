/**
 * A server of the browser tests, on a copy of the demo that is its own; e2e/server.ts starts one for each file of tests.
 * E2E_FOLDER holds the demo, E2E_NAME names the copy, PORT is the server's port and SMTP_PORT that of its mails. When it
 * answers, its settings are printed as one line of JSON.
 */
import { startServer } from './lib/api.mjs'
import { copyDemo } from './lib/e2e_demo.mjs'
import { e2eSettings } from './lib/e2e_settings.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { waitForPort } from './lib/ports.mjs'
import { prepare } from './lib/prepare.mjs'

runMain(async () => {
  const { node, env } = prepare()
  const { E2E_FOLDER, E2E_NAME, PORT } = env
  const settings = await copyDemo(E2E_FOLDER, E2E_NAME)
  const APP_URL = `http://127.0.0.1:${PORT}`
  const server = startServer({ node, env: { ...e2eSettings(env), APP_URL, ...settings } })
  let isOver = false
  server.exit.then(() => (isOver = true))
  const isUp = await waitForPort(Number(PORT), { timeoutMs: 120_000, isOver: () => isOver })
  if (!isUp) throw new Refusal(`the server on port ${PORT} did not start`)
  console.log(JSON.stringify(settings))
  return server.exit
})
