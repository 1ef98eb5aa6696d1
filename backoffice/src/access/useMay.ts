import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { useMe } from './useMe.ts'

/** Whether the signed-in user holds the permission; false while the user is unknown. */
export function useMay(permission: Permission): boolean {
  return useMe()?.permissions.includes(permission) ?? false
}
