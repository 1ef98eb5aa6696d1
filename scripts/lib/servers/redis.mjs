/** A private Redis in memory, which ends with this script. */
import { Refusal } from '../fail.mjs'
import { freePort, waitForPort } from '../ports.mjs'
import { start } from '../processes.mjs'
import { findProgram, redis } from './programs.mjs'

/**
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Refusal} when it does not start
 */
export async function startRedis() {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
  const running = start(findProgram(redis.names), [...settings, '--appendonly', 'no'], {
    stdio: 'ignore',
  })
  let isOver = false
  running.exit.then(() => (isOver = true))
  if (!(await waitForPort(port, { isOver: () => isOver }))) throw new Refusal('Redis did not start')
  return { url: `redis://127.0.0.1:${port}`, stop: running.stop }
}
