/**
 * Sells tickets at desks over HTTP: the coupon, its print, and the page of the paper; one ticket after the other at each
 * desk. Prints the figures of the whole way, for one desk and for all at once, as one line of JSON.
 */
import { randomUUID } from 'node:crypto'
import { PlayerClient } from './http_client.ts'
import { figuresOf, type Figures } from './figures.ts'

const port = Number(process.env['BENCH_PORT'])
const desks = Number(process.env['BENCH_DESKS'])
/** A person may print 60 times a minute: five rounds of these stay below. */
const WARM_UP_TICKETS = 2
const TICKETS = 4

const clients = Array.from({ length: desks }, () => new PlayerClient('127.0.0.1', port))
for (const [i, client] of clients.entries()) await client.signIn(`desk${i}`, 'bench1234')

async function sell(desk: number): Promise<void> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await clients[desk]?.send(
      method,
      path,
      body,
      body && { 'idempotency-key': randomUUID() }
    )
    if (!answer || answer.status > 201) throw new Error(`${path} answered ${answer?.body}`)
    return answer.body
  }
  const first = 1 + Math.floor(Math.random() * 40)
  const selections = [first, first + 7, first + 13].map((match) => ({
    outcomeId: (match - 1) * 3 + 1,
    oddsMilli: 1800,
  }))
  const coupon: { id: number } = JSON.parse(
    await ask('POST', '/v1/desk/coupons', {
      kind: 'combined',
      selections,
      totalStakeMinor: 100,
      oddsChange: 'ask',
    })
  )
  await ask('POST', '/v1/prints', { couponId: coupon.id, subject: 'coupon' })
  const page = await ask('GET', `/v1/print/coupon?couponId=${coupon.id}`)
  if (!page.includes('class="digits"')) throw new Error('the page has no signed code')
}

/** Each desk sells `tickets`; `atOnce` of the desks work at the same time. */
async function measure(atOnce: number, tickets: number): Promise<Figures> {
  const tookMs: number[] = []
  const began = performance.now()
  const waiting = clients.keys()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const desk of waiting) {
        for (let ticket = 0; ticket < tickets; ticket++) {
          const pressed = performance.now()
          await sell(desk)
          tookMs.push(performance.now() - pressed)
        }
      }
    })
  )
  return figuresOf(tookMs, performance.now() - began)
}

await measure(desks, WARM_UP_TICKETS)
const alone = await measure(1, TICKETS)
const together = await measure(desks, TICKETS)
console.log(JSON.stringify({ alone, together }))
for (const client of clients) client.close()
