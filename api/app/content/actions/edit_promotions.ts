/** Promotions of a brand. Each change writes a row of the audit log. */
import { firstText } from '@grandstand/shared-types/languages/by_language'
import { deleteRow, insertRow, updateRow } from '#audit/edit_rows'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requirePeriod } from '#core/timing/period'
import { siteById } from '#sites/current_site'
import { forgetPromotions } from '#content/queries/promotion_views'
import { cleanTexts } from '#content/translated'
import type { SentPromotion } from '#content/validators/promotions'

/** Throws 422 as `cleanTexts` and `requirePeriod`. */
export async function createPromotion(editor: Editor, sent: SentPromotion): Promise<number> {
  const columns = await columnsOf(editor, sent)
  const id = await inTransaction((trx) => insertRow(trx, editor, 'promotions', columns))
  forgetPromotions()
  return id
}

/** Throws 404 `notFound`, 422 as `cleanTexts` and `requirePeriod`. */
export async function updatePromotion(
  editor: Editor,
  id: number,
  sent: SentPromotion
): Promise<void> {
  const columns = await columnsOf(editor, sent)
  await inTransaction((trx) => updateRow(trx, editor, 'promotions', id, columns))
  forgetPromotions()
}

/** Throws 404 `notFound`. */
export async function deletePromotion(editor: Editor, id: number): Promise<void> {
  await inTransaction((trx) => deleteRow(trx, editor, 'promotions', id))
  forgetPromotions()
}

async function columnsOf({ principal }: Editor, sent: SentPromotion) {
  requirePeriod({ from: sent.startsAt, to: sent.endsAt }, 'endsAt')
  const { defaultLanguage } = await siteById(principal.siteId)
  const texts = cleanTexts(sent.texts, defaultLanguage)
  return {
    title: firstText(texts, defaultLanguage)?.text.title ?? '',
    texts: JSON.stringify(texts),
    picture: sent.picture,
    starts_at: sent.startsAt,
    ends_at: sent.endsAt,
    list_order: sent.listOrder,
    is_shown: sent.isShown,
  }
}
