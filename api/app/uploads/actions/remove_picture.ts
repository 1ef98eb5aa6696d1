import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { narrowAddress, smallerWidths } from '@grandstand/shared-types/core/pictures'
import { deleteRow } from '#audit/edit_rows'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { fileOf } from '#uploads/picture_file'
import { isPictureKept, isPictureUsed } from '#uploads/queries/uses_of_picture'

/**
 * Removes a picture that nothing of the brand shows, and its files once no brand has it: clones share them. Throws 404
 * `notFound`, 409 `inUse` for one that is shown.
 */
export async function removePicture(editor: Editor, id: number): Promise<void> {
  const { siteId } = editor.principal
  const picture: { address: string; width: number } | null = await db
    .from('uploads')
    .where({ id, site_id: siteId })
    .select('address', 'width')
    .first()
  if (!picture) throw AppError.notFound()
  if (await isPictureUsed(siteId, picture.address)) throw new AppError('inUse')
  await inTransaction((trx) => deleteRow(trx, editor, 'uploads', id))
  if (await isPictureKept(picture.address)) return
  const forms = smallerWidths(Number(picture.width)).map((width) =>
    narrowAddress(picture.address, width)
  )
  for (const address of [picture.address, ...forms]) await drive.use().delete(fileOf(address))
}
