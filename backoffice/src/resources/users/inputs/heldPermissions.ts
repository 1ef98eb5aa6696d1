import { isPermission, mayHold, USER_TYPES } from '@grandstand/shared-types/accounts/user_types'

/** The values without permissions that the user may no longer hold, such as once they are no staff of the installation. */
export function heldPermissions<V extends Record<string, unknown>>(values: V): V {
  const { permissions, isInstallationStaff } = values
  const type = USER_TYPES.find((known) => known === values['type'])
  if (!type || !Array.isArray(permissions)) return values
  const held = permissions.filter(
    (one) => isPermission(one) && mayHold(type, one, isInstallationStaff === true)
  )
  return { ...values, permissions: held }
}
