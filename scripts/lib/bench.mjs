/** Shared by the benches: runs the programs of api/bench, and a server for them. */
import { migrate, startServer } from './api.mjs'
import { Refusal } from './fail.mjs'
import { apiDir } from './paths.mjs'
import { freePort, waitForPort } from './ports.mjs'
import { captureOrRefuse } from './processes.mjs'
import { withoutMachineSettings } from './settings.mjs'

export const CONNECTIONS = 64

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Settings of a server on a free port, and of the bench programs that use it.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools with the database's settings
 */
export async function benchTools({ node, env }) {
  const port = String(await freePort())
  return {
    node,
    env: {
      ...withoutMachineSettings(env),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      FEED_SIMULATOR: 'off',
      LOG_LEVEL: 'warn',
      PASSWORD_HASH_COST: '16384',
      COUPONS_PER_MINUTE: '10000000',
      APP_KEY: 'bench-only-0123456789abcdefghijklmn',
      BENCH_PORT: port,
      BENCH_CONNECTIONS: String(CONNECTIONS),
    },
  }
}

/** Runs a program of api/bench; resolves to the figures it printed, if any. */
export async function program(name, { node, env }, settings = {}) {
  const args = ['--import=./bin/typescript.mjs', `bench/${name}.ts`]
  const options = { cwd: apiDir, env: { ...env, ...settings } }
  const output = await captureOrRefuse(`bench/${name}`, node, args, options)
  const line = output.trim().split('\n').at(-1) ?? ''
  return line.startsWith('{') ? JSON.parse(line) : null
}

/** Migrates an empty database and adds the bench's players and matches. */
export async function prepareDatabase(tools) {
  await migrate(tools)
  await program('seed', tools)
}

/** Starts the server, or that of another entry point, and waits until it answers. */
export async function startBenchServer(tools, entry) {
  const server = startServer(tools, { entry })
  const isUp = await waitForPort(Number(tools.env.PORT))
  if (!isUp) throw new Refusal('the server did not start')
  return server
}
