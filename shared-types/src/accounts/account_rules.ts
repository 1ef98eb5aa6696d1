/** Rules of a username, a password and a birth date, the same in browser and server. Pure functions. */
import { isCalendarDay } from '../core/calendar_day.ts'
import {
  LONG_PASSWORD_MIN_LENGTH,
  MINIMUM_AGE_YEARS,
  PASSWORD_LENGTH,
  USERNAME_LENGTH,
} from './field_limits.ts'
import type { ErrorParam, PlayerErrorKey } from '../core/errors.ts'
import { isStaffType, type UserType } from './user_types.ts'

/** The first rule that a value breaks, with the key and parameters of the error catalogue. */
export interface RuleFault {
  key: PlayerErrorKey
  params: ErrorParam[]
}

/**
 * `usernameCharacters` for a character that is neither a letter A to Z nor a digit, `minLengthMaxLength` [username, 5,
 * 20], or null.
 */
export function usernameFault(username: string): RuleFault | null {
  if (!/^[A-Za-z0-9]*$/.test(username)) return { key: 'usernameCharacters', params: [] }
  return lengthFault('username', username, USERNAME_LENGTH)
}

/** The account whose password is checked. */
export interface PasswordOwner {
  type: UserType
  username: string
  /** True for a person who registered on the web. */
  isOnline?: boolean
}

/**
 * Least and most characters of a password. Passwords of staff and of people who registered on the web are longer,
 * because a staff account can do more harm, and an account of the web meets more guessers.
 */
export function passwordLength({
  type,
  isOnline = false,
}: Pick<PasswordOwner, 'type' | 'isOnline'>): {
  min: number
  max: number
} {
  const isLong = isStaffType(type) || isOnline
  return isLong ? { ...PASSWORD_LENGTH, min: LONG_PASSWORD_MIN_LENGTH } : PASSWORD_LENGTH
}

/** `minLengthMaxLength` [password, 4 (staff and web 8), 20], `passwordIsUsername` (capitals do not count), or null. */
export function passwordFault(password: string, owner: PasswordOwner): RuleFault | null {
  if (password !== '' && password.toLowerCase() === owner.username.toLowerCase()) {
    return { key: 'passwordIsUsername', params: [] }
  }
  return lengthFault('password', password, passwordLength(owner))
}

/**
 * `dateRequired` for a text that is not a day `YYYY-MM-DD` from 1900 on, `minimumAge` [18] for a person younger than
 * that at `nowMs`, or null.
 */
export function birthDateFault(day: string, nowMs: number): RuleFault | null {
  if (!isCalendarDay(day) || day < '1900') return { key: 'dateRequired', params: [] }
  const bornAt = Date.parse(`${day}T00:00:00Z`)
  const year = Number(day.slice(0, 4))
  const cameOfAgeAt = new Date(bornAt).setUTCFullYear(year + MINIMUM_AGE_YEARS)
  return cameOfAgeAt > nowMs ? { key: 'minimumAge', params: [MINIMUM_AGE_YEARS] } : null
}

function lengthFault(
  field: string,
  text: string,
  { min, max }: { min: number; max: number }
): RuleFault | null {
  const isFitting = text.length >= min && text.length <= max
  return isFitting ? null : { key: 'minLengthMaxLength', params: [field, min, max] }
}
