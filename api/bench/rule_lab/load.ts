/**
 * Tries rules on all coupons, one after the other, while another session asks for pages. Prints a line of JSON: for
 * each trial its time, the processor time of server and database, and what it found, and how long the pages took beside it and alone.
 */
import type { RulesOfToday, TrialView } from '@grandstand/shared-types/wire/betting/rule_lab'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuTimeMs } from '../cpu_time.ts'
import { PlayerClient } from '../http_client.ts'

const DAYS = 100
const ALONE_MS = 5_000
const ASKED_EVERY_MS = 250
const PAGES = ['/v1/me', '/v1/coupons?range=%5B0%2C24%5D', '/v1/sites/1']

const ORDERS: Record<string, object> = {
  'bonus, unchanged': { rule: 'bonus' },
  'bonus': { rule: 'bonus', bonus: { percentPerStep: 10 } },
  'limits, unchanged': { rule: 'limits' },
  'highest stake that refuses all': {
    rule: 'limits',
    limits: { maxStakeMinor: 99, minStakeMinor: 10 },
  },
  'fewest selections': { rule: 'limits', limits: { minSelections: 2 } },
  'least odds': { rule: 'limits', limits: { minSelectionOddsMilli: 1700 } },
  'highest stake on a match': {
    rule: 'betLimits',
    betLimits: {
      ...{ scope: 'match', scopeId: 1 },
      limits: { minStakeMinor: 0, maxStakeMinor: 99, maxPayoutMinor: 0, minSelections: 0 },
    },
  },
  'margin in play, unchanged': { rule: 'liveMargins' },
  'margin of sales': { rule: 'sellMargin', sellMargin: { percent: 10 } },
}

const client = async () => {
  const one = new PlayerClient('127.0.0.1', Number(process.env['BENCH_PORT']))
  await one.signIn('adminof1000', 'bench1234')
  return one
}
const [lab, reader] = [await client(), await client()]

async function answer<T>(method: string, path: string, body?: object): Promise<T> {
  const { status, body: text } = await lab.send(method, path, body)
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`)
  return JSON.parse(text) as T
}

/** Asks for pages until `isOver`, each after a short pause; the times in milliseconds, ascending. */
async function readUntil(isOver: () => boolean): Promise<number[]> {
  const tookMs: number[] = []
  for (let turn = 0; !isOver(); turn++) {
    const path = PAGES[turn % PAGES.length] ?? ''
    const began = performance.now()
    const { status, body } = await reader.send('GET', path)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
    tookMs.push(performance.now() - began)
    await pause(20)
  }
  return tookMs.sort((a, b) => a - b)
}

const at = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
const waits = (sorted: readonly number[]) => ({
  p50Ms: at(sorted, 0.5),
  p95Ms: at(sorted, 0.95),
  mostMs: at(sorted, 1),
})

await readUntil(after(1000))
const alone = waits(await readUntil(after(ALONE_MS)))
const trials: Record<string, object> = {}
const { offers } = await answer<RulesOfToday>('GET', '/v1/rule-lab/rules')
for (const { id: bonusId, category, terms } of offers) {
  const order = (tried: object) => ({
    rule: 'bonusOffer',
    bonusOffer: { bonusId, category, terms: { ...terms, ...tried } },
  })
  ORDERS['terms of a bonus, unchanged'] = order({})
  ORDERS['terms of a bonus'] = order({ multiplierMilli: 2_000 })
}
const pids = (process.env['BENCH_PIDS'] ?? '').split(',').filter(Boolean).map(Number)
for (const [name, order] of Object.entries(ORDERS)) {
  const began = performance.now()
  const usedMs = cpuTimeMs(pids)
  let view = await answer<TrialView>('POST', '/v1/rule-lab/trials', { days: DAYS, ...order })
  const reading = readUntil(() => view.state !== 'running')
  while (view.state === 'running') {
    await pause(ASKED_EVERY_MS)
    view = await answer<TrialView>('GET', `/v1/rule-lab/trials/${view.id}`)
  }
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  const cpuSeconds = Number(((cpuTimeMs(pids) - usedMs) / 1000).toFixed(1))
  const { state, result } = view
  trials[name] = {
    ...{
      state,
      seconds,
      cpuSeconds,
      coupons: result?.count ?? 0,
      touched: result?.touchedCount ?? 0,
    },
    ...{ cost: result?.currencies[0]?.costMinor ?? 0, ...waits(await reading) },
  }
}
console.log(JSON.stringify({ alone, trials }))
lab.close()
reader.close()

function after(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}
