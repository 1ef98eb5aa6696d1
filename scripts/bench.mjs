/** `npm run bench`: hot paths beside a bare floor of the same run, as ratios; the machine's own speed falls out. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, startServer } from './lib/api.mjs'
import { onEnd } from './lib/cleanup.mjs'
import { Refusal, runMain } from './lib/fail.mjs'
import { startMariadb } from './lib/mariadb.mjs'
import { apiDir } from './lib/paths.mjs'
import { freePort, waitForPort } from './lib/ports.mjs'
import { prepare } from './lib/prepare.mjs'
import { captureOrRefuse } from './lib/processes.mjs'
import { ensurePrograms, mariadb } from './lib/programs.mjs'

const CONNECTIONS = 64

/** Runs a program of api/bench; resolves to the figures it printed, if any. */
async function program(name, { node, env }) {
  const args = ['--import=@poppinss/ts-exec', `bench/${name}.ts`]
  const output = await captureOrRefuse(`bench/${name}`, node, args, { cwd: apiDir, env })
  const line = output.trim().split('\n').at(-1) ?? ''
  return line.startsWith('{') ? JSON.parse(line) : null
}

/** Placing over HTTP, then the bare program on a database of the same size. */
async function placement({ node, env }, floor) {
  const port = await freePort()
  const tools = {
    node,
    env: {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      APP_KEY: 'bench-only-0123456789abcdefghijklmn',
      BENCH_PORT: String(port),
      BENCH_CONNECTIONS: String(CONNECTIONS),
    },
  }
  await migrate(tools)
  await program('seed', tools)
  const server = startServer(tools)
  if (!(await waitForPort(port))) throw new Refusal('the server did not start')
  const placed = await program('placement_load', tools)
  await server.stop()
  return { placed, bare: await program(floor, tools) }
}

function print(database, { placed, bare }) {
  const ratio = (placed.perSecond / bare.perSecond).toFixed(2)
  console.log(`\nPlacing a combined coupon of three, ${database}`)
  console.table({
    [`HTTP, all checks, ${CONNECTIONS} connections`]: placed,
    'bare floor': bare,
  })
  console.log(`ratio to the floor: ${ratio}`)
}

runMain(async () => {
  const { node, env } = prepare()
  await ensurePrograms([mariadb])
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-bench-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))

  const file = join(folder, 'bench.sqlite3')
  const sqlite = { ...env, DB_CONNECTION: 'sqlite', SQLITE_FILE: file }
  print('SQLite', await placement({ node, env: sqlite }, 'floor_sqlite'))

  const database = await startMariadb({ databases: ['bench'], flushLogAtCommit: 1 })
  print(
    `MariaDB ${database.version}`,
    await placement({ node, env: { ...env, ...database.env, DB_DATABASE: 'bench' } }, 'floor_mysql')
  )
})
