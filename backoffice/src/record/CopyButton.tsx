import { useState, type FormEvent } from 'react'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRedirect, useTranslate } from 'ra-core'
import { ActionDialog, DialogButtons } from './ActionDialog.tsx'
import { Failures } from './Loaded.tsx'

interface CopyProps {
  /** Resource whose texts `copy`, `copyTitle` and `newName` name the button, the dialog and the field. */
  resource: string
  /** The name of the row to copy. */
  name: string
  /** Least and most characters of a name. */
  nameLength: { min: number; max: number }
  /** Makes the copy under the given name. */
  copy: (name: string) => Promise<{ id: number }>
}

/** Copies a row under a new name, and leads to the form of the copy. */
export function CopyButton(props: CopyProps) {
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
        {translate(`${props.resource}.copy`)}
      </Button>
      {isOpen && <CopyDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CopyDialog({
  resource,
  name,
  nameLength,
  copy,
  onClose,
}: CopyProps & { onClose: () => void }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const [newName, setNewName] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => copy(newName),
    onSuccess: ({ id }) => redirect('edit', resource, id),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <ActionDialog title={translate(`${resource}.copyTitle`, { name })} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            autoFocus
            required
            label={translate(`${resource}.newName`)}
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: nameLength.max } }}
          />
          <Failures error={error} sx={{ mt: 1 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            disabled={newName.trim().length < nameLength.min}
            loading={isPending}
          >
            {translate(`${resource}.copy`)}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
