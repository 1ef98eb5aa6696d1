/** Staff write to players, and take a notice back. */
import db from '@adonisjs/lucid/services/db'
import type { NoticeText } from '@grandstand/shared-types/wire/site/notices'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { bus } from '#core/bus'
import { AppError } from '#core/errors/app_error'
import { findRow } from '#core/lists/resource'
import { reachesBrand, scopeToPrincipal, type Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { requirePeriod } from '#core/timing/period'
import { storedTexts } from '#notices/actions/texts'
import { noticeResource, scopeNotices } from '#notices/queries/notice_resource'
import type { NewNotice, NoticeChanges } from '#notices/validators/notices'

/**
 * To one player, to everybody below a dealer, or to all of the brand. Throws 403 `notAllowed` when a user who does not
 * reach the brand writes to all of it, 422 `isRequiredArea` or `unknownEntry` at `userId` for a player or dealer who is
 * missing, out of sight or of another kind, and as `storedTexts` and `requirePeriod`.
 */
export async function writeNotice(editor: Editor, input: NewNotice): Promise<number> {
  requirePeriod({ from: input.shownFrom, to: input.shownTo }, 'shownTo')
  const texts = storedTexts<NoticeText>(input.texts)
  const userId = await receiverOf(editor, input)
  const id = await editing((trx) =>
    insertRow(trx, editor, 'notices', {
      form: input.form,
      audience: input.audience,
      user_id: userId,
      texts,
      sender_id: editor.principal.userId,
      shown_from: input.shownFrom,
      shown_to: input.shownTo,
      created_at: clock.now(),
    })
  )
  if (input.audience === 'player' && userId !== null) bus.emit('noticeWritten', { userId })
  return id
}

/** Throws 404 `notFound` for a notice out of sight, and as `storedTexts` and `requirePeriod`. */
export async function updateNotice(
  editor: Editor,
  id: number,
  changes: NoticeChanges
): Promise<void> {
  await findRow(noticeResource, id, (query) => scopeNotices(query, editor.principal))
  requirePeriod({ from: changes.shownFrom, to: changes.shownTo }, 'shownTo')
  const texts = changes.texts && storedTexts<NoticeText>(changes.texts)
  await editing((trx) =>
    updateRow(trx, editor, 'notices', id, {
      texts,
      shown_from: changes.shownFrom,
      shown_to: changes.shownTo,
    })
  )
}

/** Throws 404 `notFound`. */
export const deleteNotice = (editor: Editor, id: number): Promise<void> =>
  editing((trx) => deleteRow(trx, editor, 'notices', id))

async function receiverOf(
  { principal }: Editor,
  { audience, userId }: NewNotice
): Promise<number | null> {
  if (audience === 'brand') {
    if (!reachesBrand(principal)) throw new AppError('notAllowed')
    return null
  }
  if (!userId) throw AppError.field('userId', 'isRequiredArea')
  const receivers = db
    .from('users')
    .where('users.id', userId)
    .whereIn('users.type', audience === 'player' ? ['player'] : ['dealer', 'partner'])
  const row = await scopeToPrincipal(receivers, principal).select('users.id').first()
  if (!row) throw AppError.field('userId', 'unknownEntry')
  return userId
}
