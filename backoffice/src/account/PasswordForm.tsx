import { passwordLength } from '@grandstand/shared-types/accounts/account_rules'
import type { Me, OwnPassword } from '@grandstand/shared-types/wire/people/accounts'
import { Alert, Box, Button } from '@mui/material'
import { TextField } from '../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { errorLines } from '../api/errorLines.ts'
import { useCall } from '../api/useCall.ts'

const EMPTY: OwnPassword = { currentPassword: '', newPassword: '', repeatPassword: '' }

/** Longer than any password. */
const MAX_LENGTH = 64

/** Sets a new password in place of the current one; every other session of the user ends. */
export function PasswordForm({ me }: { me: Pick<Me, 'type' | 'username'> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const [typed, setTyped] = useState(EMPTY)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PUT /v1/me/password', { body: typed }),
    onSuccess: () => {
      setTyped(EMPTY)
      notify('account.saved', { type: 'success' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const field = (name: keyof OwnPassword, label: string, autoComplete: string) => (
    <TextField
      required
      fullWidth
      type="password"
      label={translate(label)}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      slotProps={{ htmlInput: { autoComplete, maxLength: MAX_LENGTH } }}
    />
  )
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, maxWidth: 360, justifyItems: 'start' }}
    >
      {/* tells a password manager whose password this is */}
      <input type="text" autoComplete="username" value={me.username} readOnly hidden />
      {field('currentPassword', 'account.current', 'current-password')}
      {field('newPassword', 'account.new', 'new-password')}
      {field('repeatPassword', 'account.repeat', 'new-password')}
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {translate('account.passwordHint', passwordLength(me))}
      </Box>
      {error && (
        <Alert severity="error" variant="outlined" sx={{ width: '100%' }}>
          {errorLines(error).join(' ')}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={Object.values(typed).includes('')}
        loading={isPending}
      >
        {translate('account.save')}
      </Button>
    </Box>
  )
}
