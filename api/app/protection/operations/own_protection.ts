/** How players protect themselves: limits, time-out, exclusion, reality checks (rules 10). */
import type { ProtectionView } from '@grandstand/shared-types/wire/people/protection'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { excludePlayer } from '#protection/actions/exclude_player'
import * as checks from '#protection/actions/reality_check'
import * as limits from '#protection/actions/set_own_limit'
import { protectionView } from '#protection/queries/protection_view'
import {
  exclusionValidator,
  ownLimitValidator,
  realityCheckValidator,
} from '#protection/validators/protection'

const own = { who: 'player', answers: reply<ProtectionView>() } as const

export const ownProtection = operation({
  ...own,
  method: 'GET',
  path: '/v1/me/protection',
  does: 'The own limits with the sums of their periods, a running exclusion, and the reality check.',
  notes: { out: 'amounts are minor units, of `session` minutes; `value` null is no limit' },
  handle: ({ principal }) => protectionView(principal),
})

export const setOwnLimit = operation({
  ...own,
  method: 'PUT',
  path: '/v1/me/protection/limits',
  does: 'Sets, changes or removes an own limit: a stricter one binds at once, a looser one waits.',
  body: ownLimitValidator,
  errors: ['amountTooLarge', 'amountTooSmall'],
  notes: { out: 'a looser limit stands in `waiting`; it may be confirmed after 24 hours' },
  async handle({ principal, body, ip }) {
    await limits.setOwnLimit({ principal, ip }, body)
    return protectionView(principal)
  },
})

export const confirmOwnLimit = operation({
  ...own,
  method: 'POST',
  path: '/v1/me/protection/limits/:id/confirmation',
  does: 'Puts a looser limit in force, 24 hours after it was asked for.',
  errors: ['limitStillWaits'],
  async handle({ principal, params: { id }, ip }) {
    await limits.confirmOwnLimit({ principal, ip }, id)
    return protectionView(principal)
  },
})

export const dropOwnLimit = operation({
  ...own,
  method: 'DELETE',
  path: '/v1/me/protection/limits/:id',
  does: 'Drops a looser limit that waits; the one in force stays.',
  async handle({ principal, params: { id }, ip }) {
    await limits.dropOwnLimit({ principal, ip }, id)
    return protectionView(principal)
  },
})

export const excludeOneself = operation({
  ...own,
  method: 'POST',
  path: '/v1/me/protection/exclusions',
  does: 'Keeps oneself from playing and depositing for a time or for good; nobody can end it early.',
  body: exclusionValidator,
  errors: ['amountTooLarge', 'amountTooSmall'],
  notes: { in: '`days` is one of the lengths offered, 0 for good' },
  async handle({ principal, body, ip }) {
    await excludePlayer({ principal, ip }, principal.userId, body)
    return protectionView(principal)
  },
})

export const setRealityCheck = operation({
  ...own,
  method: 'PUT',
  path: '/v1/me/protection/reality-check',
  does: 'Chooses the minutes between two reality checks, 0 for none.',
  body: realityCheckValidator,
  async handle({ principal, body, ip }) {
    await checks.setRealityCheck({ principal, ip }, body.minutes)
    return protectionView(principal)
  },
})

export const answerRealityCheck = operation({
  ...own,
  method: 'POST',
  path: '/v1/me/protection/reality-check/answers',
  does: 'Says that the reality check was read; betting goes on.',
  async handle({ principal, ip }) {
    await checks.answerRealityCheck({ principal, ip })
    return protectionView(principal)
  },
})
