/**
 * A thread of strangers who try to sign in with names that do not exist, each from an address of its own, until it is asked to
 * stop. Then posts how many were answered, by status.
 */
import { parentPort } from 'node:worker_threads'
import { VisitorClient } from '../visitor_client.ts'

const strangers = Number(process.env['BENCH_STRANGERS'] ?? 130)
/** A stranger who is turned away at once tries again after this time. */
const AGAIN_MS = 500

const statuses: Record<string, number> = {}
let isOver = false
parentPort?.once('message', () => (isOver = true))

await Promise.all(
  Array.from({ length: strangers }, async (_, index) => {
    const client = new VisitorClient(`203.0.113.${index + 1}`)
    await client.send('GET', '/v1/settings/get')
    for (let turn = 0; !isOver; turn++) {
      const guess = { username: `nobody${index}x${turn}`, password: 'a wrong guess' }
      const status = await client.send('POST', '/v1/sessions', JSON.stringify(guess))
      statuses[status] = (statuses[status] ?? 0) + 1
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  })
)
parentPort?.postMessage(statuses)
