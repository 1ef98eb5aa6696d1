import { useRef } from 'react'
import UploadIcon from '@mui/icons-material/UploadOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { PictureFile } from './PictureFile.tsx'

interface UploadButtonProps {
  isBusy: boolean
  onChoose: (file: File) => void
}

/** Asks for a picture of the computer. */
export function UploadButton({ isBusy, onChoose }: UploadButtonProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <PictureFile ref={input} onChoose={onChoose} />
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
    </>
  )
}
