import {
  REGISTRATION_FIELDS,
  UNIQUE_FIELDS,
  type RegistrationField,
} from '@grandstand/shared-types/registration/form'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { solvedCaptcha } from '#core/captcha/solved'
import { exactObject, vine } from '#core/requests/validation'

const MOST_LENGTH = 500
/** Spaces around a password are part of it; around any other text they are removed. */
const PASSWORDS: readonly RegistrationField[] = ['password', 'repeatPassword']

/** A missing text counts as empty; the rules report what is missing. */
const text = () =>
  vine
    .string()
    .parse((value) => value ?? '')
    .maxLength(MOST_LENGTH)

const fields = Object.fromEntries(
  REGISTRATION_FIELDS.map((field) => [field, PASSWORDS.includes(field) ? text() : text().trim()])
) as Record<RegistrationField, ReturnType<typeof text>>

/** Body of POST /v1/registrations; `registrationFaults` checks the rules of the form. */
export const registrationValidator = vine.compile(
  exactObject({
    ...fields,
    language: vine.enum(SITE_LANGUAGES),
    captcha: solvedCaptcha(),
  })
)

/** Body of POST /v1/registrations/checks. */
export const takenValidator = vine.compile(
  exactObject({
    field: vine.enum(UNIQUE_FIELDS),
    value: vine.string().trim().maxLength(MOST_LENGTH),
    phoneCode: vine.string().trim().maxLength(8).optional(),
  })
)
