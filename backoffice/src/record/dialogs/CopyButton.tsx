import { useState } from 'react'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { TextField } from '../inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRedirect, useTranslate } from 'ra-core'
import { DialogButton, FormDialog } from './FormDialog.tsx'

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
  return (
    <DialogButton
      color="inherit"
      startIcon={<CopyIcon />}
      label={translate(`${props.resource}.copy`)}
      dialog={(close) => <CopyDialog {...props} onClose={close} />}
    />
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
  const write = useMutation({
    mutationFn: () => copy(newName),
    onSuccess: ({ id }) => redirect('edit', resource, id),
  })
  return (
    <FormDialog
      title={translate(`${resource}.copyTitle`, { name })}
      submit={translate(`${resource}.copy`)}
      isReady={newName.trim().length >= nameLength.min}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={translate(`${resource}.newName`)}
        value={newName}
        onChange={(event) => setNewName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: nameLength.max } }}
      />
    </FormDialog>
  )
}
