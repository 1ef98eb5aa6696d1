import type { BranchRights, UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import {
  bool,
  json,
  number,
  orNull,
  text,
  type Query,
  type Resource,
  type FieldsOf,
} from '#core/lists/resource'
import { givenPermissions } from '#accounts/permissions'
import { branchRights } from '#accounts/queries/branch_rights'
import { productFlags } from '#accounts/products'

/** A user as the table holds them. */
export type PlainUser = Omit<UserRow, keyof BranchRights>

export const userFields = {
  id: number('users.id'),
  type: text<UserType>('users.type'),
  username: text('users.username'),
  parentId: orNull(number('users.parent_id')),
  parentName: orNull(text('parents.username')),
  depth: number('users.depth'),
  status: number('users.status'),
  isOnline: bool('users.is_online'),
  autoPrint: bool('users.auto_print'),
  requiresMachine: bool('users.requires_machine'),
  language: text('users.language'),
  currency: text('users.currency'),
  firstName: text('users.first_name'),
  lastName: text('users.last_name'),
  email: orNull(text('users.email')),
  phoneCode: orNull(text('users.phone_code')),
  cellPhone: orNull(text('users.cell_phone')),
  birthDate: orNull(text('users.birth_date')),
  gender: orNull(text('users.gender')),
  identityNumber: orNull(text('users.identity_number')),
  countryCode: orNull(text('users.country_code')),
  city: orNull(text('users.city')),
  town: orNull(text('users.town')),
  state: orNull(text('users.state')),
  address: orNull(text('users.address')),
  postCode: orNull(text('users.post_code')),
  openingLimit: number('users.opening_limit'),
  isInstallationStaff: bool('users.is_installation_staff'),
  roleId: orNull(number('users.role_id')),
  roleName: orNull(text('roles.name')),
  permissions: json<UserRow['permissions']>('users.permissions'),
  products: json<UserRow['products']>('users.products'),
  limits: json<UserRow['limits']>('users.limits'),
  allowedNetworks: json<UserRow['allowedNetworks']>('users.allowed_networks'),
  /** Cash, and how far it may go below zero, in minor units. */
  balance: orNull(number('cash.balance')),
  creditLimit: orNull(number('cash.credit_limit')),
  isOnCredit: bool('users.is_on_credit'),
  debtMinor: orNull(number('debts.debt')),
  maxTransferMinor: number('users.max_transfer'),
  maxDayTransfersMinor: number('users.max_day_transfers'),
  lastLoginAt: orNull(number('users.last_login_at')),
  lastLoginIp: orNull(text('users.last_login_ip')),
  inactiveAt: orNull(number('users.inactive_at')),
  createdAt: number('users.created_at'),
  updatedAt: number('users.updated_at'),
} satisfies FieldsOf<PlainUser>

export const userResource: Resource<typeof userFields> = {
  name: 'users',
  fields: userFields,
  from: fromUsers,
  search: ['users.username', 'users.first_name', 'users.last_name'],
  filters: {
    ...OWNER_FILTERS,
    isInactive: (query, value) =>
      void (String(value) === 'true'
        ? query.whereNotNull('users.inactive_at')
        : query.whereNull('users.inactive_at')),
  },
  defaultSort: ['id', 'asc'],
  amounts: ['balance', 'debtMinor'],
  missing: 'userNotFound',
}

export function fromUsers(query: Query): Query {
  return query
    .from('users')
    .leftJoin('users as parents', 'parents.id', 'users.parent_id')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .joinRaw(
      `left join (select user_id, balance, 0 - floor as credit_limit from ledger_accounts where pocket = 'balance')
       as cash on cash.user_id = users.id`
    )
    .joinRaw(
      `left join (select user_id, 0 - balance as debt from ledger_accounts where pocket = 'debt')
       as debts on debts.user_id = users.id`
    )
}

/** An admin sees the site, staff see themselves and the branch below, a player sees nobody. */
export function scopeUsers(query: Query, principal: Principal): void {
  scopeToPrincipal(query, principal)
}

/**
 * Adds product flags that were never set and the rights that the branch leaves each user. Replaces the stored
 * permissions by those in force, which may be fewer.
 */
export async function shownUsers<R extends PlainUser>(
  rows: R[],
  principal: Principal
): Promise<(R & BranchRights)[]> {
  const rights = await branchRights(
    rows.map(({ id }) => id),
    principal
  )
  return rows.map((row) => ({
    ...row,
    permissions: givenPermissions({ ...row, role: null }),
    products: productFlags(row.products ?? {}),
    allowedNetworks: row.allowedNetworks ?? [],
    ...(rights.get(row.id) ?? { effectivePermissions: [], closedAbove: {} }),
  }))
}
