/** Payment categories of a brand. Each change writes a row of the audit log. */
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { siteById } from '#sites/current_site'
import { requireTexts, writtenTexts } from '#core/requests/written_texts'
import { requireBounds } from '#payments/methods/actions/require_bounds'
import type { SentCategory } from '#payments/methods/validators/categories'

/** Throws 422 as `requireTexts` and `requireBounds`. */
export async function createCategory(editor: Editor, sent: SentCategory): Promise<number> {
  const columns = await columnsOf(editor, sent)
  return editing((trx) => insertRow(trx, editor, 'payment_categories', columns))
}

/** Throws 404 `notFound`, 409 `inUse` for another direction while the category has methods, 422 as `createCategory`. */
export async function updateCategory(
  editor: Editor,
  id: number,
  sent: SentCategory
): Promise<void> {
  const columns = await columnsOf(editor, sent)
  await editing(async (trx) => {
    await requireDirection(trx, id, sent.direction)
    await updateRow(trx, editor, 'payment_categories', id, columns)
  })
}

/** Throws 404 `notFound`, 409 `inUse` while the category has methods. */
export const deleteCategory = (editor: Editor, id: number): Promise<void> =>
  editing((trx) => deleteRow(trx, editor, 'payment_categories', id))

async function requireDirection(trx: Trx, id: number, direction: string): Promise<void> {
  const method = await trx
    .from('payment_methods')
    .join('payment_categories', 'payment_categories.id', 'payment_methods.category_id')
    .where('payment_categories.id', id)
    .whereNot('payment_categories.direction', direction)
    .select('payment_methods.id')
    .first()
  if (method) throw new AppError('inUse')
}

async function columnsOf({ principal }: Editor, sent: SentCategory) {
  requireBounds(sent)
  const { defaultLanguage } = await siteById(principal.siteId)
  return {
    direction: sent.direction,
    names: JSON.stringify(requireTexts(sent.names, `names.${defaultLanguage}`)),
    logo: sent.logo,
    min_amount: sent.minMinor,
    max_amount: sent.maxMinor,
    open_link: sent.openLink,
    info: JSON.stringify(writtenTexts(sent.info)),
    list_order: sent.listOrder,
    is_shown: sent.isShown,
  }
}
