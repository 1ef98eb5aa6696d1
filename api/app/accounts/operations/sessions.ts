/** Signing in and out, and the signed-in user. */
import type { CurrentSession, Me } from '@grandstand/shared-types/wire/people/accounts'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { endSession } from '#accounts/actions/end_sessions'
import { signIn } from '#accounts/actions/sign_in'
import { signInHere } from '#accounts/operations/sign_in_here'
import * as queries from '#accounts/queries/me'
import { signInValidator } from '#accounts/validators/sign_in'

export const openSession = operation({
  method: 'POST',
  path: '/v1/sessions',
  duringMaintenance: true,
  does: 'Signs in, by one door for all user types, and sets the session cookie.',
  spec: ['login', 'operator login'],
  who: 'visitor',
  body: signInValidator,
  answers: reply<Me>(201),
  errors: [
    'wrongUserorPass',
    'secondFactorNeeded',
    'secondFactorWrong',
    'dealerPassive',
    'addressNotAllowed',
    'countryNotAllowed',
    'activationNeeded',
    'accountInactive',
    'accountInactivePassword',
    'plannedMaintenance',
    'machineRequired',
    'tooManyAttempts',
  ],
  notes: {
    in: '`code` of the second factor, once `secondFactorNeeded` asked for it; `machine` at a registered machine: its id, a challenge of the server, and its signature of both; `returns` once the player confirmed to use an inactive account again',
  },
  handle: ({ body, ...call }) => signInHere(call, (browser) => signIn({ ...body, ...browser })),
})

export const currentSession = operation({
  method: 'GET',
  path: '/v1/sessions/current',
  duringMaintenance: true,
  does: 'The signed-in user; null for a visitor, which is no error.',
  spec: ['userdata, getData, userdetail'],
  who: 'visitor',
  answers: reply<CurrentSession>(),
  handle: async ({ principal }) => ({ user: principal ? await queries.me(principal) : null }),
})

export const closeSession = operation({
  method: 'DELETE',
  path: '/v1/sessions/current',
  duringMaintenance: true,
  does: 'Signs out, also while a passive dealer stops everything else.',
  spec: ['logout'],
  who: ['signedIn', 'stopped', 'enrolling'],
  answers: nothing(),
  async handle({ ctx, principal, ip }) {
    await endSession(principal.sessionId, { principal, ip })
    ctx.auth.use('web').logout()
  },
})

export const me = operation({
  method: 'GET',
  path: '/v1/me',
  does: 'The signed-in user, with balances and limits.',
  spec: ['userdata, getData, userdetail'],
  who: ['signedIn', 'enrolling'],
  answers: reply<Me>(),
  handle: ({ principal }) => queries.me(principal),
})
