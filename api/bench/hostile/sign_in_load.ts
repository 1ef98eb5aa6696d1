/**
 * Signs players in one after the other, first in peace, then while a thread of strangers tries unknown names; prints both
 * figures, and how many of those were answered, as one line of JSON.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { figuresOf, type Figures } from '../figures.ts'
import { VisitorClient } from '../visitor_client.ts'

const SIGN_INS = 20
/** Until the lane of the strangers is full. */
const FLOOD_FIRST_MS = 3_000

/** Each player in a browser of their own at a new address. */
async function signIns(first: number): Promise<Figures> {
  const tookMs: number[] = []
  const begunAt = performance.now()
  for (let i = 0; i < SIGN_INS; i++) {
    const client = new VisitorClient(`192.0.2.${first + i + 1}`)
    await client.send('GET', '/v1/settings/get')
    const player = { username: `player${first + i}`, password: 'bench1234' }
    const sentAt = performance.now()
    const status = await client.send('POST', '/v1/sessions', JSON.stringify(player))
    if (status !== '201') throw new Error(`the sign-in answered ${status}`)
    tookMs.push(performance.now() - sentAt)
  }
  return figuresOf(tookMs, performance.now() - begunAt)
}

const floor = await signIns(0)
const flood = new Worker(new URL('./sign_in_flood.ts', import.meta.url))
await new Promise((resolve) => setTimeout(resolve, FLOOD_FIRST_MS))
const attacked = await signIns(SIGN_INS)
flood.postMessage('stop')
const [answered] = await once(flood, 'message')
console.log(JSON.stringify({ floor, attacked, answered }))
process.exit(0)
