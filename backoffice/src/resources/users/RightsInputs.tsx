import { PRODUCTS, type UserType } from '@grandstand/shared-types/accounts/user_types'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { CheckboxGroupInput } from 'react-admin'
import { givablePermissions } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { FlagInput } from '../../record/FlagInput.tsx'
import { FormSection } from '../../record/FormSection.tsx'

const COLUMNS = {
  'gridColumn': '1 / -1',
  '& .MuiFormGroup-root': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  },
}

/** The products that the user may play. */
export function ProductInputs() {
  return (
    <FormSection>
      {PRODUCTS.map((product) => (
        <FlagInput
          key={product}
          source={`products.${product}`}
          label={`values.product.${product}`}
        />
      ))}
    </FormSection>
  )
}

/** The permissions of a staff user of this type. */
export function PermissionInputs({ type }: { type: UserType }) {
  const translate = useTranslate()
  const me = useMe()
  const choices = givablePermissions(me, type).map(({ permission, isOurs }) => ({
    id: permission,
    name: `values.permission.${permission}`,
    disabled: !isOurs,
  }))
  return (
    <FormSection hint={translate('people.permissionsHint')}>
      <Box sx={COLUMNS}>
        <CheckboxGroupInput
          source="permissions"
          label={false}
          helperText={false}
          row={false}
          choices={choices}
          disableValue="disabled"
        />
      </Box>
    </FormSection>
  )
}
