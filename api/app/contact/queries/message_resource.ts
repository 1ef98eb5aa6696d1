import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { ContactMessageRow, ContactState } from '@grandstand/shared-types/wire/site/contact'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('contact_messages.id'),
  name: text('contact_messages.name'),
  email: text('contact_messages.email'),
  subject: text('contact_messages.subject'),
  text: text('contact_messages.text'),
  language: text<SiteLanguage>('contact_messages.language'),
  userId: orNull(number('contact_messages.user_id')),
  username: orNull(text('sender.username')),
  state: text<ContactState>('contact_messages.state'),
  answer: orNull(text('contact_messages.answer')),
  answeredByName: orNull(text('answerer.username')),
  answeredAt: orNull(number('contact_messages.answered_at')),
  createdAt: number('contact_messages.created_at'),
} satisfies FieldsOf<ContactMessageRow>

export const contactMessageResource: Resource<typeof fields> = {
  name: 'contact-messages',
  fields,
  from: (query) =>
    query
      .from('contact_messages')
      .leftJoin('users as sender', 'sender.id', 'contact_messages.user_id')
      .leftJoin('users as answerer', 'answerer.id', 'contact_messages.answered_by'),
  search: ['contact_messages.name', 'contact_messages.email', 'contact_messages.subject'],
  defaultSort: ['id', 'desc'],
}

export const scopeContactMessages = (query: Query, { siteId }: Principal): void =>
  void query.where('contact_messages.site_id', siteId)
