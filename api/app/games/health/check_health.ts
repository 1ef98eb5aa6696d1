/** Shuts a provider off when it is ill, and tries it again (rules 12.9). Several processes may check at once. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { illnessOf, type BreakerCause } from '@grandstand/shared-types/games/health/breaker'
import { bus } from '#core/bus'
import { recordAudit } from '#audit/record_audit'
import { clock } from '#core/timing/clock'
import { breakerNow, changeBreaker, type Breaker } from '#games/health/breakers'
import { MINUTE_MS, minuteOf } from '#games/counting/counts'
import { healthSums } from '#games/health/read_minutes'
import { transactionsOfProvider } from '#games/providers/listed_by_provider'
import type { GameProvider } from '#games/providers/provider'

const SECOND_MS = 1_000
/** A process that ends while it tries leaves the next try to another. */
const TRYING_MS = 60 * SECOND_MS

export async function checkHealth(provider: GameProvider): Promise<void> {
  const breaker = await breakerNow(provider.id)
  if (breaker.state === 'closed') return shutWhenIll(provider, breaker)
  const isDue = breaker.probeAt !== null && breaker.probeAt <= clock.now()
  if (isDue) await tryAgain(provider, breaker)
}

async function shutWhenIll(provider: GameProvider, breaker: Breaker): Promise<void> {
  const { health } = provider
  const window = minuteOf(clock.now()) - (health.windowMinutes - 1) * MINUTE_MS
  // the minute of its recovery still has the failures from before
  const since = breaker.changedAt === 0 ? 0 : minuteOf(breaker.changedAt) + MINUTE_MS
  const cause = illnessOf(await healthSums(provider.id, Math.max(window, since)), health)
  if (cause === null) return
  const isFirst = await changeBreaker(breaker, {
    state: 'open',
    cause,
    probeAt: nextTry(provider),
  })
  if (isFirst) await tell(provider, 'open', cause)
}

const nextTry = ({ health }: GameProvider): number => clock.now() + health.probeSeconds * SECOND_MS

/** Asks for the transactions of the last minute: a question that changes nothing at the provider. */
async function tryAgain(provider: GameProvider, breaker: Breaker): Promise<void> {
  const { cause } = breaker
  const now = clock.now()
  const isOurs = await changeBreaker(breaker, {
    state: 'halfOpen',
    cause,
    probeAt: now + TRYING_MS,
  })
  if (!isOurs) return
  const isWell = await transactionsOfProvider(provider, now - MINUTE_MS, now).then(
    () => true,
    () => false
  )
  const tried = await breakerNow(provider.id)
  if (tried.state !== 'halfOpen') return
  if (!isWell) {
    await changeBreaker(tried, { state: 'open', cause, probeAt: nextTry(provider) })
    return
  }
  const isDone = await changeBreaker(tried, { state: 'closed', cause: null, probeAt: null })
  if (isDone) await tell(provider, 'closed', cause)
}

/** A row of the audit log, a line of the server's, and news for the staff who look at a page now. */
async function tell(
  { id, siteId, code, name }: GameProvider,
  state: 'open' | 'closed',
  cause: BreakerCause | null
): Promise<void> {
  logger.warn({ provider: code, state, cause }, 'a provider of games was shut off or opened')
  await recordAudit(db.connection(), {
    siteId,
    actorId: null,
    action: 'gameProvider.health',
    subjectType: 'gameProvider',
    subjectId: id,
    detail: { breakerState: state, breakerCause: cause },
  })
  const why = state === 'open' ? cause : null
  bus.emit('providerTurned', { siteId, providerId: id, name, state, cause: why })
}
