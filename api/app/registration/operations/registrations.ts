/** Opening an account on the web. */
import type {
  CaptchaChallenge,
  Registered,
  RegistrationTermsView,
  TakenAnswer,
} from '@grandstand/shared-types/wire/people/registration'
import { newCaptcha } from '#core/captcha/captcha'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { countVisit } from '#core/throttle/visit_rate'
import { atLeast } from '#core/timing/at_least'
import { openSession } from '#accounts/actions/open_session'
import { signInHere } from '#accounts/operations/sign_in_here'
import { originOf } from '#origins/origins'
import * as actions from '#registration/actions/register'
import { visitOf } from '#accounts/operations/visit'
import { takenFields } from '#accounts/queries/taken'
import { termsOf } from '#registration/queries/terms'
import { registrationValidator, takenValidator } from '#registration/validators/registration'

/** Longer than the look-up takes, so that the time of the answer tells nothing. */
const CHECKED_AFTER_MS = 100

export const registrationTerms = operation({
  method: 'GET',
  path: '/v1/registrations/terms',
  does: 'What the brand asks of those who register.',
  who: 'visitor',
  answers: reply<RegistrationTermsView>(),
  async handle({ ctx, ip }) {
    const { site } = await visitOf(ctx, ip)
    const terms = termsOf(site)
    const { country } = originOf(ip)
    const isOpen = country !== null && terms.countryCodes.includes(country)
    return { ...terms, countryOfVisitor: isOpen ? country : null }
  },
})

export const captcha = operation({
  method: 'GET',
  path: '/v1/captcha',
  does: 'A challenge of ALTCHA; its solution goes with a registration, and counts once.',
  spec: ['captcha'],
  who: 'visitor',
  answers: reply<CaptchaChallenge>(),
  errors: ['tooManyAttempts'],
  async handle({ ctx, ip }) {
    const { visit } = await visitOf(ctx, ip)
    await countVisit('captchas', visit)
    return newCaptcha()
  },
})

export const checkTaken = operation({
  method: 'POST',
  path: '/v1/registrations/checks',
  does: 'Whether another account of the brand has a username, mail address, phone or identity number.',
  spec: ['check username, id number, mobile, email'],
  who: 'visitor',
  body: takenValidator,
  answers: reply<TakenAnswer>(),
  errors: ['tooManyAttempts'],
  notes: { out: 'counted by device and address; a form that is refused goes on without' },
  async handle({ ctx, ip, body: { field, value, phoneCode = '' } }) {
    const { site, visit } = await visitOf(ctx, ip)
    await countVisit(field === 'username' ? 'usernameChecks' : 'personChecks', visit)
    const nobody = { username: '', email: '', cellPhone: '', identityNumber: '', phoneCode }
    const taken = await atLeast(CHECKED_AFTER_MS, () =>
      takenFields(site.id, { ...nobody, [field]: value }, [field])
    )
    return { isTaken: taken.length > 0 }
  },
})

export const register = operation({
  method: 'POST',
  path: '/v1/registrations',
  does: 'Opens an account. Where the brand asks for no activation, signs in, too.',
  spec: ['register'],
  who: 'visitor',
  body: registrationValidator,
  bodyKb: 32,
  answers: reply<Registered>(201),
  errors: [
    'registrationClosed',
    'countryNotAllowed',
    'minLengthMaxLength',
    'usernameCharacters',
    'usernameAlreadyUseRegister',
    'passwordIsUsername',
    'commonPassword',
    'passwordMatchError',
    'emailRequired',
    'emailAlreadyUse',
    'dateRequired',
    'minimumAge',
    'identityNumberWrong',
    'identityNumberInUse',
    'numberRequired',
    'phoneAlreadyUse',
    'phoneOtherCountry',
    'captchaWrong',
    'tooManyAttempts',
  ],
  notes: {
    in: 'fields as `RegistrationForm`; `captcha`: the solved challenge as base 64 of JSON',
    out: '`user` null: the account waits for the link of its mail',
  },
  async handle({ ctx, principal, ip, body: { captcha: solved, language, ...form } }) {
    const { site, visit } = await visitOf(ctx, ip)
    const user = await actions.register(site, { form, language, captcha: solved }, visit)
    if (user.awaitsActivation) return { user: null }
    return { user: await signInHere({ ctx, ip, principal }, (from) => openSession(user, from)) }
  },
})
