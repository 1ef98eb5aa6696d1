import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { vine } from '#core/requests/validation'

/** A code of the authenticator app, or a recovery code. */
export const codeField = () => vine.string().trim().minLength(6).maxLength(20)

export const codeValidator = vine.compile(vine.object({ code: codeField() }))

export const startSecondFactorValidator = vine.compile(
  vine.object({
    currentPassword: vine
      .string()
      .minLength(LOGIN_FIELD_LENGTH.min)
      .maxLength(LOGIN_FIELD_LENGTH.max),
  })
)
