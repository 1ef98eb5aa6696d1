import { PRODUCTS, type UserType } from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { FlagInput } from '../../../record/inputs/FlagInput.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { PermissionInputs } from '../../roles/PermissionInputs.tsx'
import { useClosedAbove } from '../useClosedAbove.ts'
import { RoleInput } from './RoleInput.tsx'

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
  const [roleId, isInstallationStaff]: unknown[] = useWatch({
    name: ['roleId', 'isInstallationStaff'],
  })
  return (
    <>
      <FormSection>
        <RoleInput type={type} isInstallationStaff={isInstallationStaff === true} />
      </FormSection>
      {!roleId && (
        <PermissionInputs type={type} isInstallationStaff={isInstallationStaff === true} />
      )}
    </>
  )
}
