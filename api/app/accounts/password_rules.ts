/** What a password must be (decisions.md, Safety; specification, section 5). */
import {
  PASSWORD_LENGTH,
  STAFF_PASSWORD_MIN_LENGTH,
} from '@grandstand/shared-types/accounts/field_limits'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/app_error'
import { COMMON_PASSWORDS } from '#accounts/common_passwords'

interface PasswordRules {
  /** The site's setting: staff may not have a password that anybody would try first. */
  refuseCommonPasswords: boolean
}

/**
 * 4 to 20 characters, for staff at least 8, and not the username. Throws 422 `validationFailed` with
 * `minLengthMaxLength` [field, min, max], `invalidValue` or, for staff, `commonPassword` at `field`.
 */
export function checkPassword(
  password: string,
  owner: { type: UserType; username: string },
  { refuseCommonPasswords }: PasswordRules,
  field = 'password'
): void {
  const isStaffType = owner.type !== 'player' && owner.type !== 'terminal'
  const min = isStaffType ? STAFF_PASSWORD_MIN_LENGTH : PASSWORD_LENGTH.min
  if (password.length < min || password.length > PASSWORD_LENGTH.max) {
    throw AppError.field(field, 'minLengthMaxLength', [field, min, PASSWORD_LENGTH.max])
  }
  if (password.toLowerCase() === owner.username.toLowerCase()) {
    throw AppError.field(field, 'invalidValue')
  }
  if (isStaffType && refuseCommonPasswords && COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw AppError.field(field, 'commonPassword')
  }
}
