import type {
  NoticeAudience,
  NoticeForm,
  NoticeRow,
} from '@grandstand/shared-types/wire/site/notices'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import {
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'

const fields = {
  id: number('notices.id'),
  form: text<NoticeForm>('notices.form'),
  audience: text<NoticeAudience>('notices.audience'),
  userId: orNull(number('notices.user_id')),
  username: orNull(text('receiver.username')),
  texts: json<NoticeRow['texts']>('notices.texts'),
  senderName: orNull(text('users.username')),
  shownFrom: orNull(number('notices.shown_from')),
  shownTo: orNull(number('notices.shown_to')),
  createdAt: number('notices.created_at'),
} satisfies FieldsOf<NoticeRow>

export const noticeResource: Resource<typeof fields> = {
  name: 'notices',
  fields,
  from: (query) =>
    query
      .from('notices')
      .leftJoin('users as receiver', 'receiver.id', 'notices.user_id')
      .leftJoin('users', 'users.id', 'notices.sender_id'),
  search: ['receiver.username'],
  // by the sender
  filters: OWNER_FILTERS,
  defaultSort: ['id', 'desc'],
}

/** The notices that people wrote: staff of the house see those of the brand, others those that their branch wrote. */
export function scopeNotices(query: Query, principal: Principal): void {
  void query.where('notices.site_id', principal.siteId).whereNull('notices.notice_key')
  if (reachesBrand(principal)) return
  void query.where('users.path', 'like', `${keeperOf(principal).path}%`)
}
