import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { PaymentCategoryRow } from '@grandstand/shared-types/wire/money/payment_methods'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
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
  id: number('payment_categories.id'),
  direction: text<PaymentDirection>('payment_categories.direction'),
  names: json<ByLanguage>('payment_categories.names'),
  logo: orNull(text('payment_categories.logo')),
  minMinor: number('payment_categories.min_amount'),
  maxMinor: number('payment_categories.max_amount'),
  openLink: orNull(text('payment_categories.open_link')),
  info: json<ByLanguage>('payment_categories.info'),
  listOrder: number('payment_categories.list_order'),
  isShown: bool('payment_categories.is_shown'),
} satisfies FieldsOf<PaymentCategoryRow>

/** Categories in the order in which players see them. */
export const categoryResource: Resource<typeof fields> = {
  name: 'payment-categories',
  fields,
  from: (query) => query.from('payment_categories'),
  search: ['payment_categories.names'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeCategories = (query: Query, { siteId }: Principal): void =>
  void query.where('payment_categories.site_id', siteId)
