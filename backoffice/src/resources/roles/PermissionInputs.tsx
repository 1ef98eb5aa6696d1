import {
  groupOf,
  PERMISSION_GROUPS,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { CheckboxGroupInput } from 'react-admin'
import { givablePermissions } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { FormSection } from '../../record/form/FormSection.tsx'

const COLUMNS = {
  'gridColumn': '1 / -1',
  '& .MuiFormGroup-root': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  },
}

interface Props {
  type: UserType
  /** Whether permissions are shown that only staff of the installation may hold. */
  isInstallationStaff: boolean
}

/**
 * The permissions that users of this type may hold, by group; permissions that the signed-in user lacks cannot be
 * given.
 */
export function PermissionInputs({ type, isInstallationStaff }: Props) {
  const translate = useTranslate()
  const me = useMe()
  const givable = givablePermissions(me, type, isInstallationStaff)
  const groups = PERMISSION_GROUPS.map((group) => ({
    group,
    choices: givable
      .filter(({ permission }) => groupOf(permission) === group)
      .map(({ permission, isOurs }) => ({
        id: permission,
        name: `values.permission.${permission}`,
        disabled: !isOurs,
      })),
  })).filter(({ choices }) => choices.length > 0)
  return (
    <FormSection hint={translate('roles.permissionsHint')}>
      <Box sx={COLUMNS}>
        {groups.map(({ group, choices }) => (
          <CheckboxGroupInput
            key={group}
            source="permissions"
            label={`values.permissionGroup.${group}`}
            defaultValue={[]}
            helperText={false}
            row={false}
            choices={choices}
            disableValue="disabled"
          />
        ))}
      </Box>
    </FormSection>
  )
}
