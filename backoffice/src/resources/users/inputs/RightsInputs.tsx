import { PRODUCTS, type UserType } from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useRecordContext, useTranslate } from 'ra-core'
import { ReferenceInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useFormat } from '../../../format/useFormat.ts'
import { FlagInput } from '../../../record/inputs/FlagInput.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { PermissionInputs } from '../../roles/PermissionInputs.tsx'
import { useClosedAbove } from '../useClosedAbove.ts'

/** The products that the user may play; a product that a dealer above has closed is marked. */
export function ProductInputs() {
  const record = useRecordContext<UserRow>()
  const closedBy = useClosedAbove(record)
  return (
    <FormSection>
      {PRODUCTS.map((product) => (
        <FlagInput
          key={product}
          source={`products.${product}`}
          label={`values.product.${product}`}
          hint={closedBy(product)}
        />
      ))}
    </FormSection>
  )
}

/** Rights of a user of this type: a role, or permissions of the user's own. */
export function RightsInputs({ type }: { type: UserType }) {
  const translate = useTranslate()
  const format = useFormat()
  const [roleId, isInstallationStaff]: unknown[] = useWatch({
    name: ['roleId', 'isInstallationStaff'],
  })
  return (
    <>
      <FormSection>
        <ReferenceInput
          source="roleId"
          reference="roles"
          filter={{ userType: type }}
          perPage={100}
          sort={{ field: 'id', order: 'ASC' }}
        >
          <SelectInput
            emptyText={translate('people.noRole')}
            optionText={({ name }: { name: string }) => format.value('shippedRole', name)}
            helperText={translate('people.roleHint')}
            parse={(value: number | '') => (value === '' ? null : value)}
          />
        </ReferenceInput>
      </FormSection>
      {!roleId && (
        <PermissionInputs type={type} isInstallationStaff={isInstallationStaff === true} />
      )}
    </>
  )
}
