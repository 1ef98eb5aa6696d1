import { authorOf, recordAudit } from '#audit/record_audit'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'

/** Adds a note on a user, whom the caller has found to be in sight. */
export async function addNote(editor: Editor, userId: number, text: string): Promise<void> {
  await inTransaction(async (trx) => {
    const note = {
      user_id: userId,
      author_id: editor.principal.userId,
      text,
      created_at: clock.now(),
    }
    await trx.insertQuery().table('user_notes').insert(note)
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'user.note',
      subjectType: 'user',
      subjectId: userId,
      detail: { text },
    })
  })
}
