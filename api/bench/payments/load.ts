/** Tells of paid deposits by signed notices over HTTP, one notice each; prints its figures as one line of JSON. */
import {
  signatureOf,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '#sandbox_gateway/notices/sign_notice'
import { AMOUNT_MINOR, METHOD_ID, NOTICE_SECRET, paymentsOfRound, referenceOf } from './deposits.ts'
import { measure } from '../figures.ts'
import { PlayerClient } from '../http_client.ts'

const port = Number(process.env['BENCH_PORT'])
const connections = Number(process.env['BENCH_CONNECTIONS'] ?? 64)
const durationMs = Number(process.env['BENCH_MS'] ?? 8000)
const warmUpMs = Number(process.env['BENCH_WARM_UP_MS'] ?? 2000)

const clients = Array.from({ length: connections }, () => new PlayerClient('127.0.0.1', port))
const { warmUp, measured } = paymentsOfRound()

/** The answer comes when the balance is credited and stored; false where no payment is left. */
async function credit(worker: number, next: typeof warmUp): Promise<boolean> {
  const number = next()
  if (number === null) return false
  const body = {
    noticeId: `SG${number}-paid`,
    reference: referenceOf(number),
    gatewayReference: `SG${number}`,
    kind: 'deposit',
    state: 'paid',
    amountMinor: AMOUNT_MINOR,
    currency: 'TRY',
  }
  const timestamp = String(Date.now())
  const answer = await clients[worker]?.send('POST', `/v1/payment-notices/${METHOD_ID}`, body, {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(NOTICE_SECRET, timestamp, JSON.stringify(body)),
  })
  if (!answer?.body.includes('applied')) {
    throw new Error(`a notice was answered ${answer?.status}: ${answer?.body}`)
  }
  return true
}

await measure(connections, warmUpMs, (worker) => credit(worker, warmUp))
const figures = await measure(connections, durationMs, (worker) => credit(worker, measured))
console.log(JSON.stringify(figures))
for (const client of clients) client.close()
