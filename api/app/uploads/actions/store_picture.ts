import drive from '@adonisjs/drive/services/main'
import { MOST_PICTURE_NAME } from '@grandstand/shared-types/core/pictures'
import { insertRow } from '#audit/edit_rows'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { fileOf } from '#uploads/picture_file'
import { pictureOf } from '#uploads/picture'
import { uploadAt } from '#uploads/queries/upload_at'

interface Sent {
  /** As the file is called where it came from. */
  name: string
  bytes: Buffer
}

/**
 * Keeps a picture for the brand, and answers with the number of its row; the same bytes are kept once. Throws as
 * `pictureOf`.
 */
export async function storePicture(editor: Editor, { name, bytes }: Sent): Promise<number> {
  const { siteId, userId } = editor.principal
  const { address, width, height, forms } = await pictureOf(bytes)
  const known = await uploadAt(siteId, address)
  if (known !== null) return known
  for (const form of forms) await drive.use().put(fileOf(form.address), form.bytes)
  try {
    return await inTransaction((trx) =>
      insertRow(trx, editor, 'uploads', {
        address,
        name: plainName(name),
        width,
        height,
        bytes: bytes.length,
        user_id: userId,
        created_at: clock.now(),
      })
    )
  } catch (error) {
    // the same bytes came twice at once
    const other = isUniqueViolation(error) ? await uploadAt(siteId, address) : null
    if (other === null) throw error
    return other
  }
}

/** The last part of a path, without signs that nobody sees. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return [...plain].slice(0, MOST_PICTURE_NAME).join('') || '?'
}
