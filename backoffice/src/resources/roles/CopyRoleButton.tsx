import { ROLE_NAME_LENGTH, type RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { CopyButton } from '../../record/dialogs/CopyButton.tsx'

export function CopyRoleButton({ role }: { role: RoleRow }) {
  const format = useFormat()
  const call = useCall()
  return (
    <CopyButton
      resource="roles"
      name={format.value('shippedRole', role.name)}
      nameLength={ROLE_NAME_LENGTH}
      copy={(name) =>
        call('POST /v1/roles/:id/copies', { params: { id: role.id }, body: { name } })
      }
    />
  )
}
