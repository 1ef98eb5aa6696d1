/** Banners for affiliates. Each change writes a row of the audit log. */
import { deleteRow, insertRow, updateRow } from '#audit/edit_rows'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import type { SentAffiliateBanner } from '#affiliates/validators/banners'

export const createBanner = (editor: Editor, sent: SentAffiliateBanner): Promise<number> =>
  inTransaction((trx) => insertRow(trx, editor, 'affiliate_banners', columnsOf(sent)))

/** Throws 404 `notFound`. */
export async function updateBanner(
  editor: Editor,
  id: number,
  sent: SentAffiliateBanner
): Promise<void> {
  await inTransaction((trx) => updateRow(trx, editor, 'affiliate_banners', id, columnsOf(sent)))
}

/** Throws 404 `notFound`. */
export async function deleteBanner(editor: Editor, id: number): Promise<void> {
  await inTransaction((trx) => deleteRow(trx, editor, 'affiliate_banners', id))
}

const columnsOf = (sent: SentAffiliateBanner) => ({
  title: sent.title,
  language: sent.language,
  picture: sent.picture,
  list_order: sent.listOrder,
  is_shown: sent.isShown,
})
