/** Asks for the pages of affiliates over a million clicks, one after the other; prints the figures of each as a line of JSON. */
import { PlayerClient } from '../http_client.ts'
import { figuresOf } from '../figures.ts'

const TIMES = Number(process.env['BENCH_TIMES'] ?? 30)
const WARM_UP = 3
const DAY_MS = 24 * 3_600_000

const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
const MONTHS = `from=${day(90)}&to=${day(1)}`

const OF_STAFF: Record<string, string> = {
  'affiliates, a page of 50': '/v1/affiliates?range=[0,49]',
  'referred players, a page of 50': '/v1/affiliate-players?range=[0,49]',
  'funnel, 14 days': '/v1/affiliates/7/reach',
  'funnel, 90 days': `/v1/affiliates/7/reach?${MONTHS}`,
}
const OF_AFFILIATE: Record<string, string> = {
  'own page': '/v1/me/affiliate',
  'own days, 90 days': `/v1/me/affiliate/days?${MONTHS}`,
}

const pages: Record<string, object> = {}

async function measure(username: string, paths: Record<string, string>): Promise<void> {
  const reader = new PlayerClient('127.0.0.1', Number(process.env['BENCH_PORT']))
  await reader.signIn(username, 'bench1234')
  for (const [name, path] of Object.entries(paths)) {
    const tookMs: number[] = []
    for (let turn = 0; turn < TIMES + WARM_UP; turn++) {
      const began = performance.now()
      const { status, body } = await reader.send('GET', path)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
      if (turn >= WARM_UP) tookMs.push(performance.now() - began)
    }
    pages[name] = figuresOf(tookMs, 1)
  }
  reader.close()
}

await measure('admin', OF_STAFF)
await measure('partner6', OF_AFFILIATE)
console.log(JSON.stringify({ pages }))
