import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import { useState, type FormEvent } from 'react'
import { Alert, Button, DialogContent, TextField } from '@mui/material'
import { passwordLength } from '@grandstand/shared-types/accounts/account_rules'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'
import { errorLines } from '../../api/errorLines.ts'
import { useCall } from '../../api/useCall.ts'

/** Sets a new password for a user who forgot it; ends the user's sessions. */
export function PasswordDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('PUT /v1/users/:id/password', { params: { id: user.id }, body: { password } }),
    onSuccess: () => {
      notify('people.passwordSet', { type: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <ActionDialog
      title={translate('people.passwordTitle', { name: user.username })}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
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
          {error && (
            <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
              {errorLines(error).join(' ')}
            </Alert>
          )}
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button type="submit" variant="contained" disabled={password === ''} loading={isPending}>
            {translate('ra.action.save')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
