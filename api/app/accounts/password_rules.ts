/** Rules of a password. */
import { passwordFault, type PasswordOwner } from '@grandstand/shared-types/accounts/account_rules'
import { isCommonPassword } from '@grandstand/shared-types/accounts/common_passwords'
import { brandWords, isOfContext } from '@grandstand/shared-types/accounts/context_words'
import { isStaffType } from '@grandstand/shared-types/accounts/user_types'
import type { FieldError } from '@grandstand/shared-types/core/errors'
import { AppError } from '#core/errors/app_error'
import type { CurrentSite } from '#sites/current_site'
import type { SiteSettingsData } from '#sites/settings'

export interface PasswordRules {
  /**
   * A setting of the site: refuses common passwords, and those made of words of the brand and the trade, for staff and for people
   * who registered on the web.
   */
  refuseCommonPasswords: boolean
  /** As `brandWords` gives them. */
  brandWords: readonly string[]
}

/** What a brand asks of passwords. */
export const passwordRulesOf = (
  { title, hosts }: Pick<CurrentSite, 'title' | 'hosts'>,
  { refuseCommonPasswords }: Pick<SiteSettingsData, 'refuseCommonPasswords'>
): PasswordRules => ({ refuseCommonPasswords, brandWords: brandWords(title, hosts) })

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
  rules: PasswordRules,
  field = 'password'
): FieldError | null {
  const fault = passwordFault(password, owner)
  if (fault) {
    const params = fault.params.map((param) => (param === 'password' ? field : param))
    return { field, key: fault.key, params }
  }
  const isGuarded = isStaffType(owner.type) || owner.isOnline === true
  const isEasy = isCommonPassword(password) || isOfContext(password, rules.brandWords)
  return rules.refuseCommonPasswords && isGuarded && isEasy
    ? { field, key: 'commonPassword', params: [] }
    : null
}
