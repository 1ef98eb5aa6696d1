import type { Ref } from 'react'
import { PICTURE_TYPES } from '@grandstand/shared-types/core/pictures'

const ACCEPT = PICTURE_TYPES.map((type) => `image/${type}`).join()

interface PictureFileProps {
  ref: Ref<HTMLInputElement>
  onChoose: (file: File) => void
}

/** Asks for a picture of the computer when a button clicks it; it is not seen itself. */
export function PictureFile({ ref, onChoose }: PictureFileProps) {
  return (
    <input
      ref={ref}
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
  )
}
