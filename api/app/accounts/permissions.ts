import {
  mayHold,
  PERMISSIONS,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'

/**
 * What somebody was given, as the column `permissions` holds it, without what reaches further than their type may: rows of
 * before that rule hold such permissions.
 */
export const givenPermissions = (type: UserType, stored: unknown): Permission[] =>
  Array.isArray(stored) ? PERMISSIONS.filter((p) => stored.includes(p) && mayHold(type, p)) : []

/** What somebody may do: an admin everything, others what they were given. */
export const permissionsOf = (type: UserType, stored: unknown): Permission[] =>
  type === 'admin' ? PERMISSIONS.filter((p) => mayHold(type, p)) : givenPermissions(type, stored)
