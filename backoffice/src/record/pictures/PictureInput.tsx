import { useState } from 'react'
import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, InputAdornment, TextField, Tooltip } from '@mui/material'
import {
  FieldTitle,
  required,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
} from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { errorLines } from '../../api/errorLines.ts'
import { checkAddress } from '../inputs/AddressInput.tsx'
import { PictureFrame } from './PictureFrame.tsx'
import { UploadButton } from './UploadButton.tsx'
import { useUpload } from './useUpload.ts'

interface PictureInputProps {
  source: string
  label?: string
  helperText?: string
  isRequired?: boolean
}

/** A picture: uploaded from the computer, dropped on its frame, or named by its address. */
export function PictureInput({ source, label, helperText, isRequired = false }: PictureInputProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const mayUpload = useMay('pictures.upload')
  const [isOver, setIsOver] = useState(false)
  const { field, fieldState, id } = useInput({
    source,
    validate: isRequired ? [required(), checkAddress] : checkAddress,
    parse: (text: string) => (text === '' ? null : text),
  })
  const { upload, isPending, error } = useUpload(field.onChange)
  const address = typeof field.value === 'string' ? field.value : ''
  const fault = error ? errorLines(error).join(' ') : fieldState.error?.message
  return (
    <Box
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', minWidth: 0, mb: 1 }}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(mayUpload)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file && mayUpload) upload(file)
      }}
    >
      {/* level with the edge of the field, whose label needs the room above */}
      <Box sx={{ mt: 1 }}>
        <PictureFrame address={isWebAddress(address) ? address : null} isOver={isOver} />
      </Box>
      <TextField
        {...field}
        id={id}
        value={address}
        fullWidth
        label={
          <FieldTitle
            source={source}
            isRequired={isRequired}
            {...(label !== undefined && { label })}
            {...(resource !== undefined && { resource })}
          />
        }
        error={fault !== undefined}
        helperText={
          fault ? <ValidationError error={fault} /> : translate(helperText ?? 'picture.hint')
        }
        slotProps={{
          htmlInput: { dir: 'ltr', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                {!isRequired && address !== '' && (
                  <RemoveButton onRemove={() => field.onChange('')} />
                )}
                {mayUpload && <UploadButton isBusy={isPending} onChoose={upload} />}
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  )
}

function RemoveButton({ onRemove }: { onRemove: () => void }) {
  const translate = useTranslate()
  return (
    <Tooltip title={translate('picture.remove')}>
      <IconButton size="small" aria-label={translate('picture.remove')} onClick={onRemove}>
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  )
}
