/** The health of providers, for staff. */
import type { ProviderHealth } from '@grandstand/shared-types/wire/games/health'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { exactObject, reason, vine } from '#core/requests/validation'
import { providerHealth } from '#games/health/provider_health'
import { shutByHand } from '#games/health/shut_by_hand'

const shutting = vine.compile(
  exactObject({ state: vine.enum(['open', 'closed'] as const), reason: reason() })
)

export const showProviderHealth = operation({
  method: 'GET',
  path: '/v1/game-providers/:id/health',
  does: 'Whether a provider is shut off, and the counts of its last three hours.',
  who: 'games.view',
  answers: reply<ProviderHealth>(),
  errors: ['notFound'],
  handle: ({ principal, params: { id } }) => providerHealth(principal, id),
})

export const shutProvider = operation({
  method: 'POST',
  path: '/v1/game-providers/:id/breaker',
  does: 'Shuts a provider off (`open`), so that its games are hidden and none is launched, or lets it in again (`closed`).',
  stepUp: 'none: stops a provider, or lets the next call try',
  who: 'games.edit',
  body: shutting,
  answers: reply<ProviderHealth>(),
  errors: ['notFound', 'versionConflict'],
  async handle({ principal, ip, params: { id }, body }) {
    await shutByHand({ principal, ip }, id, body)
    return providerHealth(principal, id)
  },
})
