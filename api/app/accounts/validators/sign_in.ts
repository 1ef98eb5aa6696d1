import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { codeField } from '#accounts/validators/second_factor'
import { proofField } from '#machines/validators/machines'
import { vine } from '#core/requests/validation'

const field = () =>
  vine.string().minLength(LOGIN_FIELD_LENGTH.min).maxLength(LOGIN_FIELD_LENGTH.max)

/** Body of POST /v1/sessions. Lengths: rules 8.1. */
export const signInValidator = vine.compile(
  vine.object({
    username: field().trim(),
    password: field(),
    code: codeField().optional(),
    machine: proofField().optional(),
    returns: vine.boolean({ strict: true }).optional(),
  })
)
