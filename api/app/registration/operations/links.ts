/** What the links of mails do: activating an account, setting a new password. */
import type { Activated } from '@grandstand/shared-types/wire/people/registration'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { countVisit } from '#core/throttle/visit_rate'
import * as activating from '#registration/actions/activate'
import * as asking from '#registration/actions/ask_mail'
import { resetByLink } from '#registration/actions/reset_by_link'
import { visitOf } from '#accounts/operations/visit'
import {
  activationValidator,
  namedValidator,
  newPasswordValidator,
} from '#registration/validators/links'

const SAME_ANSWER = 'the answer, and its time, are the same whether there is such an account'

export const activate = operation({
  method: 'POST',
  path: '/v1/activations',
  does: 'Activates the account whose mail held the code.',
  spec: ['activation'],
  who: 'visitor',
  body: activationValidator,
  answers: reply<Activated>(),
  errors: ['linkOver', 'tooManyAttempts'],
  async handle({ ctx, ip, body }) {
    const { site, visit } = await visitOf(ctx, ip)
    await countVisit('accountLinks', visit)
    return { username: await activating.activate(site, body.code, ip) }
  },
})

export const askActivation = operation({
  method: 'POST',
  path: '/v1/activation-mails',
  does: 'Sends the activation mail of an account once more.',
  who: 'visitor',
  body: namedValidator,
  answers: nothing(),
  errors: ['tooManyAttempts'],
  notes: { in: '`name`: a username or a mail address', out: SAME_ANSWER },
  async handle({ ctx, ip, body }) {
    const { site, visit } = await visitOf(ctx, ip)
    await asking.askActivation(site, body.name, visit)
  },
})

export const askPasswordReset = operation({
  method: 'POST',
  path: '/v1/password-resets',
  does: 'Sends a mail whose link sets a new password, once, within an hour.',
  spec: ['forgot password'],
  who: 'visitor',
  body: namedValidator,
  answers: nothing(),
  errors: ['registrationClosed', 'tooManyAttempts'],
  notes: { in: '`name`: a username or a mail address', out: SAME_ANSWER },
  async handle({ ctx, ip, body }) {
    const { site, visit } = await visitOf(ctx, ip)
    await asking.askPasswordReset(site, body.name, visit)
  },
})

export const resetPasswordByLink = operation({
  method: 'PUT',
  path: '/v1/password-resets',
  does: 'Sets a new password by the link of a mail; all sessions of the account end.',
  spec: ['reset password'],
  who: 'visitor',
  body: newPasswordValidator,
  answers: nothing(),
  errors: [
    'linkOver',
    'passwordMatchError',
    'minLengthMaxLength',
    'passwordIsUsername',
    'commonPassword',
    'tooManyAttempts',
  ],
  async handle({ ctx, ip, body }) {
    const { site, visit } = await visitOf(ctx, ip)
    await countVisit('accountLinks', visit)
    await resetByLink(site, body, ip)
  },
})
