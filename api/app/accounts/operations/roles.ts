/** Roles of a brand: named sets of permissions for users of one type. */
import type { RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as editing from '#accounts/actions/edit_roles'
import { roleResource, scopeRoles, shownRoles } from '#accounts/queries/role_resource'
import {
  copyRoleValidator,
  createRoleValidator,
  updateRoleValidator,
} from '#accounts/validators/role'

const reads = { permission: 'permissions.give', scope: scopeRoles, extend: shownRoles } as const
const roles = editsOf(roleResource, 'roles.edit', reads)

export const roleLists = {
  ...aroundList('roles', roleResource, reads),
  ...readOperations('roles', roleResource, reads),
  ...createOperation('roles', roles, {
    does: 'A new role; its permissions are some of those that one holds.',
    stepUp: 'always',
    body: createRoleValidator,
    errors: ['alreadyExists', 'permissionTooFar'],
    run: editing.createRole,
  }),
  ...updateOperation('roles', roles, {
    does: 'Changes a role that is not shipped.',
    stepUp: 'always',
    body: updateRoleValidator,
    errors: ['alreadyExists', 'permissionTooFar', 'roleShipped'],
    notes: {
      out: 'new permissions end the sessions of everybody who has the role, and of staff below them',
    },
    run: editing.updateRole,
  }),
  ...deleteOperation('roles', roles, {
    does: 'Removes a role that is not shipped and that nobody has.',
    stepUp: 'none: nobody has the role',
    errors: ['inUse', 'roleShipped'],
    run: editing.deleteRole,
  }),
}

export const copyRole = operation({
  method: 'POST',
  path: '/v1/roles/:id/copies',
  does: 'A role with the permissions of another one, which may be shipped, under a new name.',
  stepUp: 'always',
  who: 'roles.edit',
  body: copyRoleValidator,
  answers: reply<RoleRow>(201),
  errors: ['alreadyExists', 'permissionTooFar'],
  async handle({ params: { id }, principal, ip, body }) {
    return roles.row(await editing.copyRole({ principal, ip }, id, body.name), principal)
  },
})
