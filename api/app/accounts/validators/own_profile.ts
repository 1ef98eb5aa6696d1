import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { keptText } from '@grandstand/shared-types/registration/form'
import type { ProfileField } from '@grandstand/shared-types/registration/own_profile'
import { exactObject, vine } from '#core/requests/validation'

/** An optional text; the parser of bodies makes null of an empty one. The rules report what is too long. */
const text = (field: ProfileField) =>
  vine
    .string()
    .parse((value) =>
      value === null ? '' : typeof value === 'string' ? keptText(field, value) : value
    )
    .optional()

/** Body of PUT /v1/me/profile; `profileFaults` checks the rules. */
export const ownProfileValidator = vine.compile(
  exactObject({
    gender: text('gender'),
    address: text('address'),
    city: text('city'),
    countryCode: text('countryCode'),
    postCode: text('postCode'),
    autoPrint: vine.boolean({ strict: true }).optional(),
    language: vine.enum(SITE_LANGUAGES).optional(),
  })
)
