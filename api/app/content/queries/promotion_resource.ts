import type { Translated } from '@grandstand/shared-types/languages/by_language'
import type { PageText, PromotionRow } from '@grandstand/shared-types/wire/site/content'
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
  id: number('promotions.id'),
  title: text('promotions.title'),
  texts: json<Translated<PageText>>('promotions.texts'),
  picture: orNull(text('promotions.picture')),
  startsAt: orNull(number('promotions.starts_at')),
  endsAt: orNull(number('promotions.ends_at')),
  listOrder: number('promotions.list_order'),
  isShown: bool('promotions.is_shown'),
} satisfies FieldsOf<PromotionRow>

export const promotionResource: Resource<typeof fields> = {
  name: 'promotions',
  fields,
  from: (query) => query.from('promotions'),
  search: ['promotions.title'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopePromotions = (query: Query, { siteId }: Principal): void =>
  void query.where('promotions.site_id', siteId)
