import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'

/** Chooses the minutes between two reality checks; 0 is none (rules 10.3). */
export async function setRealityCheck(editor: Editor, minutes: number): Promise<void> {
  const { userId } = editor.principal
  await inTransaction(async (trx) => {
    await trx
      .insertQuery()
      .table('reality_checks')
      .insert({ user_id: userId, minutes, answered_at: clock.now() })
      .onConflict('user_id')
      .merge(['minutes', 'answered_at'])
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'user.realityCheck',
      subjectType: 'user',
      subjectId: userId,
      detail: { minutes },
    })
  })
  bus.emit('protectionChanged', { userId })
}

/** Notes that the player has seen the reality check and goes on playing. */
export async function answerRealityCheck({ principal: { userId } }: Editor): Promise<void> {
  await inTransaction(async (trx) => {
    await trx.from('reality_checks').where('user_id', userId).update({ answered_at: clock.now() })
  })
  bus.emit('protectionChanged', { userId })
}
