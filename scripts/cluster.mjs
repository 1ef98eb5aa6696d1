/** `npm run cluster`: three servers, three databases, Redis and HAProxy on this machine, in temporary folders. */
import { randomBytes } from 'node:crypto'
import { migrate, seedDemo, startServer } from './lib/api.mjs'
import { ensureBuilt } from './lib/apps.mjs'
import { isEnding } from './lib/cleanup.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { startGalera } from './lib/servers/galera.mjs'
import { haproxyConfig, startHaproxy } from './lib/servers/haproxy.mjs'
import { webApps } from './lib/paths.mjs'
import { freePort, isAnswering, waitForPort } from './lib/ports.mjs'
import { prepare } from './lib/prepare.mjs'
import { ensurePrograms, haproxy, mariadb, redis, rsync } from './lib/servers/programs.mjs'
import { startRedis } from './lib/servers/redis.mjs'
import { ensureHome, readSettings } from './lib/settings.mjs'

const NODES = 3

/** Starts a server, and again whenever it ends, as a service manager would. */
function keepServer(tools, port) {
  const launch = () => {
    const server = startServer({ ...tools, env: { ...tools.env, PORT: String(port) } })
    server.exit.then(() => isEnding() || launch())
  }
  launch()
}

runMain(async () => {
  const tools = prepare()
  ensureHome()
  const { host, port } = readSettings()
  if (await isAnswering(port, host)) {
    throw new Refusal(`port ${port} is taken; stop what uses it, or set PORT to another`)
  }
  await ensurePrograms([mariadb, redis, haproxy, rsync])
  await Promise.all(webApps.map((app) => ensureBuilt(app, tools)))
  const { url } = await startRedis()
  const databases = (await startGalera({ nodes: NODES, database: 'grandstand' })).ports
  const servers = await Promise.all(Array.from({ length: NODES }, freePort))
  const databasePort = await freePort()
  const config = haproxyConfig({
    host,
    port,
    servers,
    databasePort,
    databases,
  })
  await startHaproxy(config, databasePort)
  const env = {
    ...tools.env,
    APP_KEY: tools.env.APP_KEY ?? randomBytes(24).toString('base64url'),
    DB_CONNECTION: 'mysql',
    DB_HOST: '127.0.0.1',
    DB_PORT: String(databasePort),
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_DATABASE: 'grandstand',
    REDIS_URL: url,
    FEED_TOKEN: tools.env.FEED_TOKEN ?? randomBytes(24).toString('base64url'),
    SANDBOX_GAMES: 'off',
  }
  const own = { ...tools, env }
  await migrate(own)
  const signIns = await seedDemo(own)
  for (const one of servers) keepServer(own, one)
  for (const one of servers) await waitForPort(one)
  console.log(`\n${signIns.trim()}\n`)
  console.log(`Servers ${servers.join(', ')} with Redis at ${url}`)
  console.log(`Databases ${databases.join(', ')}, of which HAProxy takes one`)
  console.log(
    `Players: http://localhost:${port}/   Back office: http://localhost:${port}/backoffice`
  )
  return new Promise(() => {})
})
