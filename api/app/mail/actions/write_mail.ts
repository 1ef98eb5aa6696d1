import { randomUUID } from 'node:crypto'
import type { MailKind, MailText, PlaceholderOf } from '@grandstand/shared-types/wire/site/mail'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { composed } from '#mail/compose/compose'
import { mailText } from '#mail/queries/mail_text'
import { senderOf } from '#mail/sending/sender_of'
import { sealBody } from '#mail/sending/sealed_body'
import { languageOfMail } from '#mail/texts/texts'
import type { CurrentSite } from '#sites/current_site'

export interface Receiver {
  /** Null for a receiver without an account. */
  userId: number | null
  address: string
  name: string
  /** Code of the receiver's language. */
  language: string
}

interface NewMail<K extends MailKind> {
  kind: K
  to: Receiver
  values: Readonly<Record<Exclude<PlaceholderOf<K>, 'brand'>, string>>
  /** After this time the mail is not sent any more, because its link has expired. Epoch milliseconds. */
  usefulUntil: number
  /** A text to try out; without it, the text in force for the brand. */
  text?: MailText
}

/**
 * Puts a mail into the outbox, in the receiver's language. It is sent after the transaction, and only if that commits.
 * A mail that a killed server was sending is sent again under the same Message-ID.
 */
export async function writeMail<K extends MailKind>(
  trx: Trx,
  site: CurrentSite,
  { kind, to, values, usefulUntil, text }: NewMail<K>
): Promise<void> {
  const now = clock.now()
  const language = languageOfMail(to.language, site.defaultLanguage)
  const mail = composed({
    kind,
    text: text ?? (await mailText(trx, site.id, kind, language)),
    language,
    brand: site.title,
    values,
  })
  await trx
    .insertQuery()
    .table('mails')
    .insert({
      site_id: site.id,
      user_id: to.userId,
      kind,
      language,
      to_address: to.address,
      to_name: to.name,
      subject: mail.subject.slice(0, 255),
      sealed_body: sealBody({ html: mail.html, text: mail.text }),
      message_id: `<${randomUUID()}@${senderOf(site).split('@')[1]}>`,
      state: 'waiting',
      created_at: now,
      next_attempt_at: now,
      useful_until: usefulUntil,
    })
}
