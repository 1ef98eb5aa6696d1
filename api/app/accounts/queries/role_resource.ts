import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import {
  bool,
  json,
  number,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { permissionsOfRole } from '#accounts/permissions'

const fields = {
  id: number('roles.id'),
  name: text('roles.name'),
  isShipped: bool('roles.is_shipped'),
  userType: text<UserType>('roles.user_type'),
  permissions: json<RoleRow['permissions']>('roles.permissions'),
  updatedAt: number('roles.updated_at'),
} satisfies FieldsOf<Omit<RoleRow, 'userCount'>>

export const roleResource: Resource<typeof fields> = {
  name: 'roles',
  fields,
  from: (query) => query.from('roles'),
  search: ['roles.name'],
  defaultSort: ['id', 'asc'],
}

export const scopeRoles = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('roles.site_id', siteId)

/** Adds the permissions of shipped roles, and how many users of the brand have each role. */
export async function shownRoles(rows: Omit<RoleRow, 'userCount'>[]): Promise<RoleRow[]> {
  const counts: { id: number; total: number }[] = await db
    .query<{ id: number; total: number }>()
    .from('users')
    .whereIn(
      'role_id',
      rows.map(({ id }) => id)
    )
    .groupBy('role_id')
    .select('role_id as id')
    .count('* as total')
  const countOf = new Map(counts.map(({ id, total }) => [Number(id), Number(total)]))
  return rows.map((row) => ({
    ...row,
    permissions: permissionsOfRole(row),
    userCount: countOf.get(row.id) ?? 0,
  }))
}
