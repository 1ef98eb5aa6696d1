import {
  mayHold,
  PERMISSIONS,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'

/**
 * The stored permissions of a user, without those that reach further than the user's type; rows from before that rule
 * have such permissions.
 */
export const givenPermissions = (type: UserType, stored: unknown): Permission[] =>
  Array.isArray(stored) ? PERMISSIONS.filter((p) => stored.includes(p) && mayHold(type, p)) : []

/** The permissions of a user: all for an admin, the stored ones for others. */
export const permissionsOf = (type: UserType, stored: unknown): Permission[] =>
  type === 'admin' ? PERMISSIONS.filter((p) => mayHold(type, p)) : givenPermissions(type, stored)
