/** The second factor of staff, and giving its code again. */
import type {
  Proof,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorView,
} from '@grandstand/shared-types/wire/people/accounts'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { prove } from '#accounts/actions/prove'
import * as actions from '#accounts/actions/second_factor'
import User from '#accounts/models/user'
import * as queries from '#accounts/queries/second_factor'
import { requireRight } from '#accounts/user_rights'
import { codeValidator, startSecondFactorValidator } from '#accounts/validators/second_factor'

const own = { who: ['staff', 'enrolling'] } as const
const CODE = '`code`: six digits of the authenticator app, or a recovery code'

export const secondFactor = operation({
  ...own,
  method: 'GET',
  path: '/v1/me/second-factor',
  does: 'Whether one has a second factor, and how many recovery codes are left.',
  answers: reply<SecondFactorView>(),
  handle: ({ principal }) => queries.ownSecondFactor(principal),
})

export const startSecondFactor = operation({
  ...own,
  method: 'POST',
  path: '/v1/me/second-factor',
  does: 'Makes the secret of a second factor, which counts once its first code was confirmed.',
  body: startSecondFactorValidator,
  answers: reply<SecondFactorSetup>(201),
  errors: ['alreadyExists', 'userPassCodeWrong', 'minLengthMaxLength', 'tooManyAttempts'],
  handle: ({ principal, ip, body }) =>
    actions.startSecondFactor({ principal, ip }, body.currentPassword),
})

export const confirmSecondFactor = operation({
  ...own,
  method: 'POST',
  path: '/v1/me/second-factor/confirm',
  does: 'Turns the second factor on, ends every other session, and shows the recovery codes this once.',
  body: codeValidator,
  answers: reply<RecoveryCodes>(),
  errors: ['secondFactorWrong', 'minLengthMaxLength', 'tooManyAttempts'],
  notes: { in: '`code`: six digits of the authenticator app' },
  handle: ({ principal, ip, body }) => actions.confirmSecondFactor({ principal, ip }, body.code),
})

export const removeSecondFactor = operation({
  ...own,
  method: 'DELETE',
  path: '/v1/me/second-factor',
  does: 'Takes the own second factor away and ends every other session.',
  stepUp: 'byAction',
  answers: nothing(),
  errors: ['notFound', 'stepUpNeeded'],
  handle: ({ principal, ip }) => actions.removeSecondFactor({ principal, ip }),
})

export const renewRecoveryCodes = operation({
  ...own,
  method: 'POST',
  path: '/v1/me/second-factor/recovery-codes',
  does: 'Makes new recovery codes and shows them this once; the old ones are worth nothing.',
  stepUp: 'byAction',
  answers: reply<RecoveryCodes>(),
  errors: ['notFound', 'stepUpNeeded'],
  handle: ({ principal, ip }) => actions.renewRecoveryCodes({ principal, ip }),
})

export const proveSecondFactor = operation({
  ...own,
  method: 'POST',
  path: '/v1/me/second-factor/proof',
  does: 'Gives the code again, so that for five minutes this session may do what answers `stepUpNeeded`.',
  body: codeValidator,
  answers: reply<Proof>(),
  errors: ['notFound', 'secondFactorWrong', 'minLengthMaxLength', 'tooManyAttempts'],
  notes: { in: CODE },
  handle: ({ principal, ip, body }) => prove({ principal, ip }, body.code),
})

export const resetSecondFactor = operation({
  who: ['users.password', 'dealers.edit'],
  method: 'DELETE',
  path: '/v1/users/:id/second-factor',
  does: "Takes the second factor away from a user who lost the device; all of the user's sessions end.",
  stepUp: 'byAction',
  answers: nothing(),
  errors: ['stepUpNeeded'],
  async handle({ params: { id }, principal, ip }) {
    const user = await User.find(id)
    if (!user) throw AppError.noUser()
    await requireRight(principal, 'password', user)
    await actions.resetSecondFactor({ principal, ip }, id)
  },
})
