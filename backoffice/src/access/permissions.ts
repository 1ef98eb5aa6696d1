/** Which permission opens which door. The API decides; the menu and the buttons only follow. */
import {
  mayHold,
  PERMISSIONS,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/accounts'

const STAFF: ReadonlySet<UserType> = new Set(['admin', 'dealer', 'operator'])

interface Doors {
  read: Permission
  /** Creating, changing and deleting; absent where nobody writes. */
  write?: Permission
}

const DOORS: Readonly<Record<string, Doors>> = {
  'users': { read: 'users.view', write: 'users.edit' },
  'dealers': { read: 'users.view', write: 'dealers.edit' },
  'sports': { read: 'catalogue.view', write: 'catalogue.edit' },
  'categories': { read: 'catalogue.view', write: 'catalogue.edit' },
  'tournaments': { read: 'catalogue.view', write: 'catalogue.edit' },
  'teams': { read: 'catalogue.view', write: 'catalogue.edit' },
  'market-types': { read: 'catalogue.view', write: 'catalogue.edit' },
  'matches': { read: 'catalogue.view', write: 'catalogue.edit' },
  'markets': { read: 'catalogue.view', write: 'catalogue.edit' },
  'outcomes': { read: 'catalogue.view', write: 'prices.edit' },
  'results': { read: 'catalogue.view', write: 'results.enter' },
  'live-matches': { read: 'prices.edit', write: 'prices.edit' },
  'feed/errors': { read: 'prices.edit', write: 'prices.edit' },
  'bet-limits': { read: 'prices.edit', write: 'prices.edit' },
  'sites': { read: 'site.edit', write: 'site.edit' },
  'coupons': { read: 'coupons.view' },
  'ledger-accounts': { read: 'ledger.view' },
  'ledger-transfers': { read: 'ledger.view' },
  'ledger-entries': { read: 'ledger.view' },
  'audit-log': { read: 'audit.view' },
}

const READ_ACTIONS: ReadonlySet<string> = new Set(['list', 'show', 'read', 'export'])

export function isStaff(type: UserType): boolean {
  return STAFF.has(type)
}

/** Whether react-admin's `action` on `resource` is open to the person. What is no resource of ours is open. */
export function mayDo(me: Pick<Me, 'permissions'>, action: string, resource: string): boolean {
  const doors = DOORS[resource]
  if (!doors) return true
  const needed = READ_ACTIONS.has(action) ? doors.read : doors.write
  return needed !== undefined && me.permissions.includes(needed)
}

/** What users of a type can hold, and whether the person holds it: nobody gives what they do not hold. */
export function givablePermissions(
  me: Pick<Me, 'permissions'> | undefined,
  type: UserType
): { permission: Permission; isOurs: boolean }[] {
  return PERMISSIONS.filter((permission) => mayHold(type, permission)).map((permission) => ({
    permission,
    isOurs: me?.permissions.includes(permission) ?? false,
  }))
}
