/** Staff shut a provider off, or open it, whatever the counts say. */
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { breakerNow, changeBreaker } from '#games/health/breakers'
import { providerById } from '#games/providers/provider'

interface Order {
  state: 'open' | 'closed'
  reason: string
}

/** Throws 404 `notFound` for a provider of another brand, 409 `versionConflict` when its state changed meanwhile. */
export async function shutByHand(
  { principal, ip }: Editor,
  id: number,
  { state, reason }: Order
): Promise<void> {
  const provider = found(await providerById(principal.siteId, id))
  const breaker = await breakerNow(provider.id)
  if (breaker.state === state && (state === 'closed' || breaker.cause === 'staff')) return
  const cause = state === 'open' ? 'staff' : null
  // one that staff shut off is not tried: they open it again
  if (!(await changeBreaker(breaker, { state, cause, probeAt: null }))) {
    throw new AppError('versionConflict')
  }
  await recordAudit(db.connection(), {
    siteId: principal.siteId,
    actorId: principal.userId,
    action: 'gameProvider.health',
    subjectType: 'gameProvider',
    subjectId: id,
    detail: { breakerState: state, breakerCause: cause },
    reason,
    ip,
  })
  const { siteId, name } = provider
  bus.emit('providerTurned', { siteId, providerId: provider.id, name, state, cause })
}
