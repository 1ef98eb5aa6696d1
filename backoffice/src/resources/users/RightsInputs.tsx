import { PERMISSIONS, PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { CheckboxGroupInput } from 'react-admin'
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

/** The products that somebody may play. */
export function ProductInputs() {
  const translate = useTranslate()
  return (
    <FormSection title={translate('people.products')}>
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

/** What a member of staff may do; nobody gives what they do not hold. */
export function PermissionInputs() {
  const translate = useTranslate()
  const me = useMe()
  const choices = PERMISSIONS.map((id) => ({
    id,
    name: `values.permission.${id}`,
    disabled: !me?.permissions.includes(id),
  }))
  return (
    <FormSection title={translate('people.permissions')} hint={translate('people.permissionsHint')}>
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
