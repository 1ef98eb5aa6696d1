import { useRef } from 'react'
import { pictureSource } from '@grandstand/shared-types/core/pictures'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import type { Editor } from '@tiptap/react'
import { useNotify, useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { PictureFile } from '../pictures/PictureFile.tsx'
import { useUpload } from '../pictures/useUpload.ts'
import { TextButton } from './TextButton.tsx'

/** Uploads a picture and puts it at the cursor; shown to who may upload. */
export function PictureButton({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const { upload, isPending } = useUpload(
    (address) => {
      const { src, width, height } = pictureSource(address)
      const size = width && height ? { width, height } : {}
      editor
        .chain()
        .focus()
        .setImage({ src, ...size })
        .run()
    },
    (error) => notify(error.message, { type: 'error' })
  )
  if (!useMay('pictures.upload')) return null
  return (
    <>
      <PictureFile ref={input} onChoose={upload} />
      <TextButton
        label={translate('picture.upload')}
        isBusy={isPending}
        onPress={() => input.current?.click()}
      >
        <PictureIcon />
      </TextButton>
    </>
  )
}
