import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useState } from 'react'
import { TextField } from '@mui/material'
import { passwordLength } from '@grandstand/shared-types/accounts/account_rules'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { useCall } from '../../api/useCall.ts'

/** Sets a new password for a user who forgot it; ends the user's sessions. */
export function PasswordDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const [password, setPassword] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('PUT /v1/users/:id/password', { params: { id: user.id }, body: { password } }),
    onSuccess: () => {
      notify('people.passwordSet', { type: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog
      title={translate('people.passwordTitle', { name: user.username })}
      submit={translate('ra.action.save')}
      isReady={password !== ''}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        type="password"
        label={translate('people.newPassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        helperText={translate('people.passwordHint', passwordLength(user))}
        slotProps={{ htmlInput: { autoComplete: 'new-password', maxLength: 20 } }}
      />
    </FormDialog>
  )
}
