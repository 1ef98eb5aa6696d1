import { USER_TYPES, type UserType } from '@grandstand/shared-types/accounts/user_types'

/** Types whose users can have a role: an admin holds every permission, a player none. */
export const ROLE_TYPES: readonly UserType[] = USER_TYPES.filter(
  (type) => type !== 'admin' && type !== 'player'
)
