/** Staff read and answer the messages of a brand's contact form. */
import type { ContactMessageRow, ContactState } from '@grandstand/shared-types/wire/site/contact'
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { writeMail } from '#mail/actions/write_mail'
import { siteById } from '#sites/current_site'

const MAIL_USEFUL_MS = 3 * 24 * 3_600_000

type Stored = Pick<
  ContactMessageRow,
  'name' | 'email' | 'subject' | 'text' | 'language' | 'state' | 'answer'
> & { user_id: number | null }

/** Marks a message. Throws 404 `notFound`. */
export async function markMessage(
  editor: Editor,
  id: number,
  { state }: { state: ContactState }
): Promise<void> {
  await inTransaction(async (trx) => {
    const message = await lockMessage(trx, editor, id)
    if (message.state === state) return
    await trx.from('contact_messages').where('id', id).update({ state })
    const change = { before: { state: message.state }, after: { state } }
    await record(trx, editor, id, 'contactMessage.update', change)
  })
}

/**
 * Sends the one answer to a message by mail, in the language in which the sender wrote, and marks the message. Throws 404
 * `notFound`, 409 `alreadyExists` for a message with an answer.
 */
export async function answerMessage(editor: Editor, id: number, answer: string): Promise<void> {
  const site = await siteById(editor.principal.siteId)
  const now = clock.now()
  await inTransaction(async (trx) => {
    const message = await lockMessage(trx, editor, id)
    if (message.answer !== null) throw new AppError('alreadyExists')
    await trx
      .from('contact_messages')
      .where('id', id)
      .update({
        answer,
        state: 'answered' satisfies ContactState,
        answered_by: editor.principal.userId,
        answered_at: now,
      })
    const { name, email, subject, text, language, user_id: userId } = message
    await writeMail(trx, site, {
      kind: 'contactAnswer',
      to: { userId, address: email, name, language },
      values: { senderName: name, subject, message: text, answer },
      usefulUntil: now + MAIL_USEFUL_MS,
    })
    await record(trx, editor, id, 'contactMessage.answer', {})
  })
}

async function lockMessage(trx: Trx, { principal }: Editor, id: number): Promise<Stored> {
  const row: Stored | null = await trx
    .query<Stored>()
    .from('contact_messages')
    .where({ id, site_id: principal.siteId })
    .forUpdate()
    .first()
  if (!row) throw AppError.notFound()
  return row
}

const record = (
  trx: Trx,
  editor: Editor,
  id: number,
  action: 'contactMessage.update' | 'contactMessage.answer',
  detail: Record<string, unknown>
): Promise<void> =>
  recordAudit(trx, {
    ...authorOf(editor),
    action,
    subjectType: 'contactMessage',
    subjectId: id,
    detail,
  })
