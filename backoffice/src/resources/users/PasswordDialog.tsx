import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { passwordLength } from '@grandstand/shared-types/accounts/account_rules'
import { useTranslate } from 'ra-core'
import { TextDialog } from '../../record/dialogs/TextDialog.tsx'
import { useCall } from '../../api/useCall.ts'

/** Sets a new password for a user who forgot it; ends the user's sessions. */
export function PasswordDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const translate = useTranslate()
  const call = useCall()
  return (
    <TextDialog
      title={translate('people.passwordTitle', { name: user.username })}
      submit={translate('ra.action.save')}
      type="password"
      label={translate('people.newPassword')}
      helperText={translate('people.passwordHint', passwordLength(user))}
      slotProps={{ htmlInput: { autoComplete: 'new-password', maxLength: 20 } }}
      send={(password) =>
        call('PUT /v1/users/:id/password', { params: { id: user.id }, body: { password } })
      }
      done="people.passwordSet"
      onClose={onClose}
    />
  )
}
