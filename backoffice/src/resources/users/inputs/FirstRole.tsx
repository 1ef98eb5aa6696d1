import type { ShippedRoleKey } from '@grandstand/shared-types/accounts/shipped_roles'
import { USER_TYPES, type UserType } from '@grandstand/shared-types/accounts/user_types'
import type { RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import { Alert } from '@mui/material'
import { useGetList, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { givablePermissions } from '../../../access/permissions.ts'
import { useMay } from '../../../access/useMay.ts'
import { useMe } from '../../../access/useMe.ts'
import type { DealerDefaults } from './dealerDefaults.ts'

/** The role with which an account begins; none for players, and for operators, whose work differs. */
function firstRoleOf(type: UserType, dealer: DealerDefaults): ShippedRoleKey | null {
  if (type === 'dealer') return dealer.isSite ? 'dealer' : 'subDealer'
  if (type === 'terminal') return 'cashier'
  return type === 'partner' ? 'partner' : null
}

/**
 * Chooses the role of a new account as long as nobody has chosen one, where the signed-in user may give it; says what an
 * account without rights can do.
 */
export function FirstRole({ dealer }: { dealer: DealerDefaults }) {
  const translate = useTranslate()
  const me = useMe()
  const mayGive = useMay('permissions.give')
  const { setValue, getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const [chosen, roleId, permissions]: unknown[] = useWatch({
    name: ['type', 'roleId', 'permissions'],
  })
  const type = USER_TYPES.find((known) => known === chosen) ?? 'player'
  const name = firstRoleOf(type, dealer)
  const { data: roles } = useGetList<RoleRow>(
    'roles',
    {
      filter: { userType: type },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: mayGive && name !== null }
  )
  const first = roles?.find((role) => role.isShipped && role.name === name)
  const ours = new Set(
    givablePermissions(me, type, false).flatMap(({ permission, isOurs }) =>
      isOurs ? [permission] : []
    )
  )
  const isGivable = first?.permissions.every((permission) => ours.has(permission)) ?? false
  const firstId = first && isGivable ? first.id : null

  useEffect(() => {
    if (dirtyFields['roleId'] || (getValues('roleId') ?? null) === firstId) return
    setValue('roleId', firstId)
  }, [firstId, dirtyFields, getValues, setValue])

  const hasOwn = Array.isArray(permissions) && permissions.length > 0
  if (type === 'player' || roleId || hasOwn) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('people.noRights')}
    </Alert>
  )
}
