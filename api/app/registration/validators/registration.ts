import {
  keptText,
  REGISTRATION_FIELDS,
  UNIQUE_FIELDS,
  type RegistrationField,
} from '@grandstand/shared-types/registration/form'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { solvedCaptcha } from '#core/captcha/solved'
import { exactObject, plainText, vine } from '#core/requests/validation'

const MOST_LENGTH = 500

/** A missing text counts as empty; the rules report what is missing, and what is too long. */
const text = (field: RegistrationField) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? keptText(field, value) : (value ?? '')))

const fields = Object.fromEntries(
  REGISTRATION_FIELDS.map((field) => [field, text(field)])
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
    value: plainText().maxLength(MOST_LENGTH),
    phoneCode: plainText().maxLength(8).optional(),
  })
)
