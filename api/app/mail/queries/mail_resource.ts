import type { MailKind, MailRow, MailState } from '@grandstand/shared-types/wire/site/mail'
import type { Principal } from '#core/requests/access'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'

const fields = {
  id: number('mails.id'),
  kind: text<MailKind>('mails.kind'),
  language: text('mails.language'),
  userId: orNull(number('mails.user_id')),
  toAddress: text('mails.to_address'),
  subject: text('mails.subject'),
  state: text<MailState>('mails.state'),
  attempts: number('mails.attempts'),
  error: orNull(text('mails.error')),
  createdAt: number('mails.created_at'),
  nextAttemptAt: number('mails.next_attempt_at'),
  sentAt: orNull(number('mails.sent_at')),
} satisfies FieldsOf<MailRow>

/** Mails of a brand, and whether they were sent; nobody sees their bodies. */
export const mailResource: Resource<typeof fields> = {
  name: 'mails',
  fields,
  from: (query) => query.from('mails'),
  search: ['mails.to_address'],
  defaultSort: ['id', 'desc'],
}

export const scopeMails = (query: Query, { siteId }: Principal): void =>
  void query.where('mails.site_id', siteId)
