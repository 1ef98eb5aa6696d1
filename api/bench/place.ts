/** Placing a combined coupon of three over HTTP. */
import { randomUUID } from 'node:crypto'
import type { PlayerClient } from './http_client.ts'

const matches = Number(process.env['BENCH_MATCHES'] ?? 60)

const pick = (match: number) => {
  const outcome = Math.floor(Math.random() * 3)
  return { outcomeId: (match - 1) * 3 + outcome + 1, oddsMilli: 1800 + outcome * 700 }
}

/** A worker's next coupon, by the client of its number; `path` takes the request. */
export const placer =
  (clients: readonly PlayerClient[], path = '/v1/coupons') =>
  async (worker: number): Promise<void> => {
    const first = 1 + Math.floor(Math.random() * (matches - 20))
    const answer = await clients[worker]?.send(
      'POST',
      path,
      {
        kind: 'combined',
        selections: [
          pick(first),
          pick(first + 1 + Math.floor(Math.random() * 9)),
          pick(first + 10 + Math.floor(Math.random() * 9)),
        ],
        totalStakeMinor: 100,
        oddsChange: 'ask',
      },
      { 'idempotency-key': randomUUID() }
    )
    if (answer?.status !== 201) {
      throw new Error(`placing answered ${answer?.status}: ${answer?.body}`)
    }
  }
