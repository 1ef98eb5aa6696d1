/** Rules of a password. */
import { passwordFault } from '@grandstand/shared-types/accounts/account_rules'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { FieldError } from '@grandstand/shared-types/core/errors'
import { AppError } from '#core/errors/app_error'
import { COMMON_PASSWORDS } from '#accounts/common_passwords'

interface PasswordRules {
  /** A setting of the site: staff may not have a common password. */
  refuseCommonPasswords: boolean
}

interface Owner {
  type: UserType
  username: string
}

/** Throws 422 `validationFailed` with the key of `passwordRefusal`. */
export function checkPassword(
  password: string,
  owner: Owner,
  rules: PasswordRules,
  field = 'password'
): void {
  const refusal = passwordRefusal(password, owner, rules, field)
  if (refusal) throw new AppError('validationFailed', { fields: [refusal] })
}

/**
 * The broken rule at `field`: `minLengthMaxLength` [field, min, max], `passwordIsUsername` or, for staff,
 * `commonPassword`; null for a valid password.
 */
export function passwordRefusal(
  password: string,
  owner: Owner,
  { refuseCommonPasswords }: PasswordRules,
  field = 'password'
): FieldError | null {
  const fault = passwordFault(password, owner)
  if (fault) {
    const params = fault.params.map((param) => (param === 'password' ? field : param))
    return { field, key: fault.key, params }
  }
  const isStaffType = owner.type !== 'player' && owner.type !== 'terminal'
  const isCommon = isStaffType && COMMON_PASSWORDS.has(password.toLowerCase())
  return refuseCommonPasswords && isCommon ? { field, key: 'commonPassword', params: [] } : null
}
