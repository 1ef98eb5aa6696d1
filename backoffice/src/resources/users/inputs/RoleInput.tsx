import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import { useChoicesContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { ReferenceInput, SelectInput } from 'react-admin'
import { givablePermissions } from '../../../access/permissions.ts'
import { useMe } from '../../../access/useMe.ts'
import { useFormat } from '../../../format/useFormat.ts'

const SOURCE = 'roleId'
const NONE: readonly RoleRow[] = []

interface Props {
  type: UserType
  isInstallationStaff: boolean
}

/** The role of a user of this type. */
export function RoleInput(props: Props) {
  return (
    <ReferenceInput
      source={SOURCE}
      reference="roles"
      filter={{ userType: props.type }}
      perPage={100}
      sort={{ field: 'id', order: 'ASC' }}
    >
      <RoleSelect {...props} />
    </ReferenceInput>
  )
}

/** A role with a permission that the signed-in user cannot give this user is shown, and cannot be chosen. */
function RoleSelect({ type, isInstallationStaff }: Props) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const { allChoices = NONE } = useChoicesContext<RoleRow>()
  // the same list while nothing changes: a new one makes the input begin anew
  const choices = useMemo(() => {
    const givable = new Set(
      givablePermissions(me, type, isInstallationStaff).flatMap(({ permission, isOurs }) =>
        isOurs ? [permission] : []
      )
    )
    return allChoices.map((role) => ({
      ...role,
      disabled: !role.permissions.every((permission) => givable.has(permission)),
    }))
  }, [allChoices, me, type, isInstallationStaff])
  return (
    <SelectInput
      source={SOURCE}
      choices={choices}
      emptyText={translate('people.noRole')}
      optionText={({ name }: RoleRow) => format.value('shippedRole', name)}
      disableValue="disabled"
      helperText={translate('people.roleHint')}
      parse={(value: number | '') => (value === '' ? null : value)}
    />
  )
}
