import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { exactObject, vine } from '#core/requests/validation'

/** An optional text; the parser of bodies makes null of an empty one. */
const text = () =>
  vine
    .string()
    .parse((value) => (value === null ? '' : value))
    .trim()
    .maxLength(500)
    .optional()

/** Body of PUT /v1/me/profile; `profileFaults` checks the rules. */
export const ownProfileValidator = vine.compile(
  exactObject({
    gender: text(),
    address: text(),
    city: text(),
    countryCode: text(),
    postCode: text(),
    autoPrint: vine.boolean({ strict: true }).optional(),
    language: vine.enum(SITE_LANGUAGES).optional(),
  })
)
