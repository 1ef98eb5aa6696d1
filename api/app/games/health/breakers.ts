/** Whether a provider is shut off: its state as it is stored, kept in memory for a moment. */
import db from '@adonisjs/lucid/services/db'
import type { BreakerCause, BreakerState } from '@grandstand/shared-types/games/health/breaker'
import { isUniqueViolation } from '#core/database/transactions'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'

export interface Breaker {
  providerId: number
  state: BreakerState
  cause: BreakerCause | null
  /** 0 for a provider that was never ill. */
  changedAt: number
  probeAt: number | null
}

interface Columns {
  provider_id: number
  state: BreakerState
  cause: BreakerCause | null
  changed_at: number
  probe_at: number | null
}

const KEPT_MS = 2_000
const ALL = 'all'
const kept = new BriefCache<typeof ALL, ReadonlyMap<number, Breaker>>(KEPT_MS)

/** For tests, and after a change. */
export const forgetBreakers = (): void => kept.forget()

export const wellOne = (providerId: number): Breaker => ({
  providerId,
  state: 'closed',
  cause: null,
  changedAt: 0,
  probeAt: null,
})

/** The breakers of providers that were ever ill, by provider. */
export async function breakers(): Promise<ReadonlyMap<number, Breaker>> {
  const known = kept.get(ALL)
  if (known) return known
  const keep = kept.reading()
  const rows: Columns[] = await db.query<Columns>().from('game_provider_health')
  const found = new Map(rows.map((row) => [Number(row.provider_id), breakerOf(row)]))
  keep(ALL, found)
  return found
}

/** Whether the games of a provider may be shown and launched. */
export async function shutOff(): Promise<(providerId: number) => boolean> {
  const all = await breakers()
  return (providerId) => (all.get(providerId)?.state ?? 'closed') !== 'closed'
}

/** As it is stored at this moment. */
export async function breakerNow(providerId: number): Promise<Breaker> {
  const row: Columns | null = await db
    .query<Columns>()
    .from('game_provider_health')
    .where('provider_id', providerId)
    .first()
  return row ? breakerOf(row) : wellOne(providerId)
}

/** Changes what was read; false when another process was faster. */
export async function changeBreaker(
  from: Breaker,
  to: Pick<Breaker, 'state' | 'cause' | 'probeAt'>
): Promise<boolean> {
  const values = { state: to.state, cause: to.cause, probe_at: to.probeAt, changed_at: clock.now() }
  const isNew = from.changedAt === 0
  const isDone = isNew ? await added(from.providerId, values) : await changed(from, values)
  kept.forget()
  return isDone
}

async function added(providerId: number, values: object): Promise<boolean> {
  try {
    await db
      .insertQuery()
      .table('game_provider_health')
      .insert({ provider_id: providerId, ...values })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

async function changed({ providerId, state, changedAt }: Breaker, values: object) {
  const count: unknown = await db
    .from('game_provider_health')
    .where({ provider_id: providerId, state, changed_at: changedAt })
    .update(values)
  return Number(count) === 1
}

const breakerOf = (row: Columns): Breaker => ({
  providerId: Number(row.provider_id),
  state: row.state,
  cause: row.cause,
  changedAt: Number(row.changed_at),
  probeAt: row.probe_at === null ? null : Number(row.probe_at),
})
