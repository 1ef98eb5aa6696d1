import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { codeField } from '#accounts/validators/second_factor'
import { proofField } from '#machines/validators/machines'
import { plainText, vine } from '#core/requests/validation'

const { min, max } = LOGIN_FIELD_LENGTH

/** Body of POST /v1/sessions. Lengths: rules 8.1. */
export const signInValidator = vine.compile(
  vine.object({
    username: plainText().minLength(min).maxLength(max),
    password: vine.string().minLength(min).maxLength(max),
    code: codeField().optional(),
    machine: proofField().optional(),
    returns: vine.boolean({ strict: true }).optional(),
  })
)
