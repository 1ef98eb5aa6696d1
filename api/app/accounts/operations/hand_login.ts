/** Signing in by hand at a registered machine, and the PIN for it. */
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { handSignIn } from '#accounts/actions/hand_sign_in'
import * as pins from '#accounts/actions/set_pin'
import { signInHere } from '#accounts/operations/sign_in_here'
import { handLoginValidator, pinValidator } from '#accounts/validators/hand_login'

export const openHandSession = operation({
  method: 'POST',
  path: '/v1/sessions/hand',
  does: 'Signs a terminal user in by the PIN, at their registered machine.',
  spec: ['login', 'handlogin'],
  who: 'machine',
  body: handLoginValidator,
  answers: reply<Me>(201),
  errors: [
    'machineRequired',
    'wrongUserorPass',
    'pinLocked',
    'dealerPassive',
    'addressNotAllowed',
    'countryNotAllowed',
    'plannedMaintenance',
    'tooManyAttempts',
  ],
  notes: { in: '`machine`: its id, a challenge of the server, and its signature of both' },
  handle: ({ body, ...call }) => signInHere(call, (browser) => handSignIn({ ...body, ...browser })),
})

export const setPin = operation({
  method: 'PUT',
  path: '/v1/me/pin',
  does: 'Sets the PIN of hand login; a new password takes it away.',
  who: 'terminal',
  body: pinValidator,
  answers: nothing(),
  errors: ['userPassCodeWrong', 'tooManyAttempts'],
  handle: ({ principal, body: { currentPassword, pin }, ip }) =>
    pins.setPin({ principal, ip }, currentPassword, pin),
})
