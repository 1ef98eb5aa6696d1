/** Banners of a brand. Each change writes a row of the audit log. */
import { deleteRow, insertRow, updateRow } from '#audit/edit_rows'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requirePeriod } from '#core/timing/period'
import { forgetBanners } from '#content/queries/banner_views'
import type { SentBanner } from '#content/validators/banners'
import { writtenBannerTexts } from '#content/translated'

/** Throws 422 as `requirePeriod` and `writtenBannerTexts`. */
export async function createBanner(editor: Editor, sent: SentBanner): Promise<number> {
  const columns = columnsOf(sent)
  const id = await inTransaction((trx) => insertRow(trx, editor, 'banners', columns))
  forgetBanners()
  return id
}

/** Throws 404 `notFound`, 422 as `createBanner`. */
export async function updateBanner(editor: Editor, id: number, sent: SentBanner): Promise<void> {
  const columns = columnsOf(sent)
  await inTransaction((trx) => updateRow(trx, editor, 'banners', id, columns))
  forgetBanners()
}

/** Throws 404 `notFound`. */
export async function deleteBanner(editor: Editor, id: number): Promise<void> {
  await inTransaction((trx) => deleteRow(trx, editor, 'banners', id))
  forgetBanners()
}

function columnsOf(sent: SentBanner) {
  requirePeriod({ from: sent.startsAt, to: sent.endsAt }, 'endsAt')
  return {
    title: sent.title,
    page: sent.page,
    position: sent.position,
    language: sent.language,
    picture: sent.picture,
    phone_picture: sent.phonePicture,
    link: sent.link,
    starts_at: sent.startsAt,
    ends_at: sent.endsAt,
    list_order: sent.listOrder,
    is_shown: sent.isShown,
    texts: JSON.stringify(writtenBannerTexts(sent.texts ?? {})),
  }
}
