/** Rules of a password. */
import { passwordFault, type PasswordOwner } from '@grandstand/shared-types/accounts/account_rules'
import { isCommonPassword } from '@grandstand/shared-types/accounts/common_passwords'
import { isStaffType } from '@grandstand/shared-types/accounts/user_types'
import type { FieldError } from '@grandstand/shared-types/core/errors'
import { AppError } from '#core/errors/app_error'

interface PasswordRules {
  /** A setting of the site: refuses common passwords for staff and for people who registered on the web. */
  refuseCommonPasswords: boolean
}

/** Throws 422 `validationFailed` with the key of `passwordRefusal`. */
export function checkPassword(
  password: string,
  owner: PasswordOwner,
  rules: PasswordRules,
  field = 'password'
): void {
  const refusal = passwordRefusal(password, owner, rules, field)
  if (refusal) throw new AppError('validationFailed', { fields: [refusal] })
}

/**
 * The broken rule at `field`: `minLengthMaxLength` [field, min, max], `passwordIsUsername` or, for staff
 * and people who registered on the web, `commonPassword`; null for a valid password.
 */
export function passwordRefusal(
  password: string,
  owner: PasswordOwner,
  { refuseCommonPasswords }: PasswordRules,
  field = 'password'
): FieldError | null {
  const fault = passwordFault(password, owner)
  if (fault) {
    const params = fault.params.map((param) => (param === 'password' ? field : param))
    return { field, key: fault.key, params }
  }
  const isGuarded = isStaffType(owner.type) || owner.isOnline === true
  return refuseCommonPasswords && isGuarded && isCommonPassword(password)
    ? { field, key: 'commonPassword', params: [] }
    : null
}
