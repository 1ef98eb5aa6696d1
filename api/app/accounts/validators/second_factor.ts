import { LOGIN_FIELD_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { LONGEST_CODE } from '@grandstand/shared-types/accounts/second_factor'
import { plainText, vine } from '#core/requests/validation'

/** A code of the authenticator app, or a recovery code. */
export const codeField = () => plainText().minLength(6).maxLength(LONGEST_CODE)

export const codeValidator = vine.compile(vine.object({ code: codeField() }))

export const startSecondFactorValidator = vine.compile(
  vine.object({
    currentPassword: vine
      .string()
      .minLength(LOGIN_FIELD_LENGTH.min)
      .maxLength(LOGIN_FIELD_LENGTH.max),
  })
)
