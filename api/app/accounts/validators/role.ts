import { PERMISSIONS, ROLE_TYPES } from '@grandstand/shared-types/accounts/user_types'
import { ROLE_NAME_LENGTH } from '@grandstand/shared-types/wire/people/accounts'
import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'

const name = () =>
  vine.string().trim().minLength(ROLE_NAME_LENGTH.min).maxLength(ROLE_NAME_LENGTH.max)
const permissions = () =>
  vine.array(vine.enum(PERMISSIONS)).maxLength(PERMISSIONS.length).distinct()

/** Body of POST /v1/roles. */
export const createRoleValidator = vine.compile(
  vine.object({ name: name(), userType: vine.enum(ROLE_TYPES), permissions: permissions() })
)
export type NewRole = Infer<typeof createRoleValidator>

/** Body of PUT /v1/roles/:id. */
export const updateRoleValidator = vine.compile(
  vine.object({ name: name().optional(), permissions: permissions().optional() })
)
export type RoleChanges = Infer<typeof updateRoleValidator>

/** Body of POST /v1/roles/:id/copies. */
export const copyRoleValidator = vine.compile(vine.object({ name: name() }))
