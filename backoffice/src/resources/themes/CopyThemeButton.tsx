import { useState, type FormEvent } from 'react'
import { THEME_NAME_LENGTH } from '@grandstand/shared-types/themes/theme'
import type { ThemeRow } from '@grandstand/shared-types/wire/themes'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRedirect, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'
import { Failures } from '../../record/Loaded.tsx'

/** Copies a theme under a new name, and leads to the form of the copy. */
export function CopyThemeButton({ theme }: { theme: ThemeRow }) {
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
        {translate('themes.copy')}
      </Button>
      {isOpen && <CopyDialog theme={theme} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CopyDialog({ theme, onClose }: { theme: ThemeRow; onClose: () => void }) {
  const translate = useTranslate()
  const call = useCall()
  const redirect = useRedirect()
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /v1/themes/:id/copies', { params: { id: theme.id }, body: { name } }),
    onSuccess: ({ id }) => redirect('edit', 'themes', id),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <ActionDialog title={translate('themes.copyTitle', { name: theme.name })} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            autoFocus
            required
            label={translate('themes.newName')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: THEME_NAME_LENGTH.max } }}
          />
          <Failures error={error} sx={{ mt: 1 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            disabled={name.trim().length < THEME_NAME_LENGTH.min}
            loading={isPending}
          >
            {translate('themes.copy')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
