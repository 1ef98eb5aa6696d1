import { ROLE_TYPES } from '@grandstand/shared-types/accounts/user_types'
import type { RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import { required, useRecordContext } from 'ra-core'
import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Navigate } from 'react-router-dom'
import { useMe } from '../../access/useMe.ts'
import { FormSection } from '../../record/form/FormSection.tsx'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { PermissionInputs } from './PermissionInputs.tsx'

const CHOICES = ROLE_TYPES.map((id) => ({ id, name: `values.userType.${id}` }))

/** Adds a role, or changes one that is not shipped; the type of its users is chosen once. */
export default function RoleForm() {
  return (
    <RecordForm
      below={<RecordHistory />}
      canDelete
      inputs={(isNew) => (
        <>
          <ShippedIsRead />
          <FormSection>
            <TextInput source="name" validate={required()} autoFocus={isNew} />
            <SelectInput
              source="userType"
              choices={CHOICES}
              validate={required()}
              readOnly={!isNew}
              defaultValue="dealer"
            />
          </FormSection>
          <Permissions />
        </>
      )}
    />
  )
}

/** A shipped role opens to be read and copied, whatever address led here. */
function ShippedIsRead() {
  const role = useRecordContext<RoleRow>()
  return role?.isShipped ? <Navigate to={`/roles/${role.id}/show`} replace /> : null
}

function Permissions() {
  const chosen: unknown = useWatch({ name: 'userType' })
  const type = ROLE_TYPES.find((known) => known === chosen) ?? 'dealer'
  const isInstallationStaff = useMe()?.isInstallationStaff ?? false
  return <PermissionInputs key={type} type={type} isInstallationStaff={isInstallationStaff} />
}
