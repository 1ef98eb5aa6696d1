/** What this server counts, in the text format of Prometheus. Names end in their unit. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { bookFollower } from '#book/sharing/take_in'
import { bookAgeMs } from '#book/sync'
import { bus } from '#core/bus'
import { laggingReads } from '#core/database/lagging_reads'
import { replicaStates } from '#core/database/replicas'
import { isDiskFullNow } from '#core/errors/full_disk'
import { isBettingPaused } from '#core/requests/betting_pause'
import { clockState } from '#integrity/clock/clock_check'
import { hub } from '#stream/socket/hub'

const registry = new Registry()
const kept = { registers: [registry] }

const requests = new Histogram({
  ...kept,
  name: 'grandstand_request_seconds',
  help: 'Time from a request to its answer, by operation and status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
})
const coupons = new Counter({
  ...kept,
  name: 'grandstand_coupons_total',
  help: 'Coupons that were placed, accepted or rejected after their delay, and settled.',
  labelNames: ['step'] as const,
})
new Gauge({
  ...kept,
  name: 'grandstand_book_age_seconds',
  help: 'Time since the prices last followed the database.',
  collect() {
    this.set((bookAgeMs() ?? Number.NaN) / 1_000)
  },
})
new Gauge({
  ...kept,
  name: 'grandstand_book_lag_seconds',
  help: 'How old the last prices in play were that came from the server that takes the feeds, by the clocks of both.',
  collect() {
    this.set(bookFollower.lagMs / 1_000)
  },
})
new Gauge({
  ...kept,
  name: 'grandstand_stream_clients',
  help: 'Open connections of the stream.',
  collect() {
    this.set(hub.clients.size)
  },
})
new Gauge({
  ...kept,
  name: 'grandstand_betting_paused',
  help: '1 while the server takes no bets.',
  collect() {
    this.set(isBettingPaused() ? 1 : 0)
  },
})
new Gauge({
  ...kept,
  name: 'grandstand_replica_lag_seconds',
  help: 'How far a replica of the database is behind; no value while it does not answer.',
  labelNames: ['replica'] as const,
  collect() {
    this.reset()
    for (const { address, lagMs } of replicaStates()) {
      if (lagMs !== null) this.set({ replica: address }, lagMs / 1_000)
    }
  },
})
new Gauge({
  ...kept,
  name: 'grandstand_replica_used',
  help: '1 while reads that may lag go to the replica, 0 while they go to the primary instead.',
  labelNames: ['replica'] as const,
  collect() {
    for (const { address, isUsed } of replicaStates()) {
      this.set({ replica: address }, isUsed ? 1 : 0)
    }
  },
})
new Gauge({
  ...kept,
  name: 'grandstand_reads_that_may_lag',
  help: 'Reads that may lag since the start, by where they went.',
  labelNames: ['from'] as const,
  collect() {
    for (const from of ['replica', 'primary'] as const) this.set({ from }, laggingReads[from])
  },
})

new Gauge({
  ...kept,
  name: 'grandstand_database_full',
  help: '1 when the database refused a write for want of room in the last half minute.',
  collect() {
    this.set(isDiskFullNow() ? 1 : 0)
  },
})
new Gauge({
  ...kept,
  name: 'grandstand_clock_drift_seconds',
  help: 'How far the clock is ahead of its reference when they were last compared, below 0 behind.',
  collect() {
    this.set((clockState().driftMs ?? Number.NaN) / 1_000)
  },
})

/** Begins to count, until the process ends. */
export function startMetrics(): void {
  collectDefaultMetrics({ register: registry, prefix: 'grandstand_' })
  bus.onOwn('couponPlaced', () => coupons.inc({ step: 'placed' }))
  bus.onOwn('acceptanceEnded', ({ accepted }) =>
    coupons.inc({ step: accepted ? 'accepted' : 'rejected' })
  )
  bus.onOwn('couponSettled', () => coupons.inc({ step: 'settled' }))
}

export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requests.observe({ method, route, status }, seconds)
}

export const metricsText = (): Promise<string> => registry.metrics()

export const METRICS_TYPE = registry.contentType
