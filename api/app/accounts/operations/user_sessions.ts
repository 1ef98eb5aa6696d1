/** Sessions of a user, for staff who may change that user. */
import type { SessionView } from '@grandstand/shared-types/wire/people/accounts'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { endSessions } from '#accounts/actions/end_sessions'
import User from '#accounts/models/user'
import { sessionsOf } from '#accounts/queries/sessions'
import { requireRight } from '#accounts/user_rights'

const edits = { who: ['users.sessions', 'dealers.edit'] } as const

export const userSessions = operation({
  ...edits,
  method: 'GET',
  path: '/v1/users/:id/sessions',
  does: 'Where a user is signed in; not of oneself, but for admins.',
  answers: reply<SessionView[]>(),
  async handle({ params: { id }, principal }) {
    await requireTarget(id, principal)
    return sessionsOf(id, principal.sessionId)
  },
})

export const endUserSessions = operation({
  ...edits,
  method: 'DELETE',
  path: '/v1/users/:id/sessions',
  does: 'Signs a user out everywhere.',
  stepUp: 'always',
  answers: nothing(),
  async handle({ params: { id }, principal, ip }) {
    await requireTarget(id, principal)
    await endSessions(id, { principal, ip })
  },
})

async function requireTarget(id: number, principal: Principal): Promise<void> {
  const user = await User.find(id)
  if (!user) throw AppError.noUser()
  await requireRight(principal, 'sessions', user)
}
