/** The signed-in user's own sessions. */
import type { SessionView } from '@grandstand/shared-types/wire/people/accounts'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import * as actions from '#accounts/actions/end_sessions'
import { sessionsOf } from '#accounts/queries/sessions'

const mine = { who: 'signedIn', reach: 'own' } as const

export const ownSessions = operation({
  ...mine,
  method: 'GET',
  path: '/v1/me/sessions',
  does: 'Where one is signed in: the session that asks first, then the newest.',
  answers: reply<SessionView[]>(),
  handle: ({ principal }) => sessionsOf(principal.userId, principal.sessionId),
})

export const endOwnSession = operation({
  ...mine,
  method: 'DELETE',
  path: '/v1/me/sessions/:id',
  does: 'Signs out of one of the own sessions.',
  answers: nothing(),
  async handle({ ctx, params: { id }, principal, ip }) {
    await actions.endSession(id, { principal, ip })
    if (id === principal.sessionId) ctx.auth.use('web').logout()
  },
})

export const endOwnSessions = operation({
  ...mine,
  method: 'DELETE',
  path: '/v1/me/sessions',
  does: 'Signs out everywhere, here too.',
  answers: nothing(),
  async handle({ ctx, principal, ip }) {
    await actions.endSessions(principal.userId, { principal, ip })
    ctx.auth.use('web').logout()
  },
})
