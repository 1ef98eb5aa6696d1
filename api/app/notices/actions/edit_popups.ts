/** Adds, changes and removes popups. Their HTML is cleaned on the way in (must-hold S5). Each change applies at once. */
import type { PopupText } from '@grandstand/shared-types/wire/site/notices'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { cleanHtml } from '#content/clean_html'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { requirePeriod } from '#core/timing/period'
import { storedTexts } from '#notices/actions/texts'
import { forgetPopups } from '#notices/queries/popups'
import type { NewPopup, PopupChanges } from '#notices/validators/notices'

/** Throws as `storedTexts` and `requirePeriod`. */
export async function createPopup(editor: Editor, input: NewPopup): Promise<number> {
  const columns = columnsOf(input)
  const id = await editing((trx) =>
    insertRow(trx, editor, 'popups', {
      ...columns,
      kind: input.kind ?? 'slide',
      place: input.place ?? 'home',
      created_at: clock.now(),
    })
  )
  forgetPopups()
  return id
}

/** Throws 404 `notFound`, and as `createPopup`. */
export async function updatePopup(
  editor: Editor,
  id: number,
  changes: PopupChanges
): Promise<void> {
  const columns = columnsOf(changes)
  await editing((trx) => updateRow(trx, editor, 'popups', id, columns))
  forgetPopups()
}

/** Throws 404 `notFound`. */
export async function deletePopup(editor: Editor, id: number): Promise<void> {
  await editing((trx) => deleteRow(trx, editor, 'popups', id))
  forgetPopups()
}

function columnsOf(input: PopupChanges) {
  requirePeriod({ from: input.shownFrom, to: input.shownTo }, 'shownTo')
  return {
    name: input.name,
    kind: input.kind,
    place: input.place,
    texts: input.texts && storedTexts<PopupText>(input.texts, cleaned),
    closes_itself: input.closesItself,
    active: input.active,
    list_order: input.listOrder,
    shown_from: input.shownFrom,
    shown_to: input.shownTo,
  }
}

const cleaned = ({ title, html }: PopupText): PopupText => ({ title, html: cleanHtml(html) })
