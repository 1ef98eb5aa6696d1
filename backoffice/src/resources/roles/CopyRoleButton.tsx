import { useState, type FormEvent } from 'react'
import { ROLE_NAME_LENGTH, type RoleRow } from '@grandstand/shared-types/wire/accounts'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Alert, Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRedirect, useTranslate } from 'ra-core'
import { errorLines } from '../../api/errorLines.ts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'

/** Copies a role under a new name, and leads to the form of the copy. */
export function CopyRoleButton({ role }: { role: RoleRow }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CopyIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('roles.copy')}
      </Button>
      {isOpen && <CopyDialog role={role} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CopyDialog({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const call = useCall()
  const redirect = useRedirect()
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /v1/roles/:id/copies', { params: { id: role.id }, body: { name } }),
    onSuccess: ({ id }) => redirect('edit', 'roles', id),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const title = translate('roles.copyTitle', { name: format.value('shippedRole', role.name) })
  return (
    <ActionDialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            autoFocus
            required
            label={translate('roles.newName')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: ROLE_NAME_LENGTH.max } }}
          />
          {error && (
            <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
              {errorLines(error).join(' ')}
            </Alert>
          )}
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            disabled={name.trim() === ''}
            loading={isPending}
          >
            {translate('roles.copy')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
