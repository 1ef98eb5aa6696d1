/** What a username, a password and a birth date must be: browser and server hold the same rules. Pure. */
import {
  MINIMUM_AGE_YEARS,
  PASSWORD_LENGTH,
  STAFF_PASSWORD_MIN_LENGTH,
  USERNAME_LENGTH,
} from './field_limits.ts'
import type { ErrorKey, ErrorParam } from '../core/errors.ts'
import type { UserType } from './user_types.ts'

/** The first rule that a value breaks, as the error catalogue calls it. */
export interface RuleFault {
  key: ErrorKey
  params: ErrorParam[]
}

/** `usernameCharacters` for anything but letters A to Z and digits, `minLengthMaxLength` [username, 5, 20], or null. */
export function usernameFault(username: string): RuleFault | null {
  if (!/^[A-Za-z0-9]*$/.test(username)) return { key: 'usernameCharacters', params: [] }
  return lengthFault('username', username, USERNAME_LENGTH)
}

/** Members of the staff can do more, so their passwords are longer. */
export function passwordLength(type: UserType): { min: number; max: number } {
  const isStaffType = type !== 'player' && type !== 'terminal'
  return isStaffType ? { ...PASSWORD_LENGTH, min: STAFF_PASSWORD_MIN_LENGTH } : PASSWORD_LENGTH
}

/** `minLengthMaxLength` [password, 4 (staff 8), 20], `passwordIsUsername` whatever the capitals, or null. */
export function passwordFault(
  password: string,
  { type, username }: { type: UserType; username: string }
): RuleFault | null {
  if (password !== '' && password.toLowerCase() === username.toLowerCase()) {
    return { key: 'passwordIsUsername', params: [] }
  }
  return lengthFault('password', password, passwordLength(type))
}

/** `dateRequired` for what is no `YYYY-MM-DD` from 1900 on, `minimumAge` [18] for somebody younger at `nowMs`, or null. */
export function birthDateFault(day: string, nowMs: number): RuleFault | null {
  const bornAt = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  const isReal = !Number.isNaN(bornAt) && new Date(bornAt).toISOString().startsWith(day)
  if (!isReal || day < '1900') return { key: 'dateRequired', params: [] }
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
