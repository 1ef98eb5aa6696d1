/** `npm start`: from a fresh clone, or from yesterday's database, to a running platform. */
import { migrate, seedDemo, startServer } from './lib/api.mjs'
import { ensureBuilt } from './lib/apps.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { webApps } from './lib/paths.mjs'
import { isAnswering, waitForPort } from './lib/ports.mjs'
import { prepare } from './lib/prepare.mjs'
import { keepSandboxGames } from './lib/sandbox_games.mjs'
import { ensureHome, readSettings } from './lib/settings.mjs'

async function prepareDatabase(tools) {
  await migrate(tools)
  return seedDemo(tools)
}

async function buildApps(tools) {
  const built = await Promise.all(webApps.map((app) => ensureBuilt(app, tools)))
  const names = webApps.filter((_, index) => built[index])
  if (names.length > 0) {
    console.log(`Built ${names.join(' and ')}.`)
  }
}

runMain(async () => {
  const tools = prepare()
  // what serves people is compiled from files that a release manifest knows
  delete tools.env.COMPILED_FOLDER
  ensureHome()
  const settings = readSettings()
  if (await isAnswering(settings.port, settings.host)) {
    throw new Refusal(`port ${settings.port} is taken; stop what uses it, or set PORT to another`)
  }

  const building = buildApps(tools)
  // A failed build is reported below: it must not interrupt a migration.
  building.catch(() => {})
  const signIns = await prepareDatabase(tools)
  await building

  const server = startServer(tools)
  keepSandboxGames(tools)
  let isOver = false
  server.exit.then(() => (isOver = true))
  if (await waitForPort(settings.port, { host: settings.host, isOver: () => isOver })) {
    const shownHost = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host)
      ? 'localhost'
      : settings.host
    const address = `http://${shownHost}:${settings.port}`
    console.log(`\n${signIns.trim()}\n`.trimStart())
    console.log(`Players: ${address}/   Back office: ${address}/backoffice   Stop: Ctrl-C`)
  }
  return server.exit
})
