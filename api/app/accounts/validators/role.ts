import { PERMISSIONS } from '@grandstand/shared-types/accounts/user_types'
import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'

/** Types whose users can have a role: an admin holds every permission, a player none. */
const ROLE_TYPES = ['dealer', 'partner', 'terminal', 'operator'] as const
const MOST_CHARACTERS = 60

const name = () => vine.string().trim().minLength(1).maxLength(MOST_CHARACTERS)
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
