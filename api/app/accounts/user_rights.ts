/** Rights of staff to change users. */
import {
  isStaffType,
  mayHold,
  reachesAsFar,
  reachingAs,
  TYPE_REACH,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { isInSight, keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import Role from '#accounts/models/role'
import User from '#accounts/models/user'
import { givenPermissions } from '#accounts/permissions'
import { PartsRefused } from '#accounts/refused_parts'

interface Target {
  id: number
  siteId: number
  type: UserType
  path: string
  parentId: number | null
  roleId: number | null
  isInstallationStaff: boolean
  /** As stored. */
  permissions: readonly Permission[]
}

/** What staff do to a user below. */
type UserAction = 'open' | 'edit' | 'suspend' | 'password' | 'sessions' | 'remove'

/** The permission for each action on a player or a terminal. */
const ON_USERS: Readonly<Record<UserAction, Permission>> = {
  open: 'users.add',
  edit: 'users.edit',
  suspend: 'users.suspend',
  password: 'users.password',
  sessions: 'users.sessions',
  remove: 'users.add',
}

/** The permission for an action on a user of this type; users with permissions of their own take a higher one. */
export function permissionFor(action: UserAction, type: UserType): Permission {
  if (!isStaffType(type)) return ON_USERS[action]
  if (type === 'partner' && (action === 'open' || action === 'remove')) return 'partners.open'
  return action === 'open' || action === 'remove' ? 'dealers.add' : 'dealers.edit'
}

/**
 * Throws 404 `userNotFound` when the target is out of sight; 403 `notAllowed` when the principal lacks the permission for
 * the action, is no admin and would act on themselves, on the dealer for whom they work or on an admin, or lacks a
 * permission of the target, which a new password would give the principal, or is not staff of the installation as the
 * target is.
 */
export async function requireRight(
  principal: Principal,
  action: UserAction,
  target: Target,
  trx?: Trx
): Promise<void> {
  if (!isInSight(principal, target)) throw AppError.noUser()
  const untouchable = [principal.userId, keeperOf(principal).userId]
  if (principal.type !== 'admin' && (target.type === 'admin' || untouchable.includes(target.id))) {
    throw AppError.notAllowed()
  }
  if (!principal.permissions.has(permissionFor(action, target.type))) throw AppError.notAllowed()
  const reach = TYPE_REACH[await reachingType(target, trx)]
  if (!reachesAsFar(reachesBrand(principal) ? 'brand' : 'branch', reach)) {
    throw AppError.notAllowed()
  }
  if (target.isInstallationStaff && !principal.isInstallationStaff) throw AppError.notAllowed()
  const held = await permissionsGivenTo(target, trx)
  if (held.some((permission) => !principal.permissions.has(permission))) throw AppError.notAllowed()
}

/**
 * The type whose reach bounds the user's permissions: an operator of a dealer counts as a dealer and acts within the
 * dealer's branch.
 */
export async function reachingType(
  { type, parentId }: Pick<Target, 'type' | 'parentId'>,
  trx?: Trx
): Promise<UserType> {
  if (type !== 'operator' || parentId === null) return type
  const above = await User.findOrFail(parentId, trx ? { client: trx } : {})
  return reachingAs(type, above.type)
}

/** Groups of a user's fields that take a permission of their own, beside the one for editing. */
const PARTS = [
  ['status', 'suspend'],
  ['limits', 'limits.give'],
  ['products', 'products.give'],
  ['permissions', 'permissions.give'],
  ['roleId', 'permissions.give'],
  ['isInstallationStaff', 'permissions.give'],
  ['allowedNetworks', 'addresses.give'],
  ['requiresMachine', 'machines.manage'],
] as const

/**
 * Throws 403 `notAllowed`, as `PartsRefused`, when changed fields need a permission that the principal lacks. Only staff of
 * the installation make others so.
 */
export function requirePartRights(
  principal: Principal,
  type: UserType,
  changed: readonly string[]
): void {
  const refused = PARTS.flatMap(([field, right]) => {
    const permission = right === 'suspend' ? permissionFor('suspend', type) : right
    if (!changed.includes(field)) return []
    const isBeyond = field === 'isInstallationStaff' && !principal.isInstallationStaff
    return isBeyond || !principal.permissions.has(permission) ? [field] : []
  })
  if (refused.length > 0) throw new PartsRefused(refused)
}

/** The permissions of the user's role; without a role, those of the user's own row. */
export async function permissionsGivenTo(
  user: Pick<Target, 'type' | 'roleId' | 'isInstallationStaff' | 'permissions'>,
  trx?: Trx
): Promise<Permission[]> {
  const { type, roleId, isInstallationStaff, permissions } = user
  const role = roleId === null ? null : await Role.find(roleId, trx ? { client: trx } : {})
  return givenPermissions({ type, isInstallationStaff, permissions, role })
}

/** A role that users of the type can have. Throws 422 `unknownEntry` at `roleId`. */
export async function roleFor(
  trx: Trx,
  { siteId, type }: Pick<Target, 'siteId' | 'type'>,
  roleId: number
): Promise<Role> {
  const role = await Role.query({ client: trx })
    .where({ id: roleId, siteId, userType: type })
    .first()
  if (!role) throw AppError.field('roleId', 'unknownEntry')
  return role
}

interface Receiver {
  /** Type as `reachingType` returns it. */
  type: UserType
  /** A role may give what only staff of the installation have of it (rules 8.16). */
  isInstallationStaff: boolean
  /** Permissions before the change. */
  held: readonly Permission[]
}

/**
 * Checks that the principal gives only permissions that the principal holds; permissions that the user has already may
 * stay. No permission may reach further than the user's type, or place, allows. Throws 403 `notAllowed`, 422
 * `permissionTooFar` [permission] at `permissions`.
 */
export function requireGivable(
  principal: Principal,
  wanted: readonly Permission[],
  { type, isInstallationStaff, held }: Receiver
): void {
  if (wanted.some((p) => !held.includes(p) && !principal.permissions.has(p))) {
    throw new PartsRefused(['permissions'])
  }
  const tooFar = wanted.find((permission) => !mayHold(type, permission, isInstallationStaff))
  if (tooFar) throw AppError.field('permissions', 'permissionTooFar', [tooFar])
}
