/** Categories of games of a brand. Each change writes a row of the audit log. */
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { requireTexts } from '#core/requests/written_texts'
import { siteById } from '#sites/current_site'
import type { SentCategory } from '#games/catalogue/validators/categories'
import { forgetGames } from '#games/catalogue/shown_games'

/** Throws 422 as `requireTexts`. */
export async function createCategory(editor: Editor, sent: SentCategory): Promise<number> {
  const columns = await columnsOf(editor, sent)
  const id = await editing((trx) => insertRow(trx, editor, 'game_categories', columns))
  forgetGames()
  return id
}

/** Throws 404 `notFound`, 409 `inUse` for another lobby while the category has games, 422 as `createCategory`. */
export async function updateCategory(
  editor: Editor,
  id: number,
  sent: SentCategory
): Promise<void> {
  const columns = await columnsOf(editor, sent)
  await editing(async (trx) => {
    const stray = await trx
      .from('games')
      .where({ category_id: id, site_id: editor.principal.siteId })
      .whereNot('lobby', sent.lobby)
      .select('id')
      .first()
    if (stray) throw new AppError('inUse')
    await updateRow(trx, editor, 'game_categories', id, columns)
  })
  forgetGames()
}

/** Throws 404 `notFound`, 409 `inUse` while the category has games. */
export async function deleteCategory(editor: Editor, id: number): Promise<void> {
  await editing((trx) => deleteRow(trx, editor, 'game_categories', id))
  forgetGames()
}

async function columnsOf({ principal }: Editor, sent: SentCategory) {
  const { defaultLanguage } = await siteById(principal.siteId)
  return {
    lobby: sent.lobby,
    names: JSON.stringify(requireTexts(sent.names, `names.${defaultLanguage}`)),
    list_order: sent.listOrder,
    is_shown: sent.isShown,
  }
}
