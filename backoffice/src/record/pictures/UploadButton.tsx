import { useRef } from 'react'
import { PICTURE_TYPES } from '@grandstand/shared-types/core/pictures'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import { IconButton, InputAdornment, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'

const ACCEPT = PICTURE_TYPES.map((type) => `image/${type}`).join()

interface UploadButtonProps {
  isBusy: boolean
  onChoose: (file: File) => void
}

/** Asks for a file of the computer; stands at the end of a text field. */
export function UploadButton({ isBusy, onChoose }: UploadButtonProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <InputAdornment position="end">
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // the same file may be chosen again
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Tooltip title={translate('picture.upload')}>
        <span>
          <IconButton
            size="small"
            loading={isBusy}
            aria-label={translate('picture.upload')}
            onClick={() => input.current?.click()}
          >
            <UploadIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </span>
      </Tooltip>
    </InputAdornment>
  )
}
