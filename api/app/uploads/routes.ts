import type { Operations } from '#core/operations/operation'
import { showPicture } from '#uploads/operations/pictures'
import { uploadLists, uploadPicture } from '#uploads/operations/uploads'

export const operations = {
  ...uploadLists,
  uploadPicture,
  showPicture,
} satisfies Operations
