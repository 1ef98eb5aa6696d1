/**
 * Reads the board at a steady rate, first without clicks on affiliates' links, then with BENCH_CLICKS_PER_SECOND of them; prints both
 * figures as a line of JSON.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { figuresOf, type Figures } from '../figures.ts'
import { VisitorClient } from '../visitor_client.ts'
import { PlayerClient } from '../http_client.ts'

const port = Number(process.env['BENCH_PORT'])
const durationMs = Number(process.env['BENCH_MS'] ?? 5_000)
const perSecond = Number(process.env['BENCH_CLICKS_PER_SECOND'] ?? 20)
const READERS = 4
const EVERY_MS = 100

/** Each reader asks every tenth of a second. */
async function read(): Promise<Figures> {
  const began = performance.now()
  const tookMs: number[] = []
  await Promise.all(
    readers.map(async (reader) => {
      while (performance.now() - began < durationMs) {
        const asked = performance.now()
        const { status } = await reader.send('GET', '/v1/board/sports?lang=tr')
        if (status !== 200) throw new Error(`the board answered ${status}`)
        tookMs.push(performance.now() - asked)
        await pause(Math.max(0, EVERY_MS - (performance.now() - asked)))
      }
    })
  )
  return figuresOf(tookMs, performance.now() - began)
}

let isOver = false
let counted = 0

/** Each click comes from a browser and an address of its own, which asks for the settings first, as the page does. */
async function click(): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    const visitor = new VisitorClient(`198.51.${turn >> 8}.${turn % 256}`)
    await visitor.send('GET', '/v1/settings/get')
    const body = { code: `partner${turn % 200}`, clickId: randomBytes(16).toString('hex') }
    const status = await visitor.send('POST', '/v1/affiliate-clicks', JSON.stringify(body))
    if (status !== '200') throw new Error(`a click answered ${status}`)
    counted++
    await pause(1000 / perSecond)
  }
}

const readers = Array.from({ length: READERS }, () => new PlayerClient('127.0.0.1', port))
await read()
const floor = await read()
const clicking = click()
const clicked = await read()
isOver = true
await clicking
for (const reader of readers) reader.close()
console.log(JSON.stringify({ floor, clicked, counted }))
