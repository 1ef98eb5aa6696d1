import type { PopupKind, PopupPlace, PopupRow } from '@grandstand/shared-types/wire/site/notices'
import {
  bool,
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('popups.id'),
  name: text('popups.name'),
  kind: text<PopupKind>('popups.kind'),
  place: text<PopupPlace>('popups.place'),
  texts: json<PopupRow['texts']>('popups.texts'),
  closesItself: bool('popups.closes_itself'),
  active: bool('popups.active'),
  listOrder: number('popups.list_order'),
  shownFrom: orNull(number('popups.shown_from')),
  shownTo: orNull(number('popups.shown_to')),
  createdAt: number('popups.created_at'),
} satisfies FieldsOf<PopupRow>

export const popupResource: Resource<typeof fields> = {
  name: 'popups',
  fields,
  from: (query) => query.from('popups'),
  search: ['popups.name'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopePopups = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('popups.site_id', siteId)
